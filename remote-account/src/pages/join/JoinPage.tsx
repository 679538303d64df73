import { ApiError, messageOf, showToast, useNavigate, useSearchParams } from '@frontdesk/shared/app';
import { Button, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { PasswordField, useForm } from '@frontdesk/shared/ui/form';
import { join, joinSchema, readInvitation } from '../../api/join';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { FormCard } from '../FormCard';
import { NameFields } from '../NameFields';
import { useLoad } from '../use-load';

/** The page that an invitation's link opens. */
export function JoinPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: invitation, error } = useLoad(token, () => readInvitation(token));
  const form = useForm({
    initial: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    schema: joinSchema,
    draft: 'join',
    submit: async ({ firstName, lastName, password }) => {
      await join({ token, firstName, lastName, password });
      showToast('success', messages.joined(invitation?.organization ?? ''));
      navigate(urls.home, { replace: true });
    },
  });
  const problem = token === '' ? messages.joinIncomplete : error !== null && problemOf(error);
  const password = form.field('password');

  return (
    <FormCard
      title={messages.joinTitle(invitation?.organization ?? null)}
      {...(invitation && { intro: messages.joinIntro(invitation.email) })}
      onSubmit={form.onSubmit}
    >
      {problem && <Notice tone="warning">{problem}</Notice>}
      {form.failure !== null && (
        <Notice tone="danger">
          {messages.joinFailed} {messageOf(form.failure)}
        </Notice>
      )}
      {!problem && (
        <>
          <NameFields field={form.field} />
          <PasswordField
            label={messages.password}
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
            {messages.join}
          </Button>
        </>
      )}
      <Text tone="muted" textAlign="center">
        {messages.hasAccount} <TextLink to={urls.login}>{messages.loginLink}</TextLink>
      </Text>
    </FormCard>
  );
}

function problemOf(error: unknown): string {
  return error instanceof ApiError && error.status === 404 ? messages.notAvailable : messageOf(error);
}
