import { messageOf } from '@frontdesk/shared/app';
import { WEBHOOK_EVENTS } from '@frontdesk/shared/endpoints/webhook';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import * as v from 'valibot';
import type { Webhook } from '../../api/webhooks';
import * as messages from '../../messages';
import { filled } from '../../model/filled';
import { ChoicesField, chosenIn } from './ChoicesField';

const webhookSchema = v.object({
  address: filled(messages.webhookAddressRequired),
  events: v.pipe(
    v.string(),
    v.transform((text) => chosenIn(WEBHOOK_EVENTS, text)),
    v.minLength(1, messages.eventsRequired),
  ),
});

interface WebhookFormProps {
  readonly titleId: string;
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  readonly onSave: (settings: v.InferOutput<typeof webhookSchema>) => Promise<void>;
  readonly onCancel: () => void;
}

/** Address and events of a webhook, inside a dialog. */
export function WebhookForm({ titleId, webhook, onSave, onCancel }: WebhookFormProps) {
  const form = useForm({
    initial: { address: webhook?.address ?? '', events: webhook?.events.join(' ') ?? '' },
    schema: webhookSchema,
    draft: webhook ? `webhook/${webhook.id}` : 'webhook',
    submit: onSave,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="4">
        <Heading id={titleId}>{webhook ? messages.editWebhook : messages.newWebhook}</Heading>
        <Text tone="muted">{messages.newWebhookIntro}</Text>
        {form.failure !== null && (
          <Notice tone="danger">
            {messages.webhookNotSaved} {messageOf(form.failure)}
          </Notice>
        )}
        <TextField
          label={messages.webhookAddress}
          type="url"
          autoComplete="off"
          maxLength={2000}
          hint={messages.webhookAddressHint}
          {...form.field('address')}
        />
        <ChoicesField
          title={messages.eventsTitle}
          choices={WEBHOOK_EVENTS}
          words={messages.webhookEvents}
          {...form.field('events')}
        />
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button type="submit" pending={form.isSubmitting}>
            {webhook ? messages.saveWebhook : messages.createWebhook}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
