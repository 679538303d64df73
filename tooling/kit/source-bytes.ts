interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns how many bytes of a script come from each of its sources, by its source map. */
export function bytesOfSources({ sources, mappings }: SourceMap, script: string): Map<string, number> {
  const bytes = new Map<string, number>();
  const lines = script.split('\n');
  let source = 0;
  mappings.split(';').forEach((text, at) => {
    const line = lines[at] ?? '';
    let [column, from, owner] = [0, 0, undefined as string | undefined];
    const count = (to: number) => {
      if (owner !== undefined) bytes.set(owner, (bytes.get(owner) ?? 0) + Buffer.byteLength(line.slice(from, to)));
      from = to;
    };
    for (const segment of text === '' ? [] : text.split(',')) {
      const [byColumn = 0, bySource] = numbersOf(segment);
      column += byColumn;
      count(column);
      source += bySource ?? 0;
      owner = bySource === undefined ? undefined : sources[source];
    }
    count(line.length);
  });
  return bytes;
}

/** Each digit has five bits, and a sixth bit if the number continues; the lowest bit of a number is its sign. */
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
