import { PHRASES } from '../phrases/phrases';

/**
 * A model's reply contains the numbers of passages, [1] or [2, 3], and may begin with its reasoning. Visitors see
 * neither. Code is left unchanged.
 */
const CODE = '```[\\s\\S]*?(?:```|$)|`[^`\\n]*`';
const MARK = '\\s{0,3}\\[\\d{1,3}(?:\\s*[,;–-]\\s*\\d{1,3})*\\](?!\\()';
const CODE_OR_MARK = new RegExp(`(${CODE})|${MARK}`, 'g');
const REASONING = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;

const THINK = '<think>';
/** May become a mark, or is code that is not complete yet. */
const UNFINISHED = /(?:\[[\d\s,;–-]*\]?|`+|`[^`\n]*)$/;

/** Removes the marks and the reasoning from a reply. */
export function withoutMarks(reply: string): string {
  return reply
    .replace(REASONING, '')
    .replace(CODE_OR_MARK, (_, code: string | undefined) => code ?? '')
    .trim();
}

/** Returns the numbers of the passages that a reply cites, each once, in order. */
export function citedNumbers(reply: string): number[] {
  const marks = [...reply.replace(REASONING, '').matchAll(CODE_OR_MARK)].filter(([, code]) => code === undefined);
  return [...new Set(marks.flatMap(([mark]) => numbersIn(mark)))];
}

function numbersIn(mark: string): number[] {
  return [...mark.matchAll(/(\d{1,3})(?:\s*[–-]\s*(\d{1,3}))?/g)].flatMap(([, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    // [1-3] cites three passages; a range of 20 or more is not a citation.
    return to >= from && to - from < 20 ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [from, to];
  });
}

/** Returns the part of a growing reply that can be shown, because it does not change when more arrives. */
export function shownSoFar(reply: string): string {
  const start = reply.trimStart().slice(0, THINK.length);
  if (start !== '' && start !== THINK && THINK.startsWith(start)) return '';
  if (mayBecomeNotFound(reply)) return '';
  return withoutMarks(reply.trimEnd().replace(UNFINISHED, ''));
}

/** Keeps only letters: quotes, apostrophes, capitals and marks do not matter. */
const plain = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The beginnings of replies that found nothing: the prompt's sentence, models' variants of it, and our phrases. */
const NOT_FOUND_STARTS: readonly string[] = [
  ...['', 'sorry ', 'unfortunately ', 'im sorry ', 'i am sorry ', 'im afraid ', 'i am afraid ']
    .flatMap((opening) => (opening === '' ? [''] : [opening, `${opening}but `, `${opening}that `]))
    .flatMap((opening) =>
      [
        'could not',
        'couldnt',
        'cannot',
        'cant',
        'can not',
        'did not',
        'didnt',
        'was unable to',
        'was not able to',
      ].flatMap((verb) =>
        ['that', 'this', 'it', 'any', 'information', 'an answer', 'the answer', 'anything'].map(
          (object) => `${opening}i ${verb} find ${object}`,
        ),
      ),
    ),
  ...Object.values(PHRASES).map(({ notFound }) => plain(notFound)),
];

/** Returns whether a reply reports that the passages contain no answer, whatever its punctuation. */
export function saysNotFound(reply: string): boolean {
  const text = `${plain(reply)} `;
  return NOT_FOUND_STARTS.some((sentence) => text.startsWith(`${sentence} `));
}

/** Returns whether a reply reports nothing else. */
export const saysOnlyNotFound = (reply: string): boolean =>
  saysNotFound(reply) && !/[.!?。]["”’*)]*\s+\S/.test(withoutMarks(reply));

function mayBecomeNotFound(reply: string): boolean {
  const start = plain(reply);
  return saysNotFound(reply) || NOT_FOUND_STARTS.some((sentence) => sentence.startsWith(start));
}

/** Returns whether a reply only asks a question in return, and so claims nothing. */
export const onlyAsks = (reply: string) => /^[^.!?]{1,200}\?["”’)*]*$/.test(withoutMarks(reply));
