import { messageOf, showToast } from '@frontdesk/shared/app';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { asOwnEvent, useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { accountQuery } from '../../api/account';
import {
  isCurrentPasswordDemanded,
  PROFILE_LABELS,
  type PublicProfile,
  passwordChanged,
  passwordMatch,
  profileQuery,
  profileSchema,
  unsavedFields,
  updateProfile,
} from '../../api/profile';
import * as messages from '../../messages';
import { NameFields } from '../NameFields';

const NO_PASSWORDS = { password: '', repeatPassword: '', currentPassword: '' };

interface ProfileFormProps {
  readonly profile: PublicProfile;
  /** A new email that is not confirmed yet. */
  readonly pendingEmail: string | null;
}

export function ProfileForm({ profile, pendingEmail }: ProfileFormProps) {
  const queries = useQueryClient();
  const { firstName, lastName, email } = profile;
  const [notice, setNotice] = useState<string | null>(null);
  const [isDemanded, setDemanded] = useState(false);
  async function readStored(): Promise<PublicProfile> {
    const read = await queries.fetchQuery({ ...profileQuery(), staleTime: 0 });
    return { firstName: read.firstName, lastName: read.lastName, email: read.email };
  }
  const newer = useNewerChanges({
    async read() {
      return { ...(await readStored()), ...NO_PASSWORDS };
    },
    labels: PROFILE_LABELS,
  });
  const form = useForm({
    initial: { firstName, lastName, email, ...NO_PASSWORDS },
    schema: profileSchema(profile),
    draft: 'profile',
    before: newer.before,
    submit: async (changed) => {
      setNotice(null);
      const update = () => updateProfile(changed);
      const updated = changed.password ? asOwnEvent(queries, passwordChanged(email), update) : update();
      const pending = await updated.catch((failure: unknown) => {
        if (isCurrentPasswordDemanded(failure)) setDemanded(true);
        throw failure;
      });
      setDemanded(false);
      form.set(NO_PASSWORDS);
      // Another server may ignore fields that the spec's call does not name.
      const { problem, stored } = await readAfterSaving(changed, pending);
      if (problem === null) showToast('success', messages.profileSaved);
      else setNotice(problem);
      return stored;
    },
  });

  /**
   * Returns the values that are now stored, and a sentence about fields that were not saved; null when all were saved.
   */
  async function readAfterSaving(
    sent: PublicProfile,
    pending: string | null,
  ): Promise<{ readonly problem: string | null; readonly stored?: PublicProfile }> {
    try {
      const stored = await readStored();
      if (pending !== null) {
        form.set({ email: stored.email });
        await queries.invalidateQueries({ queryKey: accountQuery().queryKey });
      }
      const unsaved = unsavedFields(pending === null ? sent : { ...sent, email: stored.email }, stored);
      return unsaved.length > 0 ? { problem: messages.profileNotSaved(unsaved), stored } : { problem: null };
    } catch {
      return { problem: messages.profileNotChecked };
    }
  }
  const match = passwordMatch(form.values.password, form.values.repeatPassword);

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {newer.dialog}
      <Stack gap="4">
        <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
        {pendingEmail !== null && <Notice tone="info">{messages.pendingEmail(pendingEmail, email)}</Notice>}
        {form.failure !== null && (
          <Notice tone="danger">
            {messages.profileFailed} {messageOf(form.failure)}
          </Notice>
        )}
        {notice !== null && <Notice tone="warning">{notice}</Notice>}
        <NameFields field={form.field} />
        <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={messages.password}
          autoComplete="new-password"
          hint={messages.keepPasswordHint}
          {...form.field('password')}
        />
        <PasswordField label={messages.repeatPassword} autoComplete="new-password" {...form.field('repeatPassword')} />
        <Text role="status" color={match === messages.match ? 'success' : 'danger'} minH="1.5em" my="-3">
          {match}
        </Text>
        {isDemanded && (
          <PasswordField
            label={messages.currentPassword}
            autoComplete="current-password"
            hint={messages.currentPasswordHint}
            autoFocus
            {...form.field('currentPassword')}
          />
        )}
        <Flex>
          <Button type="submit" pending={form.isSubmitting}>
            {messages.saveProfile}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
