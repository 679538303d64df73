import { ApiError, messageOf, showToast } from '@frontdesk/shared/app';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as api from '../../api/webhooks';
import * as messages from '../../messages';
import { EmptyCard } from './EmptyCard';
import type { WebhookDialogProps } from './WebhookDialog';
import { WebhooksTable } from './WebhooksTable';

/** Loads when it opens. */
const WebhookDialog = latePart<WebhookDialogProps>({
  load: async () => (await import(/* webpackChunkName: "integration-dialogs" */ './WebhookDialog')).WebhookDialog,
  failed: messages.formFailed,
});

/** The organization's webhooks. Renders nothing on a server without webhooks. */
export function WebhooksSection() {
  const titleId = useId();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(api.webhooksQuery());
  const [open, setOpen] = useState<WebhookDialogProps['open'] | null>(null);
  /** The confirmation that opens over the dialog. */
  const [question, setQuestion] = useState<'new-secret' | 'delete' | null>(null);
  const [isPending, setPending] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: api.webhooksQuery().queryKey });
  const webhook = open && 'id' in open ? (data?.webhooks.find(({ id }) => id === open.id) ?? null) : null;
  const host = api.hostOf(webhook?.address ?? '');

  async function save(settings: Parameters<typeof api.createWebhook>[0]): Promise<void> {
    if (webhook) {
      await api.changeWebhook({ ...settings, id: webhook.id, isOn: webhook.isOn });
      showToast('success', messages.webhookSaved);
      setOpen({ kind: 'details', id: webhook.id });
    } else {
      const created = api.webhookCreated(api.hostOf(settings.address));
      const secret = await asOwnEvent(queries, created, () => api.createWebhook(settings));
      setOpen({ kind: 'secret', address: settings.address, secret });
    }
    await refresh();
  }

  /** Runs a change that was confirmed. */
  async function confirm(change: () => Promise<WebhookDialogProps['open'] | null>): Promise<void> {
    setPending(true);
    try {
      setOpen(await change());
    } catch (failure) {
      showToast('error', `${messages.changeFailed} ${messageOf(failure)}`);
    }
    await refresh();
    setPending(false);
    setQuestion(null);
  }

  const rotate = ({ id, address }: api.Webhook) =>
    confirm(async () => ({ kind: 'secret', address, secret: await api.rotateSecret(id) }));
  const remove = ({ id }: api.Webhook) =>
    confirm(async () => {
      await asOwnEvent(queries, api.webhookDeleted(host), () => api.deleteWebhook(id));
      showToast('success', messages.webhookDeleted(host));
      return null;
    });

  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <Stack as="section" aria-labelledby={titleId} gap="4">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Stack gap="1" flex="1 1 18rem">
          <Heading id={titleId}>{messages.webhooksTitle}</Heading>
          <Text tone="muted">{messages.webhooksIntro}</Text>
        </Stack>
        {data && (
          <Button variant="outline" onClick={() => setOpen({ kind: 'new' })}>
            {messages.newWebhook}
          </Button>
        )}
      </Flex>
      {!data && error && (
        <FailedState what={messages.webhooksUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Card role="status" aria-label={messages.loading}>
          <Skeleton height="44px" />
        </Card>
      )}
      {data?.webhooks.length === 0 && (
        <EmptyCard
          ink="M20 84h120M52 84V58a28 28 0 0 1 56 0v26M40 22l8 10M120 22l-8 10M80 14v12"
          brass="M72 40h16M64 84h32v10H64z"
        >
          {messages.noWebhooks}
        </EmptyCard>
      )}
      {data && data.webhooks.length > 0 && (
        <WebhooksTable
          webhooks={data.webhooks}
          titleId={titleId}
          onOpen={({ id }) => setOpen({ kind: 'details', id })}
        />
      )}
      {open && (open.kind === 'new' || open.kind === 'secret' || webhook) && (
        <WebhookDialog
          open={open}
          webhook={webhook}
          onSave={save}
          onOpen={setOpen}
          onAsk={setQuestion}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={question !== null && webhook !== null}
        title={webhook?.address}
        question={question === 'delete' ? messages.deleteWebhookQuestion(host) : messages.newSecretQuestion(host)}
        confirmLabel={question === 'delete' ? messages.deleteWebhook : messages.newSecret}
        pending={isPending}
        onCancel={() => setQuestion(null)}
        onConfirm={() => webhook && void (question === 'delete' ? remove(webhook) : rotate(webhook))}
      />
    </Stack>
  );
}
