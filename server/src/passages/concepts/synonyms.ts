import { termOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { spokenWords } from '../../terms/words';
import { WEIGHTS } from '../weights';
import { OTHER_SYNONYM_GROUPS, SYNONYM_GROUPS } from './synonym-groups';

type CloseWords = ReadonlyMap<string, ReadonlyMap<string, number>>;

const NONE: ReadonlyMap<string, number> = new Map();
const known = new Map<TextLanguage, CloseWords>();

/** Returns the other terms that may replace `term` in a document, each with a fit from 0 to 1. */
export function synonymsOf(term: string, language: TextLanguage): ReadonlyMap<string, number> {
  const closeWords = known.get(language) ?? readGroups(language);
  known.set(language, closeWords);
  return closeWords.get(term) ?? NONE;
}

function readGroups(language: TextLanguage): CloseWords {
  const groups = language === 'en' ? SYNONYM_GROUPS : language === 'und' ? '' : (OTHER_SYNONYM_GROUPS[language] ?? '');
  const closeWords = new Map<string, Map<string, number>>();
  const relate = (asked: string, said: string) => {
    if (asked === said) return;
    const close = closeWords.get(asked) ?? new Map<string, number>();
    closeWords.set(asked, close.set(said, WEIGHTS.synonym));
  };
  for (const group of groups.trim().split(/[\n|]/)) {
    const [left = [], right] = group
      .split(' > ')
      .map((words) => spokenWords(words).map((word) => termOf(word, language)));
    for (const one of left) {
      for (const other of right ?? left) {
        relate(one, other);
        relate(other, one);
      }
    }
  }
  return closeWords;
}
