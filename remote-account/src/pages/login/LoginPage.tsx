import { Heading } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import * as v from 'valibot';

export function LoginPage() {
  const form = useForm({
    initial: { email: '', password: '' },
    schema: v.object({ email: v.string(), password: v.string() }),
    submit: async () => {},
  });
  return (
    <form onSubmit={form.onSubmit}>
      <Heading>Login</Heading>
      <TextField label="Email" {...form.field('email')} />
      <PasswordField label="Password" {...form.field('password')} />
    </form>
  );
}
