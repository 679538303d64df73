import { ApiError, call, messageOf, resumeSession, signIn } from '@frontdesk/shared/app';
import { credentialsSchema, login } from '@frontdesk/shared/endpoints/login';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { isSomebodyElse } from './confirm-person';
import { releasePage } from './hold-page';

/** Asks an owner whose session ended over unsaved work to sign in again. Her page stays unchanged behind the dialog. */
export function SignInAgainDialog() {
  const titleId = useId();
  const form = useForm({
    initial: { email: '', password: '' },
    schema: credentialsSchema,
    submit: async (credentials) => {
      const { token } = await call(login, credentials);
      if (isSomebodyElse(credentials.email)) signIn(token);
      else resumeSession(token);
    },
  });
  const isRefused = form.failure instanceof ApiError && form.failure.status === 401;

  return (
    <Dialog isOpen onClose={() => undefined} labelledBy={titleId}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="4">
          <Heading id={titleId}>Sign in again</Heading>
          <Text tone="muted">Your session has ended. What you typed is still here.</Text>
          {form.failure !== null && (
            <Notice tone="danger">{isRefused ? 'Email or password is wrong.' : messageOf(form.failure)}</Notice>
          )}
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={releasePage}>
              Leave without saving
            </Button>
            <Button type="submit" pending={form.isSubmitting}>
              Sign in
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
