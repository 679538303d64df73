import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { ROOT } from '../run-command.mjs';
import { CONTRACT_ENTRIES } from './build-kit';

/** One export of a module of the kit, and the lines of its declaration. */
interface DeclaredExport {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * Returns the public surface of the kit as lines, one for each member of each export: `app CallOptions: signal?: AbortSignal;`.
 * `entries` are the declaration files in `types` by module name.
 */
async function kitSurface(types: string, entries: Readonly<Record<string, string>>): Promise<string[]> {
  const lines: string[] = [];
  for (const [module, file] of Object.entries(entries)) {
    const exported = await exportsOf(path.join(types, file));
    for (const { name, lines: members } of exported.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      lines.push(...members.map((member) => `${module} ${name}: ${member}`));
    }
  }
  return lines;
}

/** The compiler writes each statement at the start of a line, and `export { a } from './b'` for re-exports. */
async function exportsOf(file: string): Promise<DeclaredExport[]> {
  const text = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '');
  const statements = text.split(/\n(?=[a-z])/).map((statement) => statement.trim());
  const found = await Promise.all(statements.map((statement) => exportsOfStatement(statement, file)));
  return found.flat();
}

async function exportsOfStatement(statement: string, file: string): Promise<DeclaredExport[]> {
  const [, list, source] = /^export (?:type )?\{([^}]*)\} from '([^']+)'/.exec(statement) ?? [];
  if (list !== undefined && source !== undefined) return passedOn(list, source, file);
  const [, name] =
    /^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/.exec(statement) ?? [];
  if (name === undefined) return [];
  const [first = '', ...rest] = statement.split('\n').map((line) => line.trim());
  // A styled component has the attributes of its HTML element.
  const lines = /ChakraComponent</.test(first) ? [first] : [first, ...rest];
  return [{ name, lines: lines.filter((line) => /\w/.test(line)) }];
}

async function passedOn(list: string, source: string, file: string): Promise<DeclaredExport[]> {
  const names = list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');
  const target = path.resolve(path.dirname(file), `${source}.d.ts`);
  const declared = source.startsWith('.') ? await exportsOf(target) : null;
  return names.map((specifier) => {
    const [original = '', name = original] = specifier.split(' as ');
    const found = declared?.find((known) => known.name === original);
    if (declared && !found) throw new Error(`${file} re-exports ${original}, which ${target} does not declare.`);
    return { name, lines: found?.lines ?? [`${original} of ${source}`] };
  });
}

/** The path of the committed report of the kit's public surface. */
export const SURFACE_REPORT = path.join(ROOT, 'tooling/kit/surface.txt');

/** Reads the surface of the contract's modules from the declarations in `types`. */
export async function readSurface(types: string): Promise<string[]> {
  const files = Object.entries(CONTRACT_ENTRIES).map(
    ([name, source]) => [name, source.replace(/\.tsx?$/, '.d.ts')] as const,
  );
  const lines = await kitSurface(types, Object.fromEntries(files));
  return lines.map((line) => line.replace(`"${CONTRACT_VERSION}"`, 'string'));
}

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
 * may remove an export or a member. The report's history shows changes of types. Reports of earlier releases also list
 * modules outside of the contract, such as the product's own endpoints, which may change.
 */
export function surfaceProblems(report: SurfaceReport, now: SurfaceReport): string[] {
  if (majorOf(now.contract) > majorOf(report.contract)) return [];
  const present = new Set(now.lines.flatMap((line) => [memberOf(line), exportOf(line)]));
  const isPresent = (line: string) => present.has(isOfLibrary(line) ? exportOf(line) : memberOf(line));
  const missing = report.lines.filter((line) => isPromised(line) && !isPresent(line));
  return missing.map((line) => `The kit no longer has: ${line}`);
}

/** Whether the line is about a module of the contract. */
const isPromised = (line: string): boolean => Object.hasOwn(CONTRACT_ENTRIES, line.split(' ')[0] ?? '');

/** Returns a line without the type: `app CallOptions: readonly signal`. */
const memberOf = (line: string): string => /^[^:]+: [^:(<=?]*/.exec(line)?.[0].trim() ?? line;

/** Returns the module and the name of the export: `app CallOptions`. */
const exportOf = (line: string): string => line.split(':')[0] ?? line;

/** Whether a library declares the export. Our own declaration in its place is a change of its type. */
const isOfLibrary = (line: string): boolean => / of [@\w/-]+$/.test(line);

const majorOf = (version: string): number => Number(version.split('.')[0]);
