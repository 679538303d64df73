import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Decodes the numbers in a segment of a source map; each consists of groups of five bits, with the sign in the last
 * bit.
 */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/**
 * Shortens `webpack://frontdesk-qr/../shared/src/csv/index.ts` to `shared/src/csv/index.ts`, and a package's path to
 * one that begins with its name.
 */
function moduleName(source: string): string {
  const name = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');
  return name.replace(/^node_modules\/.*node_modules\//, '');
}

/** The minified bytes of each module in scripts, by their source maps. `scripts` are files. */
export function moduleSizes(scripts: readonly string[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const script of new Set(scripts)) {
    if (!existsSync(`${script}.map`)) continue;
    const map = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as { sources: string[]; mappings: string };
    const lines = readFileSync(script, 'utf8').split('\n');
    let source = 0;
    for (const [row, mappings] of map.mappings.split(';').entries()) {
      let column = 0;
      const begins = (mappings ? mappings.split(',') : []).map((segment) => {
        const [columns = 0, sources] = decode(segment);
        column += columns;
        if (sources !== undefined) source += sources;
        return { column, name: sources === undefined ? null : moduleName(map.sources[source] ?? '') };
      });
      for (const [at, { column: begin, name }] of begins.entries()) {
        const end = begins[at + 1]?.column ?? lines[row]?.length ?? begin;
        const known = name ?? `without a module in ${path.basename(script).replace(/\.[0-9a-f]{8,16}\./, '.')}`;
        sizes.set(known, (sizes.get(known) ?? 0) + end - begin);
      }
    }
  }
  return sizes;
}
