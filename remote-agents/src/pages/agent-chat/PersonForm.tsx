import { messageOf } from '@frontdesk/shared/app';
import { Button, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { Checkbox, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useId } from 'react';
import type { PersonRequest } from '../../../widget/chat/chat-calls';
import * as messages from '../../messages';
import { personRequestSchema } from '../../model/test-chat';

const Agreement = chakra('label', { base: { display: 'flex', gap: '3', cursor: 'pointer' } });

const PrivacyLink = chakra('a', { base: { color: 'accent.text', fontWeight: 500, ms: '8', rounded: 'sm' } });

interface PersonFormProps {
  readonly draft: string;
  /** Address of the owner's privacy page; '' without one. */
  readonly privacyUrl: string;
  /** Rejects when sending failed; everything typed is then kept. */
  readonly onSend: (request: PersonRequest) => Promise<void>;
  readonly onLeave: () => void;
}

/** The form 'Talk to a person', as visitors see it. */
export function PersonForm({ draft, privacyUrl, onSend, onLeave }: PersonFormProps) {
  const errorId = useId();
  const form = useForm({
    initial: { name: '', email: '', message: '', consent: 'false' },
    schema: personRequestSchema,
    submit: onSend,
    draft,
  });
  const [consentError] = form.field('consent').errors;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="4" p="4" borderTopWidth="1px">
        <Stack gap="1">
          <Heading size="sm">{messages.chat.person}</Heading>
          <Text tone="muted">{messages.chat.personIntro}</Text>
        </Stack>
        <TextField label={messages.chat.personName} autoComplete="off" autoFocus {...form.field('name')} />
        <TextField label={messages.chat.personEmail} type="email" autoComplete="off" {...form.field('email')} />
        <TextAreaField label={messages.chat.personMessage} rows={3} dir="auto" {...form.field('message')} />
        <div>
          <Agreement>
            <Checkbox
              name="consent"
              flexShrink={0}
              aria-describedby={errorId}
              aria-invalid={consentError !== undefined}
              checked={form.values.consent === 'true'}
              onChange={(event) => form.field('consent').onChange(String(event.currentTarget.checked))}
            />
            <span>{messages.chat.personConsent}</span>
          </Agreement>
          {/^https?:\/\//i.test(privacyUrl) && (
            <PrivacyLink href={privacyUrl} target="_blank" rel="noopener noreferrer">
              {messages.chat.privacy}
            </PrivacyLink>
          )}
          <Text id={errorId} role="alert" tone="danger">
            {consentError}
          </Text>
        </div>
        {form.failure !== null && (
          <Notice tone="danger">
            {messages.chat.personFailed} {messageOf(form.failure)}
          </Notice>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" pending={form.isSubmitting}>
            {messages.chat.personSend}
          </Button>
          <Button variant="outline" onClick={onLeave}>
            {messages.chat.personBack}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
