import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import type { Agent } from '../../model/agent';
import { DocumentRow } from './DocumentRow';
import { useNow } from './use-now';

export function DocumentTable({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const now = useNow();
  return (
    <TableFrame>
      <Table aria-label="Documents" minW={{ base: '430px', xl: '780px' }}>
        <thead>
          <tr>
            <Th scope="col">Name</Th>
            <Th scope="col" width="110px" hideBelow="xl">
              Size
            </Th>
            <Th scope="col" width={{ base: '150px', xl: '260px' }}>
              Status
            </Th>
            <Th scope="col" width="150px" textAlign="right">
              Action
            </Th>
          </tr>
        </thead>
        <tbody>
          {agent.documents.map((document) => (
            <DocumentRow key={document.id} agentId={agent.id} document={document} now={now} onDeleted={onDeleted} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
