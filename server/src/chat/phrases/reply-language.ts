import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import { likelyLanguage } from '../../terms/detect-language';
import { plainWords } from '../../terms/plain-words';
import { stopWordsOf } from '../../terms/stop-words';

/** Fewer words only reveal a language when one of them is a function word: 'pizza' belongs to none. */
const WORDS_MIN = 5;

/**
 * Returns the language of the agent's phrases: the question's, or the browser's when the question does not reveal one.
 */
export function replyLanguage(question: string, acceptLanguage: string | undefined): Language {
  const usual = browserLanguage(acceptLanguage) ?? 'en';
  const likely = likelyLanguage(question, usual);
  const words = plainWords(question);
  if (likely === usual || words.length >= WORDS_MIN) return likely;
  const [itsWords, usualWords] = [stopWordsOf(likely), stopWordsOf(usual)];
  return words.some((word) => word.length > 1 && itsWords.has(word) && !usualWords.has(word)) ? likely : usual;
}

/** Returns the browser's preferred language that we have phrases in, by the header's weights; null without one. */
export function browserLanguage(acceptLanguage: string | undefined): Language | null {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { code: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { code } of wanted) {
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return null;
}
