import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Grid, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { profileQuery, updateProfile } from '../../api/profile';
import { messages } from '../../messages';
import { passwordMatch, profileSchema } from '../../model/profile';

interface ProfileFormProps {
  readonly profile: { readonly email: string; readonly firstName: string; readonly lastName: string };
}

export function ProfileForm({ profile }: ProfileFormProps) {
  const queries = useQueryClient();
  const { firstName, lastName, email } = profile;
  const form = useForm({
    initial: { firstName, lastName, email, password: '', repeatPassword: '' },
    schema: profileSchema,
    draft: 'profile',
    submit: async (changed) => {
      await updateProfile(changed);
      form.set({ password: '', repeatPassword: '' });
      showToast('success', messages.profileSaved);
      await queries.invalidateQueries({ queryKey: profileQuery().queryKey });
    },
  });
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
