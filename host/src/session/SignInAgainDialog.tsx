import { ApiError, call, messageOf, resumeSession, signIn } from '@frontdesk/shared/app';
import { credentialsSchema, logInCall } from '@frontdesk/shared/endpoints/login-call';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import * as messages from '../messages/dialogs';
import { isSomebodyElse } from './confirm-person';
import { releasePage } from './hold-page';

/** Asks an owner whose session ended during unsaved work to sign in again, in front of the unchanged page. */
export function SignInAgainDialog() {
  const titleId = useId();
  const form = useForm({
    initial: { email: '', password: '' },
    schema: credentialsSchema,
    submit: async (credentials) => {
      const { token } = await call(logInCall, credentials);
      if (isSomebodyElse(credentials.email)) signIn(token);
      else resumeSession(token);
    },
  });
  const isRefused = form.failure instanceof ApiError && form.failure.status === 401;

  return (
    <Dialog isOpen onClose={() => undefined} labelledBy={titleId}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="4">
          <Heading id={titleId}>{messages.title}</Heading>
          <Text tone="muted">{messages.reason}</Text>
          {form.failure !== null && (
            <Notice tone="danger">{isRefused ? messages.refused : messageOf(form.failure)}</Notice>
          )}
          <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
          <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={releasePage}>
              {messages.leave}
            </Button>
            <Button type="submit" pending={form.isSubmitting}>
              {messages.signIn}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
