import { ApiError, messageOf, showToast } from '@frontdesk/shared/app';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog, Dialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as api from '../../api/webhooks';
import * as messages from '../../messages';
import { FreshSecret } from './FreshSecret';
import { WebhookDetails } from './WebhookDetails';
import { WebhookForm } from './WebhookForm';
import { WebhooksTable } from './WebhooksTable';

/** What the dialog shows. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'details' | 'edit'; readonly id: string }
  | { readonly kind: 'secret'; readonly address: string; readonly secret: string };

/** Moves the focus into what replaced the contents of the dialog. */
function focusFirst(contents: HTMLElement | null): void {
  if (!contents?.contains(document.activeElement))
    contents?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** The webhooks of the organization. Nothing on a server without them. */
export function WebhooksSection() {
  const titleId = useId();
  const dialogId = useId();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(api.webhooksQuery());
  const [open, setOpen] = useState<Open | null>(null);
  /** Asked over the dialog. */
  const [question, setQuestion] = useState<'new-secret' | 'delete' | null>(null);
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
      {open && (open.kind === 'new' || open.kind === 'secret' || webhook) && (
        <Dialog isOpen onClose={close} labelledBy={dialogId}>
          <Box key={open.kind} ref={focusFirst}>
            {open.kind === 'secret' && (
              <FreshSecret
                titleId={dialogId}
                title={messages.webhookSecretTitle(hostOf(open.address))}
                intro={messages.webhookSecretIntro}
                label={messages.webhookSecret}
                secret={open.secret}
                onClose={close}
              />
            )}
            {(open.kind === 'new' || open.kind === 'edit') && (
              <WebhookForm titleId={dialogId} webhook={webhook} onSave={save} onCancel={close} />
            )}
            {open.kind === 'details' && webhook && (
              <WebhookDetails
                titleId={dialogId}
                webhook={webhook}
                onEdit={() => setOpen({ kind: 'edit', id: webhook.id })}
                onNewSecret={() => setQuestion('new-secret')}
                onDelete={() => setQuestion('delete')}
                onClose={close}
              />
            )}
          </Box>
        </Dialog>
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
