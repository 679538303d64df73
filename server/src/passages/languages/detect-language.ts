import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import { eld } from 'eld/small';
import type { TextLanguage } from './text-language';

/** More of a document says nothing new about its language. */
const SAMPLE_MAX = 5_000;

/** The language of a document; English where a few words tell nothing. */
export function detectLanguage(text: string): TextLanguage {
  const found = eld.detect(text.slice(0, SAMPLE_MAX));
  if (!found.isReliable()) return 'en';
  return LANGUAGES.find((known) => known === found.language) ?? 'und';
}

/** A shorter text does not show that it is in another language than the document around it. */
const LONG_ENOUGH = 150;

/** Whether a passage is surely not in its document's language. */
export function isOtherLanguage(text: string, document: TextLanguage): boolean {
  if (text.length < LONG_ENOUGH) return false;
  return eld.detect(text.slice(0, SAMPLE_MAX)).isReliable() && detectLanguage(text) !== document;
}

/**
 * The one of `candidates` in which a short text is most likely written. The first one wins a tie, so order them by how
 * likely they are: 'WLAN?' tells nothing.
 */
export function detectAmong<Candidate extends TextLanguage>(
  text: string,
  candidates: readonly [Candidate, ...Candidate[]],
): Candidate {
  if (candidates.length === 1) return candidates[0];
  const scores = eld.detect(text).getScores();
  return candidates.reduce((best, one) => ((scores[one] ?? 0) > (scores[best] ?? 0) ? one : best));
}

/** By how much more likely a short text must be in another language than the fallback. 'WLAN?' tells nothing. */
const LEAD_MIN = 0.12;

/** The language of a short text; `fallback` where it tells nothing. */
export function likelyLanguage(text: string, fallback: Language): Language {
  const scores: Readonly<Partial<Record<Language, number>>> = eld.detect(text).getScores();
  const scoreOf = (language: Language) => scores[language] ?? 0;
  const best = LANGUAGES.reduce((most, one) => (scoreOf(one) > scoreOf(most) ? one : most), fallback);
  return scoreOf(best) - scoreOf(fallback) >= LEAD_MIN ? best : fallback;
}
