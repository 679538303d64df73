import { Button, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { useState } from 'react';
import * as messages from '../../messages';
import { DeletionDialog } from './DeletionDialog';

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
      <Stack gap="4">
        <Stack gap="1">
          <Heading>{messages.deleteTitle}</Heading>
          <Text tone="muted">
            {intros.account} {messages.deleteForGood}
          </Text>
        </Stack>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" size="sm" onClick={() => setWhat('account')}>
            {messages.deleteAccount}
          </Button>
          {role === 'owner' && (
            <Button variant="outline" size="sm" onClick={() => setWhat('organization')}>
              {messages.deleteOrganization}
            </Button>
          )}
        </Flex>
      </Stack>
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
