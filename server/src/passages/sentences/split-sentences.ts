import { AT_END_TOO, BEFORE_NAME, BEFORE_NUMBER, BEFORE_ORDINAL, MONTH, STARTERS } from './abbreviations';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits text into sentences and lines, since in lists and tables each line is a sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const segment of segmentsOf(line)) {
      if (open !== '' && isEnd(open, segment)) {
        sentences.push(open.trim());
        open = segment;
      } else open += segment;
    }
    sentences.push(open.trim());
  }
  return sentences.filter((sentence) => sentence !== '');
}

/** The segmenter copies the whole text at each step, so it gets short pieces. */
const PIECES = /[\s\S]{1,2000}(?:[.!?。！？]\s*|$)|[\s\S]{1,2000}(?:\s|$)|[\s\S]{1,2000}/gu;

function segmentsOf(line: string): string[] {
  const pieces = line.length < 2000 ? [line] : (line.match(PIECES) ?? []);
  return pieces.flatMap((piece) => Array.from(segmenter.segment(piece), ({ segment }) => segment));
}

/** A piece without a stop was split within a sentence. */
const STOP = /[.!?…。！？｡‼⁇؟।]["'”’»›」』)\]]*\s*$/u;

/** The last word and its full stop; the segmenter ends a sentence at each one before a capital or a number. */
const LAST_WORD = /(?:^|[\s("„“§])([\p{L}\p{N}][\p{L}\p{N}.º]{0,9})\.\s*$/u;

/** Returns false after an initial, an abbreviation or the number of a day. */
function isEnd(open: string, next: string): boolean {
  if (!STOP.test(open.slice(-14))) return false;
  const last = LAST_WORD.exec(open.slice(-14))?.[1];
  if (last === undefined) return true;
  const word = last.toLowerCase();
  const nextWord = /^[\p{L}\p{N}]+/u.exec(next)?.[0].toLowerCase() ?? '';
  if (BEFORE_NUMBER.has(word) && /^[\p{N}§]/u.test(next)) return false;
  if (BEFORE_NAME.has(word)) return false;
  if (/^\d{1,3}$/.test(word)) return !isOrdinal(open, next);
  const isInitial = /^\p{L}$/u.test(last) || /^(?:\p{L}\.)+\p{L}$/u.test(last);
  if (isInitial || AT_END_TOO.has(word)) return STARTERS.has(nextWord) && /^\p{Lu}/u.test(next);
  return true;
}

/** Matches 'Am 3. Oktober', or the number of a list item. */
function isOrdinal(open: string, next: string): boolean {
  const before = /(\p{L}+)\s+\d{1,3}\.\s*$/u.exec(open.slice(-24))?.[1]?.toLowerCase();
  return /^\s*\d{1,3}\.\s*$/.test(open) || MONTH.test(next) || (before !== undefined && BEFORE_ORDINAL.has(before));
}

/** A sentence, or a question with its answer, with its position in a passage. */
export interface Unit {
  readonly text: string;
  readonly position: number;
}

/** Splits text into sentences, but keeps a question with its answer. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let question = '';
  for (const sentence of splitSentences(text)) {
    if (question === '' && /\?["”’)]?$/.test(sentence)) {
      question = sentence;
      continue;
    }
    units.push({ text: question === '' ? sentence : `${question} ${sentence}`, position: units.length });
    question = '';
  }
  if (question !== '') units.push({ text: question, position: units.length });
  return units;
}
