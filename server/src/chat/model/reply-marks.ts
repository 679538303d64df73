import { PHRASES } from '../phrases/phrases';

/*
 * A model's reply holds numbers of passages, [1] or [2, 3], and may begin with its reasoning. Visitors see neither. What
 * is in code stays as it is.
 */
const CODE = '```[\\s\\S]*?(?:```|$)|`[^`\\n]*`';
const MARK = '\\s{0,3}\\[\\d{1,3}(?:\\s*[,;–-]\\s*\\d{1,3})*\\](?!\\()';
const CODE_OR_MARK = new RegExp(`(${CODE})|${MARK}`, 'g');
const REASONING = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;

const THINK = '<think>';
/** What may become a mark, or code that has not ended. */
const UNFINISHED = /(?:\[[\d\s,;–-]*\]?|`+|`[^`\n]*)$/;

/** The reply without its marks and reasoning. */
export function withoutMarks(reply: string): string {
  return reply
    .replace(REASONING, '')
    .replace(CODE_OR_MARK, (_, code: string | undefined) => code ?? '')
    .trim();
}

/** The numbers that a reply cites, each once, in their order. */
export function citedNumbers(reply: string): number[] {
  const marks = [...reply.replace(REASONING, '').matchAll(CODE_OR_MARK)].filter(([, code]) => code === undefined);
  return [...new Set(marks.flatMap(([mark]) => numbersIn(mark)))];
}

function numbersIn(mark: string): number[] {
  return [...mark.matchAll(/(\d{1,3})(?:\s*[–-]\s*(\d{1,3}))?/g)].flatMap(([, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    // [1-3] cites three passages; a range of more than these few is none.
    return to >= from && to - from < 20 ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [from, to];
  });
}

/** So much of a growing reply as can be shown: nothing of it changes when more arrives. */
export function shownSoFar(reply: string): string {
  const start = reply.trimStart().slice(0, THINK.length);
  if (start !== '' && start !== THINK && THINK.startsWith(start)) return '';
  if (mayBecomeNotFound(reply)) return '';
  return withoutMarks(reply.trimEnd().replace(UNFINISHED, ''));
}

/** Letters alone: quotes, apostrophes, capitals and marks tell nothing. */
const plain = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How replies begin that say that nothing was found: the sentence of the prompt, what models make of it, our phrases. */
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

/** Whether a reply says that the passages hold no answer, in whatever punctuation. */
export function saysNotFound(reply: string): boolean {
  const said = `${plain(reply)} `;
  return NOT_FOUND_STARTS.some((sentence) => said.startsWith(`${sentence} `));
}

/** Whether a reply says that and nothing else. */
export const saysOnlyNotFound = (reply: string): boolean =>
  saysNotFound(reply) && !/[.!?。]["”’*)]*\s+\S/.test(withoutMarks(reply));

function mayBecomeNotFound(reply: string): boolean {
  const said = plain(reply);
  return saysNotFound(reply) || NOT_FOUND_STARTS.some((sentence) => sentence.startsWith(said));
}

/** Whether a reply only asks back, and so claims nothing. */
export const onlyAsks = (reply: string) => /^[^.!?]{1,200}\?["”’)*]*$/.test(withoutMarks(reply));
