import { Card, Heading, Link, SimpleGrid, Text } from '@chakra-ui/react';
import { Shell } from './Shell';
import { start } from './start';
import { useCall } from './use-call';

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly message?: string;
}

const SHOWN = 3;

function HomePage() {
  const agents = useCall<Named[]>('/api/bot/getBots');
  const codes = useCall<Named[]>('/api/qr/getmyqrs');
  const notifications = useCall<{ notifications: Named[] }>('/api/notification/getNotifications');
  return (
    <Shell>
      <Heading as="h1">Dashboard</Heading>
      <SimpleGrid columns={3} gap="4">
        <ListCard title="Agents" address="/agent" list={agents} />
        <ListCard title="QR codes" address="/MyQr" list={codes} />
        <ListCard title="Notifications" address="/notifications" list={notifications?.notifications ?? null} />
      </SimpleGrid>
    </Shell>
  );
}

interface ListCardProps {
  readonly title: string;
  readonly address: string;
  readonly list: readonly Named[] | null;
}

function ListCard({ title, address, list }: ListCardProps) {
  return (
    <Card.Root>
      <Card.Body>
        <Heading as="h2">{title}</Heading>
        <Text>{list?.length ?? '…'}</Text>
        <ul>
          {list?.slice(0, SHOWN).map(({ id, name, message }) => (
            <li key={id}>
              <Link href={`${address}/${id}`}>{name ?? message}</Link>
            </li>
          ))}
        </ul>
      </Card.Body>
    </Card.Root>
  );
}

start(<HomePage />);
