import { messageOf } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { peopleQuery } from '../../api/people';
import * as messages from '../../messages';
import { recoverySchema } from '../../model/recovery';

interface InviteDialogProps {
  /** Whether the server can mail the link. */
  readonly canMail: boolean;
  /** Sends the invitation; throws when that fails. */
  readonly onInvite: (email: string) => Promise<void>;
  readonly onClose: () => void;
}

export function InviteDialog({ canMail, onInvite, onClose }: InviteDialogProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const form = useForm({
    initial: { email: '' },
    schema: recoverySchema,
    draft: 'invitation',
    submit: async ({ email }) => {
      await onInvite(email);
      onClose();
      await queries.invalidateQueries({ queryKey: peopleQuery().queryKey });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="4">
          <Heading id={titleId}>{messages.inviteTitle}</Heading>
          <Text tone="muted">{canMail ? messages.inviteIntro : messages.inviteIntroWithoutMail}</Text>
          {form.failure !== null && (
            <Notice tone="danger">
              {messages.inviteFailed} {messageOf(form.failure)}
            </Notice>
          )}
          <TextField label={messages.email} type="email" autoComplete="off" {...form.field('email')} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" pending={form.isSubmitting}>
              {messages.sendInvitation}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
