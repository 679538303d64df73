import type { Language } from '@frontdesk/shared/endpoints/languages';
import { stemmer as dutchStemmer } from '@orama/stemmers/dutch';
import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as frenchStemmer } from '@orama/stemmers/french';
import { stemmer as germanStemmer } from '@orama/stemmers/german';
import { stemmer as italianStemmer } from '@orama/stemmers/italian';
import { stemmer as portugueseStemmer } from '@orama/stemmers/portuguese';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { LRUCache } from 'lru-cache';
import { deu, eng, fra, ita, nld, pol, por, porBr, spa } from 'stopword';
import type { TextLanguage } from './text-language';

/** Letters that Unicode does not decompose, but for which people type other letters. */
const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Returns a text in lower case without accents. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => TYPED_AS[letter] ?? letter);

/** Removes apostrophes, and the paths of addresses, which are about other pages; 1,000 becomes 1000. */
const readable = (text: string) =>
  text
    .replace(/(https?:\/\/[^\s/]+)\/\S*/gi, '$1')
    .replace(/['’]/g, ' ')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1');

/** Returns a text in lower case without accents and apostrophes; 1,000 becomes 1000. */
const plainText = (text: string) => withoutAccents(readable(text));

/** Returns the words in a text in lower case, without accents. Numbers count as words. */
export const plainWords = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Like `plainWords`, but with the accents that a stemmer needs. */
export const spokenWords = (text: string): string[] =>
  readable(text.normalize('NFKC'))
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * Two collections, and words that both lack: each lacks words that the other has, and only one of them covers Polish.
 */
const LISTS: Readonly<Record<Language, readonly string[]>> = {
  en: [...eng, ...english],
  de: [...deu, ...german],
  // 'Puis-je', 'peut-on', 'quelqu'un': verbs and parts of words that any question may contain.
  fr: [...fra, ...french, ...'peut peux peuvent pouvez puis faut veux quelqu'.split(' ')],
  es: [...spa, ...spanish],
  it: [...ita, ...italian],
  pt: [...por, ...porBr, ...portuguese],
  nl: [...nld, ...dutch],
  pl: pol,
};

const NONE: ReadonlySet<string> = new Set();

/** Filled when a language is needed: a process that reads a single document needs only a few. */
const STOP_WORDS = new Map<Language, ReadonlySet<string>>();

/** Returns words that reveal nothing about a text's subject, without accents. */
export function stopWordsOf(language: TextLanguage): ReadonlySet<string> {
  if (language === 'und') return NONE;
  const known = STOP_WORDS.get(language) ?? new Set(LISTS[language].flatMap(plainWords));
  STOP_WORDS.set(language, known);
  return known;
}

/** Snowball's stemmers. There is none for Polish. */
const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: englishStemmer,
  de: germanStemmer,
  fr: frenchStemmer,
  es: spanishStemmer,
  it: italianStemmer,
  pt: portugueseStemmer,
  nl: dutchStemmer,
  pl: (word) => word,
};

const SHORTEST = 3;

/** Returns the stem of a word in lower case: 'returns', 'returned' and 'returning' become one word. */
function stem(word: string, language: TextLanguage): string {
  if (language === 'und' || word.length < SHORTEST || /\d/.test(word)) return word;
  return STEMMERS[language](language === 'es' ? withoutEnclitics(word) : word);
}

const TERM_MAX = 60;

/** Results are cached, because words repeat within texts, and stemming is most of the work. */
const KNOWN_MAX = 50_000;
const known = new Map<string, string>();

