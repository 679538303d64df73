/** A report: its contract version, and the lines of the surface. */
interface SurfaceReport {
  readonly contract: string;
  readonly lines: readonly string[];
}

/** Formats a report as a file. */
export function formatSurface({ contract, lines }: SurfaceReport): string {
  return `contract ${contract}\n\n${lines.join('\n')}\n`;
}

export function parseSurface(text: string): SurfaceReport {
  const [head = '', , ...lines] = text.trimEnd().split('\n');
  return { contract: head.replace('contract ', ''), lines };
}

/**
 * Lists what the surface `now` lacks compared to the report, one sentence each. Only a new major version of the contract
 * may remove an export or a member. The report's history shows changes of types.
 */
export function surfaceProblems(report: SurfaceReport, now: SurfaceReport): string[] {
  if (majorOf(now.contract) > majorOf(report.contract)) return [];
  const present = new Set(now.lines.map(memberOf));
  const missing = report.lines.filter((line) => !present.has(memberOf(line)));
  return missing.map((line) => `The kit no longer has: ${line}`);
}

/** Returns a line without the type: `app CallOptions: readonly signal`. */
const memberOf = (line: string): string => /^[^:]+: [^:(<=?]*/.exec(line)?.[0].trim() ?? line;

const majorOf = (version: string): number => Number(version.split('.')[0]);
