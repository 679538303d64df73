import { isWebAddress } from '@frontdesk/shared/endpoints/reply-inlines';
import { type ReplyBlock, type ReplyInline, readMarkdown } from '@frontdesk/shared/endpoints/reply-markdown';
import { element } from './element';

const KEPT = /^(p|strong|b|em|[ius]|code|[uo]l|li|blockquote|pre)$/;
/** Elements whose content is not text for readers. */
const SILENT =
  /<(script|style|template|iframe|object|svg|math|noscript|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+|</gi;
const DEPTH_MAX = 20;

/**
 * Renders the welcome message: paragraphs, lists, emphasis, code and links. Reads it token by token and builds only
 * those elements, so that the browser never parses it; everything else is dropped or shown as text.
 */
export function safeMarkup(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const open: { name: string; node: Node }[] = [];
  const into = () => open.at(-1)?.node ?? fragment;
  for (const [token, slash, tag = '', attributes = ''] of html.replace(SILENT, '').matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    const name = tag.toLowerCase();
    if (name === '') into().appendChild(document.createTextNode(decode(token)));
    else if (name === 'br') into().appendChild(element('br'));
    else if (slash) close(open, name);
    else if (open.length < DEPTH_MAX) {
      const made = make(name, attributes);
      if (made) into().appendChild(made);
      if (made) open.push({ name, node: made });
    }
  }
  return fragment;
}

function make(name: string, attributes: string): HTMLElement | null {
  if (name === 'a') return safeLink(hrefOf(attributes));
  if (/^h[1-6]$/.test(name)) return element('p', { class: 'heading' });
  return KEPT.test(name) ? document.createElement(name) : null;
}

/** Closes the innermost element with that name, and the open elements inside it. */
function close(open: { name: string }[], name: string): void {
  const at = open.findLastIndex((entry) => entry.name === name);
  if (at >= 0) open.length = at;
}

function hrefOf(attributes: string): string {
  const found = /(?:^|\s)href\s*=\s*(?:(["'])(.*?)\1|([^\s"'>]+))/is.exec(attributes);
  return decode(found?.[2] ?? found?.[3] ?? '');
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Creates a link to a web or mail address; null for every other address. */
export function safeLink(address: string): HTMLAnchorElement | null {
  const trimmed = address.trim();
  if (!isWebAddress(trimmed)) return null;
  return element('a', { href: trimmed, target: '_blank', rel: 'noopener noreferrer nofollow' });
}

/** Renders a reply with its bold text, lists, links and code. `isGrowing` while it is streaming. */
export function replyMarkup(text: string, isGrowing = false): Node[] {
  return blockNodes(readMarkdown(text, isGrowing));
}

/** Renders a single paragraph without an element of its own. */
function blockNodes(blocks: readonly ReplyBlock[]): Node[] {
  const [only] = blocks;
  return only?.kind === 'paragraph' && blocks.length === 1 ? inlineNodes(only.children) : blocks.map(blockNode);
}

function blockNode(block: ReplyBlock): Node {
  if (block.kind === 'code') return element('pre', {}, element('code', {}, block.text));
  if (block.kind === 'list') {
    const { start, items } = block;
    const list = start === null ? element('ul') : element('ol', { start: String(start) });
    list.append(...items.map((item) => element('li', {}, ...blockNodes(item))));
    return list;
  }
  return element('p', {}, ...inlineNodes(block.children));
}

const inlineNodes = (inlines: readonly ReplyInline[]): Node[] => inlines.map(inlineNode);

function inlineNode(inline: ReplyInline): Node {
  if (typeof inline === 'string') return document.createTextNode(inline);
  if (inline.kind === 'code') return element('code', {}, inline.text);
  const node = inline.kind === 'link' ? safeLink(inline.href) : element(inline.kind === 'bold' ? 'strong' : 'em');
  const made = node ?? document.createDocumentFragment();
  made.append(...inlineNodes(inline.children));
  return made;
}
