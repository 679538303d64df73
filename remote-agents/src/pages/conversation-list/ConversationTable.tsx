import { DemoMark } from '@frontdesk/shared/demonstration';
import { Text, TextLink } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th, TimeAgo } from '@frontdesk/shared/ui/data';
import { memo, type ReactNode } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { groupsOf, type ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import {
  ABOUT,
  aboutConversation,
  FeedbackCount,
  GROUP,
  hasSeveral,
  MARKS,
  SELECTED,
  StatusBadges,
  TAGGED,
} from '../ConversationBadges';
import { tagOf } from '../key-tag';
import { RatingBadge } from '../RatingBadge';
import { BESIDE_FROM, PANE_HEIGHT, ROW } from './use-marked-row';

/**
 * Each row shows the question with the time to its right, then who asked, with the state. The header is for screen
 * readers.
 */
const ROWS = {
  '&, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'baseline',
    '& + tr': { borderTopWidth: '1px' },
    '&:has(> td)': { px: '4', py: '3' },
    ...TAGGED,
    [`@media ${BESIDE_FROM}`]: { '&[data-shown]': SELECTED },
  },
  // The line below a heading is the border of its first row.
  '& tbody th': { flex: 1, boxShadow: 'none' },
  '& td': { height: 'auto', p: 0, border: 0, lineHeight: '20px' },
  '& td:first-of-type': {
    display: 'contents',
    '& > a': { flex: '1 1 60%' },
    '& > p': { flex: '1 1 40%', order: 2, minW: 0 },
  },
  '& td:nth-of-type(2)': {
    order: 4,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    ms: 'auto',
  },
  // A rating says more than feedback on single replies.
  '& td:nth-of-type(3)': {
    order: 3,
    display: 'flex',
    '& > :not(:last-child)': { display: 'none' },
  },
  '& td:last-of-type': { order: 1, color: 'text.muted', fontSize: 'xs' },
  '& td:empty': { display: 'none' },
};

interface ConversationRowProps {
  readonly conversation: ListedConversation;
  /** The filters, which determine the conversation's neighbors. */
  readonly query: string;
  /** Whether conversations from several sites are listed. */
  readonly hasSites: boolean;
  /** Whether conversations with several agents are listed, so that each row begins with its agent's tag. */
  readonly hasAgents: boolean;
  /** Whether its messages are shown beside the list, or will be once they are loaded. */
  readonly isShown: boolean;
  readonly onOpen: (id: string) => void;
}

const ConversationRow = memo(function ConversationRow({
  conversation,
  query,
  hasSites,
  hasAgents,
  isShown,
  onOpen,
}: ConversationRowProps) {
  const { id, agentId, agentName, agentColor, firstQuestion, helpful, notHelpful, rating } = conversation;
  return (
    <tr data-shown={isShown || undefined} style={hasAgents ? tagOf(agentId, agentName, agentColor) : undefined}>
      <Td>
        <TextLink
          id={`${ROW}${id}`}
          to={`${urls.conversation(id)}${query}`}
          dir="auto"
          lineClamp={2}
          textAlign="start"
          textDecorationColor="transparent"
          title={firstQuestion}
          color={conversation.isDone ? 'text.muted' : undefined}
          onClick={() => onOpen(id)}
        >
          {firstQuestion || conversationMessages.noQuestion}
        </TextLink>
        <Text tone="muted" fontSize="xs" css={ABOUT}>
          <bdi>{aboutConversation(conversation, hasSites)}</bdi>
          <DemoMark id={id} />
        </Text>
      </Td>
      <Td css={MARKS}>
        <StatusBadges conversation={conversation} />
      </Td>
      <Td css={MARKS}>
        {helpful + notHelpful > 0 && <FeedbackCount helpful={helpful} notHelpful={notHelpful} />}
        {rating && <RatingBadge rating={rating} isQuiet />}
      </Td>
      <Td>
        {/* How long a waiting visitor has been waiting. */}
        <TimeAgo time={conversation.waitsSince ?? conversation.lastActivity} />
      </Td>
    </tr>
  );
});

interface ConversationTableProps {
  readonly conversations: readonly ListedConversation[];
  readonly query: string;
  /** The conversation whose messages are beside the list; undefined if there is none. */
  readonly selectedId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** The button that loads more rows. */
  readonly more: ReactNode;
}

/** Beside a conversation, the list scrolls independently, so that both remain in the window. */
const SCROLLS = { [`@media ${BESIDE_FROM}`]: { maxH: PANE_HEIGHT, position: 'sticky', top: '20' } };

export function ConversationTable({ conversations, query, selectedId, onOpen, more }: ConversationTableProps) {
  const hasSites = hasSeveral(conversations, 'site');
  const hasAgents = hasSeveral(conversations, 'agentId');
  return (
    <TableFrame data-scroll css={selectedId === undefined ? undefined : SCROLLS}>
      <Table aria-label={conversationMessages.title} css={ROWS}>
        <thead>
          <tr>
            <Th scope="col">{conversationMessages.list.columns.question}</Th>
            <Th scope="col">{conversationMessages.list.columns.outcome}</Th>
            <Th scope="col">{conversationMessages.list.columns.feedback}</Th>
            <Th scope="col">{conversationMessages.list.columns.activity}</Th>
          </tr>
        </thead>
        {groupsOf(conversations, conversationMessages.groups).map(({ title, isWaiting, rows }) => (
          <tbody key={title} data-waits={isWaiting || undefined}>
            {title && (
              <tr>
                <Th scope="rowgroup" colSpan={4} css={GROUP}>
                  {title}
                </Th>
              </tr>
            )}
            {rows.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                query={query}
                hasSites={hasSites}
                hasAgents={hasAgents}
                isShown={conversation.id === selectedId}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </Table>
      {more}
    </TableFrame>
  );
}
