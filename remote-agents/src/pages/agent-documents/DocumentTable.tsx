import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { useNow } from '../use-now';
import { DocumentRow } from './DocumentRow';

/**
 * On a phone, and beside the menu of a small tablet, there is no space for three columns: each row becomes a small
 * card.
 */
const PHONE = {
  '@media (max-width: 559px), (min-width: 768px) and (max-width: 859px)': {
    minWidth: 0,
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'grid', gap: '2', px: '4', py: '3', '& + tr': { borderTopWidth: '1px', borderColor: 'line' } },
    '& td': { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0 },
    '& td:nth-of-type(2)': { display: 'none' },
  },
} as const;

export function DocumentTable({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const now = useNow();
  return (
    <TableFrame>
      <Table aria-label={messages.documents.table} minW={{ base: '430px', xl: '780px' }} css={PHONE}>
        <thead>
          <tr>
            <Th scope="col">{messages.documents.columns.name}</Th>
            <Th scope="col" width="110px" hideBelow="xl">
              {messages.documents.columns.size}
            </Th>
            <Th scope="col" width={{ base: '150px', xl: '260px' }}>
              {messages.documents.columns.status}
            </Th>
            <Th scope="col" width="150px" textAlign="end">
              {messages.documents.columns.action}
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
