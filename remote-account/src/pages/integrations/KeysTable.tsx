import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, Button, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { formatDate, Table, TableFrame, Td, Th, TimeAgo } from '@frontdesk/shared/ui/data';
import { useId } from 'react';
import type { ApiKey } from '../../api/keys';
import * as messages from '../../messages';

const NARROW = narrowRows({
  from: 1024,
  row: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '4', rowGap: '1' },
  cells: {
    '& td': { gridColumn: '1 / -1' },
    '& td:first-of-type': { gridColumn: '1' },
    '& td:last-of-type': { gridColumn: '2', gridRow: '1', textAlign: 'end' },
    '& [data-narrow]': { display: 'inline' },
  },
});

/** The column's heading, which narrow rows show before the value. */
function Word({ children }: { children: string }) {
  return (
    <Text as="span" data-narrow aria-hidden tone="muted" display="none">
      {children}{' '}
    </Text>
  );
}

interface KeysTableProps {
  readonly keys: readonly ApiKey[];
  readonly titleId: string;
  readonly onEnd: (key: ApiKey) => void;
}

export function KeysTable({ keys, titleId, onEnd }: KeysTableProps) {
  const { keyColumns: columns } = messages;
  return (
    <TableFrame>
      <Table aria-labelledby={titleId} css={NARROW}>
        <thead>
          <tr>
            <Th>{columns.name}</Th>
            <Th>{columns.scopes}</Th>
            <Th>{columns.start}</Th>
            <Th>{columns.lastUsed}</Th>
            <Th>{columns.ends}</Th>
            <Th>
              <VisuallyHidden>{messages.endKey}</VisuallyHidden>
            </Th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEnd={() => onEnd(key)} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const nameId = useId();
  const { name, scopes, start, lastUsedAt, expiresAt } = apiKey;
  const isOver = expiresAt !== null && Date.parse(expiresAt) < Date.now();
  const { keyColumns: columns } = messages;
  return (
    <tr>
      <Td id={nameId} fontWeight={500}>
        {name}
      </Td>
      <Td>
        <Flex gap="1" py="1" wrap="wrap">
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </Flex>
      </Td>
      <Td whiteSpace="nowrap">
        <Word>{columns.start}</Word>
        <Text as="code" fontFamily="mono">
          {messages.keyStart(start)}
        </Text>
      </Td>
      <Td whiteSpace="nowrap">
        <Word>{columns.lastUsed}</Word>
        {lastUsedAt === null ? messages.neverUsed : <TimeAgo time={lastUsedAt} />}
      </Td>
      <Td whiteSpace="nowrap">
        <Word>{columns.ends}</Word>
        {isOver ? messages.keyHasEnded : expiresAt === null ? messages.neverEnds : formatDate(expiresAt)}
      </Td>
      <Td textAlign="end" whiteSpace="nowrap">
        <Button variant="outline" size="sm" aria-describedby={nameId} onClick={onEnd}>
          {messages.endKey}
        </Button>
      </Td>
    </tr>
  );
}
