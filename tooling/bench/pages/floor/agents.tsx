import { Button, Checkbox, Heading, Input, Link, Table } from '@chakra-ui/react';
import { Shell } from './Shell';
import { start } from './start';
import { useCall } from './use-call';

interface Agent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const COLUMNS = ['', 'Name', 'Description', 'Documents', 'State', ''];
const ROWS = 10;

function AgentsPage() {
  const agents = useCall<Agent[]>('/api/bot/getBots') ?? [];
  return (
    <Shell>
      <Heading as="h1">My Agent Bots</Heading>
      <Input type="search" placeholder="Search" my="4" />
      <Table.Root>
        <Table.Header>
          <Table.Row>
            {COLUMNS.map((name, at) => (
              <Table.ColumnHeader key={`${name}${at < 1}`}>{name}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {agents.slice(0, ROWS).map(({ id, name, description }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <Checkbox.Root>
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                </Checkbox.Root>
              </Table.Cell>
              <Table.Cell>
                <Link href={`/agent/${id}`}>{name}</Link>
              </Table.Cell>
              <Table.Cell>{description}</Table.Cell>
              <Table.Cell>0</Table.Cell>
              <Table.Cell>On</Table.Cell>
              <Table.Cell>
                <Button size="xs">Edit</Button>
                <Button size="xs">Delete</Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Shell>
  );
}

start(<AgentsPage />);
