import { Details } from '@frontdesk/shared/details';
import { Badge, Box, chakra, Stack, Text } from '@frontdesk/shared/ui/core';
import { useId, useState } from 'react';
import type { ShownPassage } from '../../widget/chat/chat-calls';
import { detail as detailWords } from '../messages/conversation';
import { passageBlocks, type TableRows } from '../model/passage-blocks';
import type { AnswerSource } from '../model/test-chat';

interface SourceListProps {
  readonly title: string;
  readonly sources: readonly AnswerSource[];
  /** Whether it is on a separate line, directly below the previous element. */
  readonly isPlain?: boolean;
}

/** Lists documents, each with the passage that was used. */
export function SourceList({ title, sources, isPlain = false }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <Box
      mt="2"
      {...(isPlain
        ? { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' }
        : { pt: '2', borderTopWidth: '1px', borderColor: 'line.strong/40' })}
    >
      <Text tone="muted" fontSize="xs">
        {title}
      </Text>
      <Stack gap="1" flex="1 1 12rem" minW="0" {...(isPlain && { fontSize: 'xs', color: 'text.muted' })}>
        {sources.map((source, place) => (
          // Keyed by position: several passages may come from the same document, and they never change places.
          <Details key={place}>
            <summary>
              {source.name} {source.isDeleted && <Badge>{detailWords.documentDeleted}</Badge>}
            </summary>
            <Text as="blockquote" tone="muted" mt="1" ps="3" borderStartWidth="2px" dir="auto">
              {source.excerpt}
            </Text>
          </Details>
        ))}
      </Stack>
    </Box>
  );
}

/** A button that looks like a link, with an arrow that turns when it opens. */
const Opener = chakra('button', {
  base: {
    display: 'inline-block',
    minH: '24px',
    textAlign: 'start',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 500,
    cursor: 'pointer',
    rounded: 'sm',
    overflowWrap: 'anywhere',
    _before: { content: '"▸ "', _rtl: { content: '"◂ "' } },
    '&[aria-expanded=true]': { _before: { content: '"▾ "' } },
  },
});

const SmallTable = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    fontSize: 'xs',
    '& :is(th, td)': { px: '2', py: '1', textAlign: 'start', borderWidth: '1px', borderColor: 'line.strong/40' },
    '& th': { fontWeight: 600 },
  },
});

/** Maximum length of a button's name, in characters. */
const NAME_MAX = 120;

type OwnerPassage = ShownPassage & { readonly isDeleted?: boolean };

interface PassageListProps {
  /** The text above the list; '' if the reply introduces it. */
  readonly title?: string;
  readonly passages: readonly OwnerPassage[];
}

/** Lists the passages that open under a reply, each under a button with its heading and its document. */
export function PassageList({ title = '', passages }: PassageListProps) {
  if (passages.length === 0) return null;
  return (
    <Stack mt="2" pt="2" gap="1" borderTopWidth="1px" borderColor="line.strong/40" whiteSpace="normal">
      {title !== '' && (
        <Text tone="muted" fontSize="xs">
          {title}
        </Text>
      )}
      {passages.map((passage, place) => (
        // Keyed by position, because they never change places.
        <OpeningPassage key={place} passage={passage} />
      ))}
    </Stack>
  );
}

function OpeningPassage({ passage: { name, heading, text, isDeleted } }: { passage: OwnerPassage }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = [heading.split(' > ').at(-1), name].filter(Boolean).join(' · ') || text;
  return (
    <Box>
      <Opener
        type="button"
        dir="auto"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label.slice(0, NAME_MAX)}
      </Opener>{' '}
      {isDeleted && <Badge>{detailWords.documentDeleted}</Badge>}
      {isOpen && (
        <Stack id={id} gap="1" mt="1" mb="2" ps="3" borderStartWidth="2px" fontSize="sm" dir="auto">
          {heading !== '' && <Text fontWeight={600}>{heading}</Text>}
          {passageBlocks(text).map((block, place) =>
            typeof block === 'string' ? (
              <Text key={place} tone="muted" whiteSpace="pre-wrap">
                {block}
              </Text>
            ) : (
              <Rows key={place} {...block} />
            ),
          )}
        </Stack>
      )}
    </Box>
  );
}

function Rows({ columns, rows }: TableRows) {
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={columns.join(', ')}>
      <SmallTable>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={place} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </Box>
  );
}
