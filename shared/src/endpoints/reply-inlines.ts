import { isHttpAddress } from './http-address';

export type ReplyInline =
  | string
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly ReplyInline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `href` begins with http:, https: or mailto:. */
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly ReplyInline[] };

/** Options for reading a reply. */
export interface Reading {
  /** Whether the reply is still streaming: marks that are not closed yet then count as closed. */
  readonly isGrowing: boolean;
  readonly depth: number;
}

/** Marks that are nested deeper than this remain text. */
export const DEPTH_MAX = 6;

/** Alternatives in this order: an escaped mark, code, a link, an address, a tag, a mark for bold or italics. */
const TOKEN =
  /\\([!-/:-@[-`{-~])|(`{1,3})(?!`)([\s\S]*?[^`])\2(?!`)|!?\[([^[\]]*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)[^()\n]*\)|<?\b((?:https?:\/\/|mailto:)\w[^\s<>"'`]+)>?|<\/?(br|[abipu]|em|li|[ou]l|strong)\b[^<>]*>|(\*\*?|__?)/gi;

/** Reads the marks in a paragraph: see `reply-markdown`. */
export function readInlines(text: string, reading: Reading): ReplyInline[] {
  const found: ReplyInline[] = [];
  const deeper = { ...reading, depth: reading.depth + 1 };
  const inside = (part: string) => (deeper.depth > DEPTH_MAX ? [part] : readInlines(part, deeper));
  const token = new RegExp(TOKEN);
  let end = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [whole, escaped, , code, label, target = '', address, tag, mark] = match;
    found.push(text.slice(end, match.index));
    end = token.lastIndex;
    if (escaped) found.push(escaped);
    else if (code) found.push({ kind: 'code', text: code.trim() });
    else if (label !== undefined) {
      const isShown = isWebAddress(target) && !whole.startsWith('!');
      if (isShown) found.push({ kind: 'link', href: target, children: inside(label || target) });
      else found.push(...inside(label));
    } else if (address) {
      const href = withoutPunctuation(address);
      found.push({ kind: 'link', href, children: [href.replace(/^mailto:/i, '')] });
      if (!whole.startsWith('<')) found.push(address.slice(href.length));
    } else if (tag) found.push(/br/i.test(tag) ? '\n' : '');
    else if (mark) {
      const close = closingMark(text, match.index, mark, reading.isGrowing);
      if (close === null) {
        found.push(mark);
        continue;
      }
      found.push({ kind: mark[1] ? 'bold' : 'italic', children: inside(text.slice(end, close)) });
      end = close + mark.length;
      token.lastIndex = end;
    }
  }
  found.push(text.slice(end));
  return found;
}

const WORD = /[\p{L}\p{N}]/u;

/** Finds the end of the mark that begins at `start`; null when it is not a mark, as in 'snake_case' or '2 * 3'. */
function closingMark(text: string, start: number, mark: string, isGrowing: boolean): number | null {
  const from = start + mark.length;
  const sign = `[${mark[0]}]`;
  const isUnderscore = sign === '[_]';
  const isInWord = WORD.test(text[start - 1] ?? '') && (isUnderscore || !mark[1]);
  if (isInWord || !/\S/.test(text[from] ?? '')) return null;
  // A character next to an identical one is part of a longer mark.
  const before = mark[1] ? '\\S' : `[^\\s${mark}]`;
  const after = isUnderscore ? `(?!${WORD.source}|_)` : `(?!${sign})`;
  const closing = new RegExp(`${before}${sign}{${mark.length}}${after}`, 'gu');
  closing.lastIndex = from;
  return closing.test(text) ? closing.lastIndex - mark.length : isGrowing ? text.length : null;
}

/**
 * Whether a reply may link to `address`: a web or mail address. Browsers skip tabs and line ends inside a scheme, so
 * addresses with those are refused.
 */
export const isWebAddress = (address: string) =>
  isHttpAddress(address) || /^mailto:[^\s?][^\s\p{Cc}]*$/iu.test(address);

/** Removes punctuation that ends a sentence from an address, and a closing bracket without an opening one. */
function withoutPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?*_]+$/, '');
  const count = (bracket: string) => trimmed.split(bracket).length;
  const isUnopened = trimmed.endsWith(')') && count(')') > count('(');
  return isUnopened ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed;
}
