import { Button, Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { formatDate, TimeAgo } from '@frontdesk/shared/ui/data';
import { useId } from 'react';
import * as messages from '../../messages';
import { type Invitation, isExpired } from '../../model/people';
import { PeopleRow } from './PeopleRow';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly canManage: boolean;
  readonly pending: string | null;
  readonly onSendAgain: (invitation: Invitation) => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** Who was invited and has not joined. */
export function InvitationList({ invitations, ...rest }: InvitationListProps) {
  const titleId = useId();
  return (
    <Card>
      <Heading id={titleId} mb={invitations.length > 0 ? '2' : '1'}>
        {messages.invitationsTitle}
      </Heading>
      {invitations.length === 0 ? (
        <Text tone="muted">{messages.noInvitations}</Text>
      ) : (
        <Stack as="ul" aria-labelledby={titleId} gap="0" listStyleType="none" borderTopWidth="1px" borderColor="line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} {...rest} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function InvitationRow({
  invitation,
  canManage,
  pending,
  onSendAgain,
  onWithdraw,
}: Omit<InvitationListProps, 'invitations'> & { invitation: Invitation }) {
  const emailId = useId();
  const { id, email, dateSent, dateExpires } = invitation;
  const until = isExpired(invitation) ? messages.expired : messages.expires(formatDate(dateExpires));
  return (
    <PeopleRow
      nameId={emailId}
      name={email}
      detail={
        <>
          {messages.invited} <TimeAgo time={dateSent} />, {until}
        </>
      }
    >
      {canManage && (
        <>
          <Button
            variant="outline"
            size="sm"
            aria-describedby={emailId}
            pending={pending === id}
            onClick={() => onSendAgain(invitation)}
          >
            {messages.sendAgain}
          </Button>
          <Button variant="outline" size="sm" aria-describedby={emailId} onClick={() => onWithdraw(invitation)}>
            {messages.withdraw}
          </Button>
        </>
      )}
    </PeopleRow>
  );
}
