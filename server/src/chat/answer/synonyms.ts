import { SYNONYM_GROUPS } from './synonym-groups';
import { termOf } from './terms';

const CLOSE_WORDS = new Map<string, Set<string>>();

function relate(one: string, other: string): void {
  if (one === other) return;
  for (const [term, close] of [[one, other] as const, [other, one] as const]) {
    const known = CLOSE_WORDS.get(term) ?? new Set();
    CLOSE_WORDS.set(term, known.add(close));
  }
}

for (const group of SYNONYM_GROUPS.trim().split(/[\n|]/)) {
  const [left = [], right] = group.split(' > ').map((words) => words.trim().split(/\s+/).map(termOf));
  for (const one of left) for (const other of right ?? left) relate(one, other);
}

/** Terms that may stand for `term` in a document, itself left out. */
export function synonymsOf(term: string): ReadonlySet<string> {
  return CLOSE_WORDS.get(term) ?? new Set();
}
