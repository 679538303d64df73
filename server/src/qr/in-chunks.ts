/** Databases take a limited number of values in one statement. */
const CHUNK = 500;

/** Cuts ids into lists that fit into one statement; each id once, in order, so that two transactions lock rows alike. */
export function inChunks(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)].sort();
  return Array.from({ length: Math.ceil(unique.length / CHUNK) }, (_, at) =>
    unique.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}
