import { ApiError } from '@frontdesk/shared/app';
import { Button, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { requestRecovery } from '../../api/request-recovery';
import * as messages from '../../messages';
import { recoverySchema } from '../../model/recovery';
import { urls } from '../../urls';
import { FormCard } from '../FormCard';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    schema: recoverySchema,
    draft: 'forgot-password',
    submit: async ({ email }) => {
      setSentTo(null);
      await requestRecovery(email);
      setSentTo(email);
    },
  });

  const email = form.field('email');

  return (
    <FormCard title={messages.recoveryTitle} intro={messages.recoveryIntro} onSubmit={form.onSubmit}>
      {form.failure !== null && <Notice tone="danger">{reason(form.failure)}</Notice>}
      {sentTo !== null && <Notice tone="success">{messages.recoverySent(sentTo)}</Notice>}
      <TextField
        label={messages.email}
        type="email"
        autoComplete="username"
        {...email}
        onChange={(value) => {
          setSentTo(null);
          email.onChange(value);
        }}
      />
      <Button type="submit" pending={form.isSubmitting}>
        {messages.sendRecovery}
      </Button>
      <Text textAlign="center">
        <TextLink to={urls.login}>{messages.backToLogin}</TextLink>
      </Text>
    </FormCard>
  );
}

/** Returns the server's own sentence if it sent one (spec section 8.1). */
function reason(failure: unknown): string {
  return failure instanceof ApiError && failure.messages.length > 0 ? failure.message : messages.recoveryFailed;
}
