import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import { likelyLanguage } from '../../passages/languages/detect-language';
import { plainWords } from '../../passages/terms/plain-words';
import { stopWordsOf } from '../../passages/terms/stop-words';

/** Fewer words are in a language for sure only when one of them joins words in it: 'pizza' is in none. */
const WORDS_MIN = 5;

/** The language of the agent's own phrases: that of the question, or of the visitor's browser where it tells nothing. */
export function replyLanguage(question: string, acceptLanguage: string | undefined): Language {
  const usual = browserLanguage(acceptLanguage) ?? 'en';
  const likely = likelyLanguage(question, usual);
  const words = plainWords(question);
  if (likely === usual || words.length >= WORDS_MIN) return likely;
  const [itsWords, usualWords] = [stopWordsOf(likely), stopWordsOf(usual)];
  return words.some((word) => word.length > 1 && itsWords.has(word) && !usualWords.has(word)) ? likely : usual;
}

/** The first of the browser's languages that we have phrases in, by the header's weights; null without one. */
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
