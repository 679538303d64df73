import { ApiError, messageOf, showToast } from '@frontdesk/shared/app';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog, Dialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as api from '../../api/webhooks';
import * as messages from '../../messages';
import { FreshSecret } from './FreshSecret';
import { WebhookDetails } from './WebhookDetails';
import { WebhookForm } from './WebhookForm';
import { WebhooksTable } from './WebhooksTable';

/** What is open over the page. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'details' | 'edit' | 'new-secret' | 'delete'; readonly id: string }
  | { readonly kind: 'secret'; readonly address: string; readonly secret: string };

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** The webhooks of the organization. Nothing on a server without them. */
export function WebhooksSection() {
  const titleId = useId();
  const dialogId = useId();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(api.webhooksQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const [isPending, setPending] = useState(false);
  const close = () => setOpen(null);
  const refresh = () => queries.invalidateQueries({ queryKey: api.webhooksQuery().queryKey });
  const webhook = open && 'id' in open ? (data?.webhooks.find(({ id }) => id === open.id) ?? null) : null;
  const host = hostOf(webhook?.address ?? '');

  async function save(settings: Parameters<typeof api.createWebhook>[0]): Promise<void> {
    if (webhook) {
      await api.changeWebhook({ ...settings, id: webhook.id, isOn: webhook.isOn });
      showToast('success', messages.webhookSaved);
      setOpen({ kind: 'details', id: webhook.id });
    } else {
      const created = api.webhookCreated(hostOf(settings.address));
      const secret = await asOwnEvent(queries, created, () => api.createWebhook(settings));
      setOpen({ kind: 'secret', address: settings.address, secret });
    }
    await refresh();
  }

  /** Runs what a question confirms. */
  async function confirm(change: () => Promise<Open | null>): Promise<void> {
    setPending(true);
    let next: Open | null = null;
    try {
      next = await change();
    } catch (failure) {
      showToast('error', `${messages.changeFailed} ${messageOf(failure)}`);
    }
    await refresh();
    setPending(false);
    setOpen(next);
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
        {data && <Button onClick={() => setOpen({ kind: 'new' })}>{messages.newWebhook}</Button>}
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
        <Card>
          <Text tone="muted">{messages.noWebhooks}</Text>
        </Card>
      )}
      {data && data.webhooks.length > 0 && (
        <WebhooksTable
          webhooks={data.webhooks}
          titleId={titleId}
          onOpen={({ id }) => setOpen({ kind: 'details', id })}
        />
      )}
      {open?.kind === 'secret' && (
        <Dialog isOpen onClose={close} labelledBy={dialogId}>
          <FreshSecret
            titleId={dialogId}
            title={messages.webhookSecretTitle(hostOf(open.address))}
            intro={messages.webhookSecretIntro}
            label={messages.webhookSecret}
            secret={open.secret}
            onClose={close}
          />
        </Dialog>
      )}
      {(open?.kind === 'new' || (open?.kind === 'edit' && webhook)) && (
        <Dialog isOpen onClose={close} labelledBy={dialogId}>
          <WebhookForm titleId={dialogId} webhook={webhook} onSave={save} onCancel={close} />
        </Dialog>
      )}
      {open?.kind === 'details' && webhook && (
        <Dialog isOpen onClose={close} labelledBy={dialogId}>
          <WebhookDetails
            titleId={dialogId}
            webhook={webhook}
            onEdit={() => setOpen({ kind: 'edit', id: webhook.id })}
            onNewSecret={() => setOpen({ kind: 'new-secret', id: webhook.id })}
            onDelete={() => setOpen({ kind: 'delete', id: webhook.id })}
            onClose={close}
          />
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={open?.kind === 'new-secret' && webhook !== null}
        title={webhook?.address}
        question={messages.newSecretQuestion(host)}
        confirmLabel={messages.newSecret}
        pending={isPending}
        onCancel={close}
        onConfirm={() => webhook && void rotate(webhook)}
      />
      <ConfirmDialog
        isOpen={open?.kind === 'delete' && webhook !== null}
        title={webhook?.address}
        question={messages.deleteWebhookQuestion(host)}
        confirmLabel={messages.deleteWebhook}
        pending={isPending}
        onCancel={close}
        onConfirm={() => webhook && void remove(webhook)}
      />
    </Stack>
  );
}
