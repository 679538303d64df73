import type { TextLanguage } from './text-language';

/** 'l'eau', 'd'accès', 'qu'il', 'jusqu'à'. 'Aujourd'hui' and 'quelqu'un' have no such beginning. */
const ELIDED = /(?<![\p{L}\p{N}])(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu;

/** 'Est-ce', 'peut-on', 'y a-t-il', 'donnez-moi', 'cette carte-là'. 'Aix-en-Provence' and 'rendez-vous' are names of things. */
const INVERTED =
  /(?<=\p{L})(?<!(?<!\p{L})rendez)[-‐‑](?:t[-‐‑])?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|lui|leur|ci|là)(?![\p{L}\p{N}-])/giu;

/** Removes the French words that are written together with their neighbor, so that 'l'eau' is the word 'eau'. */
export const withoutClitics = (text: string, language: TextLanguage): string =>
  language === 'fr' ? text.replace(ELIDED, ' ').replace(INVERTED, ' ') : text;

/** 'Enviármelo'; 'dámelo' and 'tráigamela', 'llámenos', 'inscríbase', 'cámbielo': both have a written accent. */
const PRONOUNS = /(?<=[áé]r|[áé]ndo|[aeáéí]n?)(?:(?:me|te|se|nos|os)?l[oa]s?|me|te|se|nos)$/u;
/** Nouns that look the same. */
const NOUN = /^(?:sót|órg|océ|plát|ráb|huérf|tímp)anos$|fenómenos$|^(?:escánd|pét|óv|búf|sánd|vánd)alos?$/u;

const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Removes the pronouns after a Spanish verb in lower case; the stemmer knows only a single one after an infinitive. */
export function withoutEnclitics(word: string): string {
  if (!/[áéíóú]/u.test(word) || NOUN.test(word)) return word;
  const verb = word.replace(PRONOUNS, '');
  if (verb === word || !/[áéíóú]/u.test(verb)) return word;
  return verb.replace(/[áéíóú]/gu, (letter) => BARE[letter] ?? letter);
}
