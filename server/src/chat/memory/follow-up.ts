import { conceptsOf, isStrong } from '../../passages/concepts/concepts';
import { plainWords, spokenWords } from '../../terms/plain-words';
import type { TextLanguage } from '../../terms/text-language';
import { FOLLOW_UP_WORDS } from './follow-up-words';

/** How much a question depends on the earlier conversation. */
export type Lean =
  /** Cannot be understood alone: 'why?', 'how much is that?'. */
  | 'leans'
  /** May depend: 'and on Sundays?', 'does it have a lift?'. The documents decide. */
  | 'may-lean'
  /** Is complete by itself. */
  | 'stands';

const FRAGMENT_WORDS_MAX = 4;
const SHORT_WORDS_MAX = 9;

export function leanOf(question: string, language: TextLanguage): Lean {
  if (language === 'und') return 'stands';
  const { goesOn, pointsBack, pointsNowhere, fragment, bare } = FOLLOW_UP_WORDS[language];
  const words = plainWords(question);
  const said = words.join(' ');
  const strong = conceptsOf(question, language).filter(isStrong).length;
  if (bare.test(said) || (strong === 0 && words.length <= SHORT_WORDS_MAX)) return 'leans';
  if (goesOn.test(spokenWords(question).join(' '))) return words.length <= SHORT_WORDS_MAX ? 'leans' : 'may-lean';
  if (fragment.test(said) && words.length <= FRAGMENT_WORDS_MAX) return 'may-lean';
  return pointsBack.test(said.replace(pointsNowhere, ' ')) ? 'may-lean' : 'stands';
}
