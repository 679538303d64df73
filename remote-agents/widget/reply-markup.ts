import { isWebAddress } from '@frontdesk/shared/endpoints/reply-inlines';
import { type ReplyBlock, type ReplyInline, readMarkdown } from '@frontdesk/shared/endpoints/reply-markdown';
import { element, safeLink } from './element';

/** Renders a reply with its bold text, lists, links and code. `isGrowing` while it is streaming. */
export function replyMarkup(text: string, isGrowing = false): Node[] {
  return blockNodes(readMarkdown(text, isGrowing));
}

/** Renders what a person wrote: links are the only marks in it. */
export function linkedText(text: string): Node[] {
  return text
    .split(/(http[^\s<>"'`]+)/i)
    .flatMap((part) => (isWebAddress(part) ? replyMarkup(part) : document.createTextNode(part)));
}

/** Renders a single paragraph without a separate element. */
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
