import { Badge, Button, Card, Stack } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';
import { nameOf, type Person, type Role } from '../../model/people';
import { PeopleRow } from './PeopleRow';

interface PersonListProps {
  readonly people: readonly Person[];
  /** Whether the person who looks is an owner. */
  readonly canManage: boolean;
  readonly pending: string | null;
  readonly onChangeRole: (person: Person, role: Role) => void;
  readonly onRemove: (person: Person) => void;
}

export function PersonList({ people, ...rest }: PersonListProps) {
  return (
    <Card py="2">
      <Stack as="ul" aria-label={messages.peopleTitle} gap="0" listStyleType="none">
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
