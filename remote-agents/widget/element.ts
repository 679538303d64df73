import { isWebAddress } from '@frontdesk/shared/endpoints/reply-inlines';

/** A text in the visitor's language, evaluated again when that language becomes known. */
type LiveText = () => string | undefined;
type Attributes = Readonly<Record<string, string | LiveText>>;

const updates = new WeakMap<Node, () => void>();

/** Updates all texts in and below `root` to the current language. */
export function sayAgain(root: Node): void {
  updates.get(root)?.();
  for (const child of root.childNodes) sayAgain(child);
}

/** Creates an element with attributes and children. Texts are never parsed as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | LiveText)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  follow(made, () => {
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'function') made.setAttribute(name, value() ?? '');
    }
  });
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children.map((child) => (typeof child === 'function' ? liveText(child) : child)));
  return made;
}

/** Creates a button that submits no form. */
export function button(
  attributes: Attributes,
  onClick: () => void,
  ...children: (Node | string | LiveText)[]
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', onClick);
  return made;
}

/** Creates a link to a web or mail address; null for every other address. */
export function safeLink(address: string): HTMLAnchorElement | null {
  const trimmed = address.trim();
  if (!isWebAddress(trimmed)) return null;
  return element('a', { href: trimmed, target: '_blank', rel: 'noopener noreferrer nofollow' });
}

function liveText(text: LiveText): Text {
  const node = document.createTextNode('');
  follow(node, () => {
    node.data = text() ?? '';
  });
  return node;
}

function follow(node: Node, update: () => void): void {
  updates.set(node, update);
  update();
}

const SVG = 'http://www.w3.org/2000/svg';

/** Draws an icon of 24 by 24 inline, because a strict site loads no images. */
export function icon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(shape);
  return svg;
}

export const icons = {
  chat: 'M21 12a8 8 0 0 1-8 8H4l1.6-3.2A8 8 0 1 1 21 12Z',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  afresh: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
  send: 'M5 12h13M12 5l7 7-7 7',
  good: 'M7 11v9H4v-9zM7 11l4-8c2 0 3 1 3 3l-1 4h6l1 2-2 7-2 1H7',
} as const;

const KEPT = /^(p|strong|b|em|[ius]|code|[uo]l|li|blockquote|pre)$/;
/** Elements whose content is not meant to be read. */
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
