import { ApiError, useLocation } from '@frontdesk/shared/app';
import { Button, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { PasswordField, useForm } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { newPasswordSchema, readResetLink, setNewPassword } from '../../api/new-password';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { FormCard } from '../FormCard';

export function ResetPasswordPage() {
  const { search } = useLocation();
  const link = readResetLink(search);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    schema: newPasswordSchema,
    draft: 'reset-password',
    submit: async (passwords) => {
      await setNewPassword({ ...link, ...passwords });
      setDone(true);
    },
  });
  const password = form.field('password');
  const isIncomplete = link.token === '' || link.email === '';

  return (
    <FormCard title={messages.resetTitle} intro={link.email && messages.resetFor(link.email)} onSubmit={form.onSubmit}>
      {isIncomplete && <Notice tone="warning">{messages.resetLinkIncomplete}</Notice>}
      {form.failure !== null && (
        <Notice tone="danger">
          {reasons(form.failure).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Notice>
      )}
      {isDone ? (
        <Notice tone="success">{messages.resetDone}</Notice>
      ) : (
        <>
          <PasswordField
            label={messages.newPassword}
            autoComplete="new-password"
            hint={password.errors.length === 0 && messages.passwordHint}
            {...password}
          />
          <PasswordField
            label={messages.confirmPassword}
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
          <Button type="submit" pending={form.isSubmitting}>
            {messages.resetPassword}
          </Button>
        </>
      )}
      <Text textAlign="center">
        <TextLink to={urls.login}>{isDone ? messages.loginLink : messages.backToLogin}</TextLink>
        {form.failure !== null && (
          <>
            {' · '}
            <TextLink to={urls.forgotPassword}>{messages.forgotPassword}</TextLink>
          </>
        )}
      </Text>
    </FormCard>
  );
}

/** Returns the server's own sentences if it sent any (spec section 8.1). */
function reasons(failure: unknown): readonly string[] {
  return failure instanceof ApiError && failure.messages.length > 0 ? failure.messages : [messages.resetFailed];
}
