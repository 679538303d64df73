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