/** Returns a lower-case word in the form that is used for searching. */
export function termOf(word: string, language: TextLanguage): string {
  const key = `${language} ${word}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const term = withoutAccents(stem(word, language)).slice(0, TERM_MAX);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, term);
  return term;
}

/** Sentences and headings of passages, with which each question is compared again. About 15 MB. */
const TEXT_MAX = 400;
const knownTexts = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** Returns the stems of all meaningful words, including repetitions; a compound also counts as one word. */
export function termsOf(text: string, language: TextLanguage): readonly string[] {
  if (text.length > TEXT_MAX) return splitTerms(text, language);
  const key = `${language} ${text}`;
  const terms = knownTexts.get(key) ?? splitTerms(text, language);
  knownTexts.set(key, terms);
  return terms;
}

function splitTerms(given: string, language: TextLanguage): string[] {
  const text = withoutClitics(given, language);
  const compounds = (plainText(text).match(/[\p{L}\p{N}]+(?:[-‐‑/][\p{L}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  // Programmers join several words into one.
  const parts = (text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []).flatMap((word) =>
    word.split(/(?=[A-Z])/).map((part) => part.toLowerCase()),
  );
  const stopWords = stopWordsOf(language);
  return [...spokenWords(text), ...compounds, ...parts]
    .filter((word) => !stopWords.has(withoutAccents(word)))
    .map((word) => termOf(word, language));
}

/** Returns the terms by which a passage is found. Words in headings count twice, because they name its subject. */
export function passageTerms(heading: string, text: string, language: TextLanguage): string[] {
  const headingTerms = termsOf(heading, language);
  return [...headingTerms, ...headingTerms, ...termsOf(text, language)];
}

/** Longer lists would slow down each further message of a conversation. Realistic lists are far shorter. */
const TERMS_MAX = 60_000;

const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Returns the words by which a conversation is found: stems, without duplicates. Words in languages without spaces are
 * found by any two consecutive characters. Non-ASCII characters are encoded as numbers.
 */
export function searchTermsOf(texts: readonly string[], known: Iterable<string> = []): string[] {
  const terms = new Set(known);
  let length = 0;
  for (const term of terms) length += term.length + 1;
  for (const text of texts) {
    for (const word of plainText(text).match(WORD) ?? []) {
      for (const term of termsOfWord(word)) {
        if (terms.has(term)) continue;
        length += term.length + 1;
        if (length > TERMS_MAX) return [...terms];
        terms.add(term);
      }
    }
  }
  return [...terms];
}

function termsOfWord(word: string): string[] {
  if (!UNSPACED.test(word)) return [plainTerm(termOf(word, 'en'))];
  const characters = [...word];
  if (characters.length < 3) return [plainTerm(word)];
  return characters.slice(1).map((character, at) => plainTerm(`${characters[at]}${character}`));
}

/** Encodes a term in ASCII: SQLite treats letters that are newer than its tables as spaces. */
function plainTerm(term: string): string {
  if (/^[a-z0-9]+$/.test(term)) return term;
  return `u${Buffer.from(term, 'utf16le').swap16().toString('hex')}`;
}

/** 'l'eau', 'd'accès', 'qu'il', 'jusqu'à'. 'Aujourd'hui' and 'quelqu'un' do not begin like this. */
const ELIDED = /(?<![\p{L}\p{N}])(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu;

/** 'Est-ce', 'peut-on', 'y a-t-il', 'donnez-moi', 'cette carte-là'. But 'Aix-en-Provence' and 'rendez-vous' are names. */
const INVERTED =
  /(?<=\p{L})(?<!(?<!\p{L})rendez)[-‐‑](?:t[-‐‑])?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|lui|leur|ci|là)(?![\p{L}\p{N}-])/giu;

/** Removes the French words that are joined to their neighbor, so that 'l'eau' becomes 'eau'. */
export const withoutClitics = (text: string, language: TextLanguage): string =>
  language === 'fr' ? text.replace(ELIDED, ' ').replace(INVERTED, ' ') : text;

/** 'Enviármelo'; 'dámelo' and 'tráigamela', 'llámenos', 'inscríbase', 'cámbielo': all are written with an accent. */
const PRONOUNS = /(?<=[áé]r|[áé]ndo|[aeáéí]n?)(?:(?:me|te|se|nos|os)?l[oa]s?|me|te|se|nos)$/u;
/** Nouns that look like such verbs. */
const NOUN = /^(?:sót|órg|océ|plát|ráb|huérf|tímp)anos$|fenómenos$|^(?:escánd|pét|óv|búf|sánd|vánd)alos?$/u;

const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Removes the pronouns after a lower-case Spanish verb; the stemmer handles only a single one after an infinitive. */
function withoutEnclitics(word: string): string {
  if (!/[áéíóú]/u.test(word) || NOUN.test(word)) return word;
  const verb = word.replace(PRONOUNS, '');
  if (verb === word || !/[áéíóú]/u.test(verb)) return word;
  return verb.replace(/[áéíóú]/gu, (letter) => BARE[letter] ?? letter);
}
