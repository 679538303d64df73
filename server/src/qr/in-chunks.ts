/** Databases accept a limited number of values in a statement. */
const CHUNK = 500;

/**
 * Splits ids into lists that fit into a statement; each id once, in order, so that two transactions lock rows alike.
 */
export function inChunks(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)].sort();
  return Array.from({ length: Math.ceil(unique.length / CHUNK) }, (_, at) =>
    unique.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}
