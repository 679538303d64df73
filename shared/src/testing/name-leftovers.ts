import type { CodePlace, Leftover } from './left-behind';

/** The host, its packages, and the build and test tools. They keep timers and listeners on purpose. */
const HOST_PACKAGE =
  /^(react|react-dom|scheduler|react-router|react-router-dom|react-refresh|zustand|react-dropzone|@chakra-ui|@ark-ui|@zag-js|@floating-ui|@internationalized|@emotion|@tanstack|@frontdesk|@microsoft|@module-federation|@pmmmwh|webpack|webpack-dev-server|@testing-library|jsdom|nwsapi|jest[\w-]*|@jest|vitest|tsx)$/;
/** The host and the shared code of this repository, and the code that webpack adds. */
const HOST_FILE = /(^|\/)(shared|host)\/src\/(?!.*\.test\.)|^webpack\/|\/webpack\/runtime\//;

type Owner = 'page' | 'package' | 'host' | 'browser';

function ownerOf({ file }: CodePlace): Owner {
  const path = file.replaceAll('\\', '/');
  const [, name] = /.*\/node_modules\/(@[^/]+|[^/]+)/.exec(path) ?? [];
  if (name !== undefined) return HOST_PACKAGE.test(name) ? 'host' : 'package';
  if (/^(node:|native$|<anonymous>$)/.test(path)) return 'browser';
  return HOST_FILE.test(path) ? 'host' : 'page';
}

/**
 * Returns a sentence for each leftover, such as 'a timer of 50 ms from HoursPage.tsx:12 still runs'. Omits leftovers
 * that the host keeps, as determined by the innermost call that does not come from a package of the page. `original`
 * returns a call's place in the sources.
 */
export async function nameLeftovers(
  leftovers: readonly Leftover[],
  original: (place: CodePlace) => CodePlace | Promise<CodePlace> = (place) => place,
): Promise<string[]> {
  const sentences = new Set<string>();
  for (const { thing, state, frames } of leftovers) {
    const caller = await callerOf(frames, original);
    if (caller === 'host') continue;
    const from = caller && ` from ${caller.file.replaceAll('\\', '/').split('/').at(-1)}:${caller.line}`;
    sentences.add(`${thing}${from ?? ''} ${state}`);
  }
  return [...sentences];
}

/** Returns the place in the page's code, or in a package of the page; null without any calls. */
async function callerOf(
  frames: readonly CodePlace[],
  original: (place: CodePlace) => CodePlace | Promise<CodePlace>,
): Promise<CodePlace | 'host' | null> {
  let ofPackage: CodePlace | null = null;
  for (const frame of frames) {
    const place = await original(frame);
    const owner = ownerOf(place);
    if (owner === 'page') return place;
    if (owner === 'host') return ofPackage ?? 'host';
    if (owner === 'package') ofPackage ??= place;
  }
  return ofPackage ?? (frames.length > 0 ? 'host' : null);
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/**
 * Returns a function that finds the place of a call in the sources, using the source maps next to the scripts. For a
 * script without a source map, returns the place in the script.
 */
export function originalPlaces(read: (address: string) => Promise<Response>): (place: CodePlace) => Promise<CodePlace> {
  const maps = new Map<string, Promise<readonly LineMap[] | null>>();
  const load = async (address: string) => {
    const answer = await read(address);
    return answer.ok ? linesOf((await answer.json()) as SourceMap) : null;
  };
  return async (place) => {
    const address = `${place.file.split('?')[0]}.map`;
    if (!maps.has(address))
      maps.set(address, /^https?:/.test(address) ? load(address).catch(() => null) : Promise.resolve(null));
    const line = (await maps.get(address))?.[place.line - 1];
    const segment = line?.findLast(({ column }) => column < place.column) ?? line?.[0];
    return segment ? { file: segment.file, line: segment.line, column: 1 } : place;
  };
}

type LineMap = readonly { readonly column: number; readonly file: string; readonly line: number }[];

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the mappings of a source map, line by line of the script. */
function linesOf({ sources, mappings }: SourceMap): LineMap[] {
  let [source, line] = [0, 0];
  return mappings.split(';').map((text) => {
    let column = 0;
    return text.split(',').flatMap((segment) => {
      const [byColumn = 0, bySource, byLine] = numbersOf(segment);
      column += byColumn;
      if (bySource === undefined || byLine === undefined) return [];
      source += bySource;
      line += byLine;
      return [{ column, file: (sources[source] ?? '').replace(/^webpack:\/\/[^/]*\//, ''), line: line + 1 }];
    });
  });
}

/** Each digit has five bits and one that indicates whether the number continues; a number's lowest bit is its sign. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
