import {
  ApiError,
  dismissToast,
  messageOf,
  returnPath,
  toastStore,
  useLocation,
  useNavigate,
  useSession,
} from '@frontdesk/shared/app';
import { credentialsSchema } from '@frontdesk/shared/endpoints/login-call';
import { Button, Flex, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { logIn } from '../../api/log-in';
import * as messages from '../../messages';
import { forgetRegistered, registeredPassword } from '../../model/just-registered';
import { registeredEmail, urls } from '../../urls';
import { FormCard } from '../FormCard';

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const registered = registeredEmail(state);
  const [password] = useState(() => registeredPassword(registered));
  useEffect(() => forgetRegistered, []);
  const form = useForm({
    initial: { email: registered, password },
    schema: credentialsSchema,
    submit: async (credentials) => {
      try {
        await logIn(credentials);
      } catch (error) {
        console.error(messages.loginFailed, error);
        throw error;
      }
    },
  });
  const { token } = useSession();
  const tokenBefore = useRef(token);
  useEffect(
    function leaveOnceSignedIn() {
      // The user may have logged in here or in another tab.
      if (token === null || token === tokenBefore.current) return;
      dismissRegistered();
      navigate(returnPath(state), { replace: true });
    },
    [token, navigate, state],
  );

  return (
    <FormCard title={messages.loginTitle} intro={messages.loginIntro} onSubmit={form.onSubmit}>
      {form.failure !== null && <Notice tone="danger">{reason(form.failure)}</Notice>}
      <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={messages.loginPassword}
        autoComplete="current-password"
        autoFocus={registered !== '' && password === ''}
        {...form.field('password')}
      />
      <Flex justify="flex-end">
        <TextLink to={urls.forgotPassword}>{messages.forgotPassword}</TextLink>
      </Flex>
      <Button type="submit" autoFocus={password !== ''} pending={form.isSubmitting}>
        {messages.loginTitle}
      </Button>
      <Text tone="muted" textAlign="center">
        {messages.newHere} <TextLink to={urls.register}>{messages.registerHere}</TextLink>
      </Text>
    </FormCard>
  );
}

/** Removes the toast whose text ends with 'Log in to begin.' */
function dismissRegistered(): void {
  for (const { id, text } of toastStore.getState().toasts) if (text === messages.registered) dismissToast(id);
}

/**
 * Treats a 401 as a wrong email or password, whatever message the server sent. For other failures, shows the server's
 * message.
 */
function reason(failure: unknown): string {
  if (!(failure instanceof ApiError)) return messageOf(failure);
  const isRefused = failure.status === 401 || (failure.status === 400 && failure.messages.length === 0);
  return isRefused ? messages.loginRefused : messageOf(failure);
}
