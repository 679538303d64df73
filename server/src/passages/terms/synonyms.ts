import { RELATED_WORDS } from './related-words';
import { SYNONYM_GROUPS } from './synonym-groups';
import { termOf } from './terms';

const SYNONYM_VALUE = 0.75;
const RELATED_VALUE = 0.6;
/** Whoever asks for a nappy may read of changing; whoever asks of a change rarely means nappies. */
const REVERSE_VALUE = 0.3;

const CLOSE_WORDS = new Map<string, Map<string, number>>();

function relate(asked: string, said: string, value: number): void {
  if (asked === said) return;
  const close = CLOSE_WORDS.get(asked) ?? new Map<string, number>();
  CLOSE_WORDS.set(asked, close.set(said, Math.max(value, close.get(said) ?? 0)));
}

for (const group of SYNONYM_GROUPS.trim().split(/[\n|]/)) {
  const [left = [], right] = group.split(' > ').map(termsIn);
  for (const one of left) {
    for (const other of right ?? left) {
      relate(one, other, SYNONYM_VALUE);
      relate(other, one, SYNONYM_VALUE);
    }
  }
}
for (const group of RELATED_WORDS.trim().split(/[\n|]/)) {
  const [asked = '', ...related] = termsIn(group);
  for (const said of related) {
    relate(asked, said, RELATED_VALUE);
    relate(said, asked, REVERSE_VALUE);
  }
}

function termsIn(words: string): string[] {
  return words.trim().split(/\s+/).map(termOf);
}

/** Terms that may stand for `term` in a document, each with how well it does, from 0 to 1; itself left out. */
export function synonymsOf(term: string): ReadonlyMap<string, number> {
  return CLOSE_WORDS.get(term) ?? new Map();
}
