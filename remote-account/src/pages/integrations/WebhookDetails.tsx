import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import {
  Badge,
  type BadgeTone,
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  Notice,
  Stack,
  Text,
} from '@frontdesk/shared/ui/core';
import { DateTime, FailedState, Skeleton, TimeAgo } from '@frontdesk/shared/ui/data';
import { useEffect, useId, useState } from 'react';
import * as api from '../../api/webhooks';
import * as messages from '../../messages';
import { WebhookState } from './WebhooksTable';

/** How often deliveries are fetched again while one is pending. */
const LOOK_MS = 1_000;
/** The same while all are waiting for their next attempt, which may be hours away. */
const WAIT_MS = 10_000;

interface WebhookDetailsProps {
  readonly titleId: string;
  readonly webhook: api.Webhook;
  readonly onEdit: () => void;
  readonly onNewSecret: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** State, deliveries and buttons of a webhook, inside a dialog. */
export function WebhookDetails({ titleId, webhook, onEdit, onNewSecret, onDelete, onClose }: WebhookDetailsProps) {
  const { id, address, events, isOn, offReason, failingSince, oldSecretUntil } = webhook;
  const queries = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);

  /** Runs a button's action, and shows what it changed. */
  async function act(name: string, change: () => Promise<void>, done: string): Promise<void> {
    setPending(name);
    try {
      await change();
      showToast('success', done);
    } catch (failure) {
      showToast('error', `${messages.changeFailed} ${messageOf(failure)}`);
    }
    await Promise.all(
      [api.webhooksQuery().queryKey, api.deliveriesQuery(id).queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
    setPending(null);
  }

  const turn = () => act('turn', () => api.changeWebhook({ id, address, events, isOn: !isOn }), messages.webhookSaved);
  return (
    <Stack gap="4">
      <Flex gap="3" align="flex-start" justify="space-between">
        <Heading id={titleId}>
          <bdi>{address}</bdi>
        </Heading>
        <WebhookState webhook={webhook} />
      </Flex>
      {!isOn && (
        <Notice tone="warning">
          {offReason} {messages.webhookIsOff}
        </Notice>
      )}
      {isOn && failingSince !== null && (
        <Notice tone="danger">
          {messages.failingSince} <DateTime time={failingSince} />
        </Notice>
      )}
      {oldSecretUntil !== null && (
        <Notice tone="info">
          {messages.oldSecretUntil} <DateTime time={oldSecretUntil} />
        </Notice>
      )}
      <Flex gap="2" wrap="wrap">
        {isOn && (
          <Button
            size="sm"
            pending={pending === 'test'}
            onClick={() => void act('test', () => api.sendTestEvent(id), messages.eventIsSent)}
          >
            {messages.sendTest}
          </Button>
        )}
        <Button
          variant={isOn ? 'outline' : undefined}
          size="sm"
          pending={pending === 'turn'}
          onClick={() => void turn()}
        >
          {isOn ? messages.turnOff : messages.turnOn}
        </Button>
        <Button variant="outline" size="sm" onClick={onEdit}>
          {messages.editWebhook}
        </Button>
        <Button variant="outline" size="sm" onClick={onNewSecret}>
          {messages.newSecret}
        </Button>
        <Button variant="outline" size="sm" onClick={onDelete}>
          {messages.deleteWebhook}
        </Button>
      </Flex>
      <Deliveries
        webhook={webhook}
        pending={pending}
        onSendAgain={(delivery) => void act(delivery, () => api.sendAgain(delivery), messages.eventIsSent)}
      />
      <Flex justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          {messages.close}
        </Button>
      </Flex>
    </Stack>
  );
}

interface DeliveriesProps {
  readonly webhook: api.Webhook;
  /** The delivery that is being sent again. */
  readonly pending: string | null;
  readonly onSendAgain: (deliveryId: string) => void;
}

function Deliveries({ webhook: { id, isOn }, pending, onSendAgain }: DeliveriesProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...api.deliveriesQuery(id),
    refetchInterval: ({ state }) => {
      const waiting = state.data?.deliveries.filter((delivery) => delivery.state === 'waiting') ?? [];
      if (waiting.length === 0) return false;
      return waiting.some(({ attempts }) => attempts === 0) ? LOOK_MS : WAIT_MS;
    },
  });
  const states = data?.deliveries.map((delivery) => [delivery.state, delivery.attempts]).join();
  useEffect(
    function refreshWebhook() {
      // A delivery may have turned the webhook off.
      if (states !== undefined) void queries.invalidateQueries({ queryKey: api.webhooksQuery().queryKey });
    },
    [states, queries],
  );
  return (
    <Stack as="section" aria-labelledby={titleId} gap="2">
      <Heading as="h3" size="sm" id={titleId}>
        {messages.deliveriesTitle}
      </Heading>
      {!data && error && (
        <FailedState what={messages.deliveriesUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Box role="status" aria-label={messages.loading}>
          <Skeleton height="44px" />
        </Box>
      )}
      {data?.deliveries.length === 0 && <Text tone="muted">{messages.noDeliveries}</Text>}
      {data && data.deliveries.length > 0 && (
        <chakra.ul maxH="40vh" overflowY="auto" tabIndex={0} aria-labelledby={titleId}>
          {data.deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              isPending={pending === delivery.id}
              onSendAgain={isOn && delivery.state !== 'waiting' ? () => onSendAgain(delivery.id) : undefined}
            />
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}

const TONES: Record<api.Delivery['state'], BadgeTone> = { waiting: 'neutral', delivered: 'success', failed: 'danger' };

interface DeliveryItemProps {
  readonly delivery: api.Delivery;
  readonly isPending: boolean;
  /** Absent when it cannot be sent again now. */
  readonly onSendAgain: (() => void) | undefined;
}

function DeliveryItem({ delivery, isPending, onSendAgain }: DeliveryItemProps) {
  const nameId = useId();
  const { type, state, createdAt, attempts, nextAt, problem } = delivery;
  return (
    <chakra.li borderTopWidth="1px" borderColor="line" py="2" display="flex" gap="3" justifyContent="space-between">
      <Stack gap="1" minW={0}>
        <Flex gap="2" align="center" wrap="wrap">
          <Text as="span" id={nameId} dir="ltr" fontFamily="mono" fontSize="sm">
            {type}
          </Text>
          <Badge tone={TONES[state]}>{messages.deliveryStates[state]}</Badge>
        </Flex>
        <Text fontSize="sm" tone="muted">
          {createdAt && <TimeAgo time={createdAt} />}
          {attempts > 0 && ` · ${messages.attempts(attempts)}`}
          {state === 'waiting' && attempts > 0 && nextAt && (
            <>
              {` · ${messages.nextAttempt} `}
              <DateTime time={nextAt} />
            </>
          )}
        </Text>
        {problem !== null && (
          <Text fontSize="sm" tone="danger">
            {problem}
          </Text>
        )}
      </Stack>
      {onSendAgain && (
        <Button variant="outline" size="sm" aria-describedby={nameId} pending={isPending} onClick={onSendAgain}>
          {messages.deliverAgain}
        </Button>
      )}
    </chakra.li>
  );
}
