import { messageOf, showToast, signOut, useNavigate } from '@frontdesk/shared/app';
import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { deleteForGood } from '../../api/account';
import * as messages from '../../messages';
import { urls } from '../../urls';

interface DeletionDialogProps {
  readonly what: 'account' | 'organization';
  readonly intro: string;
  /** The text that the user must type. */
  readonly confirmation: string;
  readonly onClose: () => void;
}

const TITLES = { account: messages.deleteAccount, organization: messages.deleteOrganization };
const DONE = { account: messages.accountDeleted, organization: messages.organizationDeleted };

function DeletionDialog({ what, intro, confirmation, onClose }: DeletionDialogProps) {
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

interface DeletionCardProps {
  readonly account: { readonly organization: string; readonly role: 'owner' | 'member'; readonly isAlone: boolean };
  readonly email: string;
}

/** Deletes the account, or the organization with everything in it. */
export function DeletionCard({ account: { organization, role, isAlone }, email }: DeletionCardProps) {
  const [what, setWhat] = useState<'account' | 'organization' | null>(null);
  const intros = {
    account: isAlone ? messages.deleteAloneIntro(organization) : messages.deleteAccountIntro,
    organization: messages.deleteOrganizationIntro(organization),
  };
  return (
    <Card>
      <Heading>{messages.deleteTitle}</Heading>
      <Text tone="muted">{messages.deleteForGood}</Text>
      {(['account', 'organization'] as const).map(
        (one) =>
          (one === 'account' || role === 'owner') && (
            <Flex key={one} mt="4" gap="3" justify="space-between" wrap="wrap">
              <Text tone="muted" flex="1 1 14rem">
                {intros[one]}
              </Text>
              <Button variant="outline" size="sm" color="danger" onClick={() => setWhat(one)}>
                {TITLES[one]}
              </Button>
            </Flex>
          ),
      )}
      {what !== null && (
        <DeletionDialog
          what={what}
          intro={intros[what]}
          confirmation={what === 'account' ? email : organization}
          onClose={() => setWhat(null)}
        />
      )}
    </Card>
  );
}

/** Requires the password, and `expected` typed in any letter case. */
function deletionSchema(expected: string) {
  const isSame = (typed: string) => typed.trim().toLowerCase() === expected.trim().toLowerCase();
  return v.object({
    password: v.pipe(v.string(), v.minLength(1, messages.passwordRequired)),
    confirmation: v.pipe(v.string(), v.check(isSame, messages.confirmDiffers(expected))),
  });
}
