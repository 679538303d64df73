import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, type BadgeTone, Button, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th, TimeAgo } from '@frontdesk/shared/ui/data';
import { useId } from 'react';
import type { Webhook } from '../../api/webhooks';
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

interface WebhooksTableProps {
  readonly webhooks: readonly Webhook[];
  readonly titleId: string;
  readonly onOpen: (webhook: Webhook) => void;
}

export function WebhooksTable({ webhooks, titleId, onOpen }: WebhooksTableProps) {
  const { webhookColumns: columns } = messages;
  return (
    <TableFrame>
      <Table aria-labelledby={titleId} css={NARROW}>
        <thead>
          <tr>
            <Th>{columns.address}</Th>
            <Th>{columns.events}</Th>
            <Th>{columns.state}</Th>
            <Th>{columns.lastDelivery}</Th>
            <Th>
              <VisuallyHidden>{messages.webhookDetails}</VisuallyHidden>
            </Th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => onOpen(webhook)} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const addressId = useId();
  const { address, events, lastDelivery: last } = webhook;
  return (
    <tr>
      <Td id={addressId} fontWeight={500} overflowWrap="anywhere" minW={{ lg: '14rem' }}>
        {address}
      </Td>
      <Td>
        <Flex gap="1" py="1" wrap="wrap">
          {events.map((event) => (
            <Badge key={event}>{event}</Badge>
          ))}
        </Flex>
      </Td>
      <Td whiteSpace="nowrap">
        <WebhookState webhook={webhook} />
      </Td>
      <Td whiteSpace="nowrap">
        <Text as="span" data-narrow aria-hidden tone="muted" display="none">
          {messages.webhookColumns.lastDelivery}{' '}
        </Text>
        {last?.createdAt ? (
          <>
            {messages.deliveryStates[last.state]} <TimeAgo time={last.triedAt ?? last.createdAt} />
          </>
        ) : (
          messages.neverDelivered
        )}
      </Td>
      <Td textAlign="end" whiteSpace="nowrap">
        <Button variant="outline" size="sm" aria-describedby={addressId} onClick={onOpen}>
          {messages.webhookDetails}
        </Button>
      </Td>
    </tr>
  );
}

export function WebhookState({ webhook: { isOn, failingSince } }: { webhook: Webhook }) {
  const state = isOn ? (failingSince === null ? 'on' : 'failing') : 'off';
  const tones: Record<typeof state, BadgeTone> = { on: 'success', failing: 'danger', off: 'warning' };
  return <Badge tone={tones[state]}>{messages.webhookStates[state]}</Badge>;
}
