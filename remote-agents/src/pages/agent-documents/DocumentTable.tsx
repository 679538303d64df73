import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import type { Agent } from '../../model/agent';
import { DocumentRow } from './DocumentRow';
import { useNow } from './use-now';

export function DocumentTable({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const now = useNow();
  return (
    <TableFrame>
      <Table aria-label="Documents" minW="780px">
        <thead>
          <tr>
            <Th scope="col">Name</Th>
            <Th scope="col" width="110px">
              Size
            </Th>
            <Th scope="col" width="260px">
              Status
            </Th>
            <Th scope="col" width="160px" textAlign="right">
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
