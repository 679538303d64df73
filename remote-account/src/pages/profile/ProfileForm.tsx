import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Grid, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { profileQuery, updateProfile } from '../../api/profile';
import { messages } from '../../messages';
import { passwordMatch, profileSchema } from '../../model/profile';
import { type PublicProfile, unsavedFields } from '../../model/unsaved-fields';

interface ProfileFormProps {
  readonly profile: PublicProfile;
}

export function ProfileForm({ profile }: ProfileFormProps) {
  const queries = useQueryClient();
  const { firstName, lastName, email } = profile;
  const [notice, setNotice] = useState<string | null>(null);
  const form = useForm({
    initial: { firstName, lastName, email, password: '', repeatPassword: '' },
    schema: profileSchema,
    draft: 'profile',
    submit: async (changed) => {
      setNotice(null);
      await updateProfile(changed);
      form.set({ password: '', repeatPassword: '' });
      // Another server may ignore what the spec's call does not name.
      const problem = await problemAfterSaving(changed);
      if (problem === null) showToast('success', messages.profileSaved);
      else setNotice(problem);
    },
  });

  /** What the owner should know about what was saved; null when all of it was. */
  async function problemAfterSaving(sent: PublicProfile): Promise<string | null> {
    try {
      const unsaved = unsavedFields(sent, await queries.fetchQuery({ ...profileQuery(), staleTime: 0 }));
      return unsaved.length > 0 ? messages.profileNotSaved(unsaved) : null;
    } catch {
      return messages.profileNotChecked;
    }
  }
  const match = passwordMatch(form.values.password, form.values.repeatPassword);

  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="4">
        <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
        {form.failure !== null && (
          <Notice tone="danger">
            {messages.profileFailed} {messageOf(form.failure)}
          </Notice>
        )}
        {notice !== null && <Notice tone="warning">{notice}</Notice>}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField label="First Name" autoComplete="given-name" {...form.field('firstName')} />
          <TextField label="Last Name" autoComplete="family-name" {...form.field('lastName')} />
        </Grid>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="Leave both empty to keep the password you have."
          {...form.field('password')}
        />
        <PasswordField label="Repeat Password" autoComplete="new-password" {...form.field('repeatPassword')} />
        <Text role="status" color={match === messages.match ? 'success' : 'danger'} minH="1.5em">
          {match}
        </Text>
        <Flex>
          <Button type="submit" pending={form.isSubmitting}>
            Save
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
