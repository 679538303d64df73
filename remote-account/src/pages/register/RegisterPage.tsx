import { ApiError, showToast, useNavigate } from '@frontdesk/shared/app';
import { Button, Grid, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { registerAccount } from '../../api/register-account';
import * as messages from '../../messages';
import { registrationSchema } from '../../model/registration';
import { urls } from '../../urls';
import { FormCard } from '../FormCard';

export function RegisterPage() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', organizationName: '' },
    schema: registrationSchema,
    draft: 'register',
    submit: async (registration) => {
      await registerAccount(registration);
      showToast('success', messages.registered);
      navigate(urls.login);
    },
  });

  return (
    <FormCard title="Register" intro="Set up the desk where your customers arrive." onSubmit={form.onSubmit}>
      {form.failure !== null && (
        <Notice tone="danger">
          {reasons(form.failure).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Notice>
      )}
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField label="First Name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...form.field('lastName')} />
      </Grid>
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 10 characters, with a digit, an uppercase and a lowercase letter and a symbol."
        {...form.field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <TextField label="Organization Name" autoComplete="organization" {...form.field('organizationName')} />
      <Button type="submit" pending={form.isSubmitting}>
        Register
      </Button>
      <Text tone="muted" textAlign="center">
        Already have an account? <TextLink to={urls.login}>Login</TextLink>
      </Text>
    </FormCard>
  );
}

function reasons(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiError)) return [messages.registrationUnexpected];
  if (failure.messages.length > 0) return failure.messages;
  return [failure.status === null ? messages.noResponse : messages.registrationUnexpected];
}
