import { ApiError, messageOf, returnPath, useLocation, useNavigate, useSession } from '@frontdesk/shared/app';
import { credentialsSchema } from '@frontdesk/shared/endpoints/authentication';
import { Button, Flex, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef } from 'react';
import { logIn } from '../../api/log-in';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { FormCard } from '../FormCard';

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useForm({
    initial: { email: '', password: '' },
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
      // Here, or in another tab.
      if (token !== null && token !== tokenBefore.current) navigate(returnPath(state), { replace: true });
    },
    [token, navigate, state],
  );

  return (
    <FormCard title="Login" intro="Welcome back to your front desk." onSubmit={form.onSubmit}>
      {form.failure !== null && <Notice tone="danger">{reason(form.failure)}</Notice>}
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Flex justify="flex-end">
        <TextLink to={urls.forgotPassword}>Forgot Password?</TextLink>
      </Flex>
      <Button type="submit" pending={form.isSubmitting}>
        Login
      </Button>
      <Text tone="muted" textAlign="center">
        New to Frontdesk? <TextLink to={urls.register}>Register here</TextLink>
      </Text>
    </FormCard>
  );
}

/** A 401 is about email or password, whatever the server calls it. Anything else says what it is. */
function reason(failure: unknown): string {
  if (!(failure instanceof ApiError)) return messageOf(failure);
  const isRefused = failure.status === 401 || (failure.status === 400 && failure.messages.length === 0);
  return isRefused ? messages.loginRefused : messageOf(failure);
}
