import { Badge, Box, Button, Card, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';
import { nameOf, type Person, type Role } from '../../model/people';

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
      <Box flex="1 1 14rem" minW={0}>
        <Flex gap="2" align="center" wrap="wrap">
          <Text id={nameId} fontWeight={500}>
            {nameOf(person)}
          </Text>
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{messages.roles[role]}</Badge>
          {isYou && <Badge>{messages.you}</Badge>}
        </Flex>
        <Text fontSize="sm" tone="muted">
          {email}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
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
      </Flex>
    </Flex>
  );
}
