import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton, formatDate, TimeAgo } from '@frontdesk/shared/ui/data';
import Mail from 'lucide-react/icons/mail';
import { type ReactNode, useId } from 'react';
import { type Invitation, isExpired, nameOf, type Person, type Role } from '../../api/people';
import * as messages from '../../messages';

interface PeopleRowProps {
  /** Describes the buttons. */
  readonly nameId: string;
  readonly name: string;
  /** The person's initials, or an icon. */
  readonly mark: ReactNode;
  readonly badges?: ReactNode;
  readonly detail: ReactNode;
  /** The buttons; nothing for users who may not use them. */
  readonly children: ReactNode;
}

function PeopleRow({ nameId, name, mark, badges, detail, children }: PeopleRowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderColor="line"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Flex flex="1 1 14rem" minW={0} gap="3" align="center">
        <Flex
          aria-hidden
          align="center"
          justify="center"
          boxSize="40px"
          flexShrink={0}
          rounded="full"
          bg="accent.subtle"
          color="accent.text"
          fontWeight={600}
          fontSize="sm"
        >
          {mark}
        </Flex>
        <Box minW={0}>
          <Flex gap="2" align="center" wrap="wrap">
            <Text id={nameId} fontWeight={500}>
              {name}
            </Text>
            {badges}
          </Flex>
          <Text fontSize="sm" tone="muted" overflowWrap="anywhere">
            {detail}
          </Text>
        </Box>
      </Flex>
      {children && (
        <Flex gap="2" wrap="wrap">
          {children}
        </Flex>
      )}
    </Flex>
  );
}

/** Returns a person's initials, or the first letter of the email if there is no name. */
function initialsOf({ firstName, lastName, email }: Person): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || ([...email][0] ?? '')).toUpperCase();
}

interface PersonListProps {
  readonly people: readonly Person[];
  /** Whether the user is an owner. */
  readonly canManage: boolean;
  readonly pending: string | null;
  readonly onChangeRole: (person: Person, role: Role) => void;
  readonly onRemove: (person: Person) => void;
}

export function PersonList({ people, ...rest }: PersonListProps) {
  return (
    <Card py="2">
      <Stack as="ul" aria-label={messages.peopleTitle} gap="0">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} {...rest} />
        ))}
      </Stack>
    </Card>
  );
}

function PersonRow({
  person,
  canManage,
  pending,
  onChangeRole,
  onRemove,
}: Omit<PersonListProps, 'people'> & { person: Person }) {
  const nameId = useId();
  const { email, role, isYou } = person;
  const otherRole = role === 'owner' ? 'member' : 'owner';
  return (
    <PeopleRow
      nameId={nameId}
      name={nameOf(person)}
      mark={initialsOf(person)}
      badges={
        <>
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{messages.roles[role]}</Badge>
          {isYou && <Badge>{messages.you}</Badge>}
        </>
      }
      detail={email}
    >
      {canManage && !isYou && (
        <Button
          variant="outline"
          size="sm"
          aria-describedby={nameId}
          pending={pending === person.id}
          onClick={() => onChangeRole(person, otherRole)}
        >
          {otherRole === 'owner' ? messages.makeOwner : messages.makeMember}
        </Button>
      )}
      {(isYou || canManage) && (
        <Button variant="outline" size="sm" aria-describedby={nameId} onClick={() => onRemove(person)}>
          {isYou ? messages.leave : messages.remove}
        </Button>
      )}
    </PeopleRow>
  );
}

/** The link of an invitation, and whether it was mailed. */
export interface InvitationLink {
  readonly link: string;
  readonly isMailed: boolean;
}

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  /** The known links, by email. */
  readonly links: Readonly<Record<string, InvitationLink>>;
  /** Whether the server can mail an invitation. */
  readonly canMail: boolean;
  readonly canManage: boolean;
  readonly pending: string | null;
  readonly onSendAgain: (invitation: Invitation) => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** People who were invited and have not joined. */
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
        <Stack as="ul" aria-labelledby={titleId} gap="0" borderTopWidth="1px" borderColor="line">
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
  links,
  canMail,
  canManage,
  pending,
  onSendAgain,
  onWithdraw,
}: Omit<InvitationListProps, 'invitations'> & { invitation: Invitation }) {
  const emailId = useId();
  const { id, email, dateSent, dateExpires } = invitation;
  const known = links[email.toLowerCase()];
  const until = isExpired(invitation) ? messages.expired : messages.expires(formatDate(dateExpires));
  return (
    <PeopleRow
      nameId={emailId}
      name={email}
      mark={<Mail size={18} />}
      detail={
        <>
          {canMail ? messages.invited : messages.notMailed} <TimeAgo time={dateSent} />, {until}
        </>
      }
    >
      {canManage && (
        <>
          {known && <CopyButton text={known.link} what={messages.invitationLink(email)} />}
          <Button
            variant="outline"
            size="sm"
            aria-describedby={emailId}
            pending={pending === id}
            onClick={() => onSendAgain(invitation)}
          >
            {canMail ? messages.sendAgain : messages.newLink}
          </Button>
          <Button variant="outline" size="sm" aria-describedby={emailId} onClick={() => onWithdraw(invitation)}>
            {messages.withdraw}
          </Button>
        </>
      )}
    </PeopleRow>
  );
}
