import { messageOf, showToast, signOut, useNavigate } from '@frontdesk/shared/app';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { deleteForGood } from '../../api/account';
import * as messages from '../../messages';
import { deletionSchema } from '../../model/deletion';
import { urls } from '../../urls';

interface DeletionDialogProps {
  readonly what: 'account' | 'organization';
  readonly intro: string;
  /** The text that the person must type. */
  readonly confirmation: string;
  readonly onClose: () => void;
}

const TITLES = { account: messages.deleteAccount, organization: messages.deleteOrganization };
const DONE = { account: messages.accountDeleted, organization: messages.organizationDeleted };

export function DeletionDialog({ what, intro, confirmation, onClose }: DeletionDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    schema: deletionSchema(confirmation),
    submit: async (confirmed) => {
      await deleteForGood(what, confirmed);
      showToast('success', DONE[what]);
      signOut();
      navigate(urls.login, { replace: true });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" labelledBy={titleId}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="4">
          <Heading id={titleId}>{TITLES[what]}</Heading>
          <Text>
            {intro} {messages.deleteForGood}
          </Text>
          {form.failure !== null && (
            <Notice tone="danger">
              {messages.deleteFailed} {messageOf(form.failure)}
            </Notice>
          )}
          <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
          <TextField label={messages.confirmLabel(confirmation)} autoComplete="off" {...form.field('confirmation')} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" variant="danger" pending={form.isSubmitting}>
              {TITLES[what]}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
