import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import * as conversationMessages from '../../messages/conversations';
import type { ListedConversation } from '../../model/visitor-conversation';
import { ConversationRow } from './ConversationRow';
import { NARROW_LIST, NO_CARD, WIDE_ONLY } from './narrow-list';

const words = conversationMessages.list.columns;

interface ConversationTableProps {
  readonly conversations: readonly ListedConversation[];
  readonly query: string;
  readonly onOpen: (id: string) => void;
}

export function ConversationTable({ conversations, query, onOpen }: ConversationTableProps) {
  return (
    <TableFrame>
      <Table aria-label={conversationMessages.title} tableLayout={{ md: 'fixed' }} css={NARROW_LIST}>
        <thead>
          <tr>
            <Th scope="col">{words.question}</Th>
            <Th scope="col" width="150px" css={NO_CARD}>
              {words.agent}
            </Th>
            <Th scope="col" width="100px" textAlign="end" css={NO_CARD}>
              {words.messages}
            </Th>
            <Th scope="col" width="160px">
              {words.outcome}
            </Th>
            <Th scope="col" width="104px" css={WIDE_ONLY}>
              {words.feedback}
            </Th>
            <Th scope="col" width="130px">
              {words.activity}
            </Th>
          </tr>
        </thead>
        <tbody>
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} query={query} onOpen={onOpen} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
