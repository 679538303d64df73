/** A report: the contract version that it was written for, and the lines of the surface. */
interface SurfaceReport {
  readonly contract: string;
  readonly lines: readonly string[];
}

/** The report as a file, and back. */
export function formatSurface({ contract, lines }: SurfaceReport): string {
  return `contract ${contract}\n\n${lines.join('\n')}\n`;
}

export function parseSurface(text: string): SurfaceReport {
  const [head = '', , ...lines] = text.trimEnd().split('\n');
  return { contract: head.replace('contract ', ''), lines };
}

/**
 * What the surface `now` lacks of the report, a sentence each. Only another major version of the contract may take an
 * export or a member away. Changes of a type show in the report's history.
 */
export function surfaceProblems(report: SurfaceReport, now: SurfaceReport): string[] {
  if (majorOf(now.contract) > majorOf(report.contract)) return [];
  const present = new Set(now.lines.map(memberOf));
  const missing = report.lines.filter((line) => !present.has(memberOf(line)));
  return missing.map((line) => `The kit no longer has: ${line}`);
}

/** A line without the type: `app CallOptions: readonly signal`. */
const memberOf = (line: string): string => /^[^:]+: [^:(<=?]*/.exec(line)?.[0].trim() ?? line;

const majorOf = (version: string): number => Number(version.split('.')[0]);
