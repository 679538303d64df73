import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import { plainWords } from '../../terms/plain-words';
import { PHRASES, type Phrases } from './phrases';
import { SMALL_TALK_WORDS, type SmallTalkWords } from './small-talk-words';

type Kind = Exclude<keyof SmallTalkWords, 'fillers' | 'alsoThings'>;

/** 'Hi, how are you?' asks how it is; 'ok thanks, bye' says goodbye. */
const STRONGEST_FIRST: readonly Kind[] = ['insult', 'goodbye', 'thanks', 'aboutItself', 'howAreYou', 'greeting', 'nod'];

const REPLIES: Readonly<Record<Kind, (phrases: Phrases, agentName: string) => string>> = {
  greeting: ({ greeting }, agentName) => greeting(agentName),
  howAreYou: ({ howAreYou }) => howAreYou,
  thanks: ({ thanks }) => thanks,
  goodbye: ({ goodbye }) => goodbye,
  aboutItself: ({ aboutItself }, agentName) => aboutItself(agentName),
  insult: ({ calm }) => calm,
  nod: ({ whatToKnow }) => whatToKnow,
};

const TEXT_MAX = 120;

const PATTERNS = LANGUAGES.map((language) => {
  const words = SMALL_TALK_WORDS[language];
  const any = STRONGEST_FIRST.map((kind) => words[kind]).join('|');
  return {
    language,
    phrase: new RegExp(`^(?:${any}|${words.fillers})$`),
    alsoThing: new RegExp(`^(?:${words.alsoThings})$`),
    kinds: STRONGEST_FIRST.map((kind) => ({ kind, pattern: new RegExp(`(?:^| )(?:${words[kind]})(?= |$)`) })),
  };
});

/**
 * Returns whether the words consist of phrases only. Visits each stretch of words once: a repeating pattern would try
 * every way to divide them, which takes minutes for 'pa pa pa … x'.
 */
function consistsOf(phrase: RegExp, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const start of reached) {
    for (let end = start + 1; end <= words.length; end++) {
      if (phrase.test(words.slice(start, end).join(' '))) reached.add(end);
    }
  }
  return reached.has(words.length);
}

/** The kind of small talk, and its language. */
export interface SmallTalk {
  readonly kind: Kind | 'wordless';
  readonly reply: string;
  readonly language: Language;
}

/**
 * Replies to a message that asks nothing; returns null when it asks something. Replies in the visitor's language unless
 * `fixed` names the agent's; `likely` decides for words of several languages, such as 'ciao'.
 */
export function replyToSmallTalk(
  text: string,
  agentName: string,
  { likely = 'en', fixed = null }: { readonly likely?: Language; readonly fixed?: Language | null } = {},
): SmallTalk | null {
  const words = plainWords(text);
  if (words.length === 0) {
    const language = fixed ?? likely;
    return { kind: 'wordless', reply: PHRASES[language].whatToKnow, language };
  }
  const said = words.join(' ');
  if (said.length > TEXT_MAX) return null;
  const likelyFirst = [...PATTERNS].sort(
    (one, other) => Number(other.language === likely) - Number(one.language === likely),
  );
  for (const { language: spoken, phrase, alsoThing, kinds } of likelyFirst) {
    if (alsoThing.test(said) || !consistsOf(phrase, words)) continue;
    const kind = kinds.find(({ pattern }) => pattern.test(said))?.kind;
    if (!kind) continue;
    const language = fixed ?? spoken;
    return { kind, reply: REPLIES[kind](PHRASES[language], agentName), language };
  }
  return null;
}

/** Returns whether a message asks nothing. */
export const isSmallTalk = (text: string): boolean => replyToSmallTalk(text, '') !== null;
