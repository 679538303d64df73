import { importsOf, isOfTests, readScripts, SHARED_EXPORTS, type TextFile } from './source-files';

/**
 * The limits of the source's shape; tests are not counted. They may be lowered at any time; raising them takes a
 * decision.
 */
const LIMITS = {
  /** Files per 10,000 lines. */
  filesPerTenThousandLines: 150,
  /** Percent of the files that have fewer than `CRUMB_LINES` lines and exactly one importer. */
  crumbs: 4,
  /** Lines of a file. */
  lines: 350,
};
const CRUMB_LINES = 25;

export interface Figures {
  readonly files: number;
  readonly lines: number;
  readonly filesPerTenThousandLines: number;
  /** The files with fewer than 25 lines and one importer. */
  readonly crumbs: readonly string[];
  /** The files with too many lines. */
  readonly long: readonly string[];
}

/** Measures how the source is divided into files. */
export function figuresOf(scripts: readonly TextFile[]): Figures {
  const files = scripts.filter(({ path }) => !isOfTests(path));
  const linesOf = new Map(files.map(({ path, text }) => [path, text.split('\n').length - 1]));
  const importers = new Map<string, number>();
  for (const imported of importsOf(files, SHARED_EXPORTS).values()) {
    for (const file of imported) importers.set(file, (importers.get(file) ?? 0) + 1);
  }
  const lines = [...linesOf.values()].reduce((sum, count) => sum + count, 0);
  return {
    files: files.length,
    lines,
    filesPerTenThousandLines: (files.length / lines) * 10_000,
    crumbs: [...linesOf]
      .filter(([file, count]) => count < CRUMB_LINES && importers.get(file) === 1)
      .map(([file]) => file),
    long: [...linesOf].filter(([, count]) => count > LIMITS.lines).map(([file]) => file),
  };
}

/** The limits that the figures exceed, one sentence each. */
export function figureProblems({ files, filesPerTenThousandLines, crumbs, long }: Figures): string[] {
  const share = (crumbs.length / files) * 100;
  return [
    ...(filesPerTenThousandLines > LIMITS.filesPerTenThousandLines
      ? [
          `${filesPerTenThousandLines.toFixed(1)} files per 10,000 lines, ${LIMITS.filesPerTenThousandLines} are allowed: merge files that tell one story.`,
        ]
      : []),
    ...(share > LIMITS.crumbs
      ? [
          `${share.toFixed(1)} % of the files have one importer and fewer than ${CRUMB_LINES} lines, ${LIMITS.crumbs} % are allowed. Merge some into their importers: ${crumbs.join(', ')}.`,
        ]
      : []),
    ...long.map((file) => `${file} has more than ${LIMITS.lines} lines: split it where a second idea begins.`),
  ];
}

const isCommand = process.argv[1]?.endsWith('figures.ts') === true;
if (isCommand) {
  const figures = figuresOf(readScripts());
  console.log(
    `${figures.files} files, ${figures.lines} lines, ${figures.filesPerTenThousandLines.toFixed(1)} files per 10,000 lines, ${figures.crumbs.length} files with one importer and fewer than ${CRUMB_LINES} lines`,
  );
  const problems = figureProblems(figures);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
