import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import { eld } from 'eld/small';

/** The language of a text, or 'und' for a language for which we have no stop words or stemmer. */
export type TextLanguage = Language | 'und';

/** More text than this reveals nothing new about a document's language. */
const SAMPLE_MAX = 5_000;

/** Detects the language of a document; returns English if its few words reveal nothing. */
export function detectLanguage(text: string): TextLanguage {
  const found = eld.detect(text.slice(0, SAMPLE_MAX));
  if (!found.isReliable()) return 'en';
  return LANGUAGES.find((known) => known === found.language) ?? 'und';
}

/** Returns the code of the language in which somebody writes; null if there are too few words to detect it. */
export function languageOfWriter(text: string): string | null {
  const found = eld.detect(text.slice(0, SAMPLE_MAX));
  return found.isReliable() ? found.language : null;
}

/** A text shorter than this does not prove that its language differs from the document's. */
const LONG_ENOUGH = 150;

/** Returns whether a passage is certainly not in its document's language. */
export function isOtherLanguage(text: string, document: TextLanguage): boolean {
  if (text.length < LONG_ENOUGH) return false;
  return eld.detect(text.slice(0, SAMPLE_MAX)).isReliable() && detectLanguage(text) !== document;
}

/**
 * Returns the most likely language of a short text among `candidates`. The first one wins a tie, so order them by
 * likelihood: 'WLAN?' reveals nothing.
 */
export function detectAmong<Candidate extends TextLanguage>(
  text: string,
  candidates: readonly [Candidate, ...Candidate[]],
): Candidate {
  if (candidates.length === 1) return candidates[0];
  const scores = eld.detect(text).getScores();
  return candidates.reduce((best, one) => ((scores[one] ?? 0) > (scores[best] ?? 0) ? one : best));
}

/** How much more likely than the fallback another language must be, because 'WLAN?' reveals nothing. */
const LEAD_MIN = 0.12;

/** Detects the language of a short text; returns `fallback` if the text reveals nothing. */
export function likelyLanguage(text: string, fallback: Language): Language {
  const scores: Readonly<Partial<Record<Language, number>>> = eld.detect(text).getScores();
  const scoreOf = (language: Language) => scores[language] ?? 0;
  const best = LANGUAGES.reduce((most, one) => (scoreOf(one) > scoreOf(most) ? one : most), fallback);
  return scoreOf(best) - scoreOf(fallback) >= LEAD_MIN ? best : fallback;
}
