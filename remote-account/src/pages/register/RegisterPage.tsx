import { ApiError, showToast, useNavigate } from '@frontdesk/shared/app';
import { Button, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { registerAccount, registrationSchema } from '../../api/registration';
import * as messages from '../../messages';
import { rememberRegistered } from '../../model/just-registered';
import { type RegisteredState, urls } from '../../urls';
import { FormCard } from '../FormCard';
import { NameFields } from '../NameFields';

export function RegisterPage() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', organizationName: '' },
    schema: registrationSchema,
    draft: 'register',
    submit: async (registration) => {
      await registerAccount(registration);
      showToast('success', messages.registered);
      const email = registration.email.trim();
      rememberRegistered({ email, password: registration.password });
      navigate(urls.login, { state: { email } satisfies RegisteredState });
    },
  });
  const password = form.field('password');
  const closed = messages.notOpen[registrationMode()];

  return (
    <FormCard title={messages.registerTitle} intro={messages.registerIntro} onSubmit={form.onSubmit}>
      {closed !== undefined && <Notice tone="info">{closed}</Notice>}
      {form.failure !== null && (
        <Notice tone="danger">
          {reasons(form.failure).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Notice>
      )}
      <NameFields field={form.field} />
      <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        hint={password.errors.length === 0 && messages.passwordHint}
        {...password}
      />
      <PasswordField label={messages.confirmPassword} autoComplete="new-password" {...form.field('confirmPassword')} />
      <TextField label={messages.organizationName} autoComplete="organization" {...form.field('organizationName')} />
      <Button type="submit" pending={form.isSubmitting}>
        {messages.registerTitle}
      </Button>
      <Text tone="muted" textAlign="center">
        {messages.hasAccount} <TextLink to={urls.login}>{messages.loginLink}</TextLink>
      </Text>
    </FormCard>
  );
}

/** The server's setting; '' when anybody may register, and while the build renders the first view. */
function registrationMode(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name=registration]')?.content ?? '';
}

function reasons(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiError)) return [messages.registrationUnexpected];
  if (failure.messages.length > 0) return failure.messages;
  return [failure.status === null ? messages.noResponse : messages.registrationUnexpected];
}
