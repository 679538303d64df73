import { isWebAddress } from '@frontdesk/shared/endpoints/reply-inlines';
import { type ReplyBlock, type ReplyInline, readMarkdown } from '@frontdesk/shared/endpoints/reply-markdown';
import { chakra } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    whiteSpace: 'break-spaces',
    '& > * + *': { mt: '2' },
    '& :is(ul, ol)': { ps: '5', whiteSpace: 'normal' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li > * + *': { mt: '1' },
    '& :is(code, pre)': { fontFamily: 'mono', fontSize: '0.9em' },
    '& pre': { p: '2', rounded: 'md', bg: 'surface', overflowX: 'auto', whiteSpace: 'pre' },
    '& a': { textDecoration: 'underline', color: 'accent.text' },
  },
});

interface ReplyTextProps {
  readonly text: string;
  /** Whether more of the reply will follow. Default: false. */
  readonly isGrowing?: boolean;
}

/** Renders a reply with its bold text, lists, links and code; nothing in it becomes markup. */
export function ReplyText({ text, isGrowing = false }: ReplyTextProps) {
  return <Frame dir="auto">{blocksOf(readMarkdown(text, isGrowing))}</Frame>;
}

/** Renders a colleague's text as it was typed, with links for the web addresses that the widget finds in it. */
export function TypedText({ text }: { readonly text: string }) {
  return (
    <chakra.div dir="auto" css={{ '& a': { textDecoration: 'underline' } }}>
      {text.split(/(http[^\s<>"'`]+)/i).map((part) => (isWebAddress(part) ? blocksOf(readMarkdown(part)) : part))}
    </chakra.div>
  );
}

/** Renders a single paragraph without a separate element. */
function blocksOf(blocks: readonly ReplyBlock[]): ReactNode {
  const [only] = blocks;
  if (only?.kind === 'paragraph' && blocks.length === 1) return inlinesOf(only.children);
  // Keyed by position, because blocks never change places.
  return blocks.map((block, place) => <Block key={place} block={block} />);
}

function Block({ block }: { block: ReplyBlock }) {
  if (block.kind === 'code') {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'list') {
    const items = block.items.map((item, place) => <li key={place}>{blocksOf(item)}</li>);
    return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
  }
  return <p>{inlinesOf(block.children)}</p>;
}

const inlinesOf = (inlines: readonly ReplyInline[]): ReactNode =>
  inlines.map((inline, place) => <Inline key={place} inline={inline} />);

function Inline({ inline }: { inline: ReplyInline }) {
  if (typeof inline === 'string') return inline;
  if (inline.kind === 'code') return <code>{inline.text}</code>;
  const children = inlinesOf(inline.children);
  if (inline.kind === 'link') {
    return (
      <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  return inline.kind === 'bold' ? <strong>{children}</strong> : <em>{children}</em>;
}
