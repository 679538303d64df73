import { DemoMark } from '@frontdesk/shared/demonstration';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, Flex, Text, TextLink } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th, TimeAgo } from '@frontdesk/shared/ui/data';
import { memo, type ReactNode } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { assignedTo } from '../../messages/work';
import { groupsOf, type ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { FeedbackCount, LiveBadges } from '../ConversationBadges';
import { OutcomeBadge, shownOutcome } from '../OutcomeBadge';
import { RatingBadge } from '../RatingBadge';
import { BESIDE_FROM, PANE_HEIGHT, ROW } from './use-selection';

/** Below 900 px, and beside the selected conversation, there is no room for columns. */
const [CARDS] = Object.values(
  narrowRows({
    from: 900,
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      alignItems: 'baseline',
      py: '2.5',
      '&:has(> th)': { p: 0 },
      '@media (min-width: 1200px)': {
        '&[data-shown]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.brass}' },
        _rtl: { '&[data-shown]': { boxShadow: 'inset -3px 0 0 {colors.brass}' } },
      },
    },
    cells: {
      // What was asked, with the time at its right, then who asked, with how it ended.
      '& td:first-of-type': {
        display: 'contents',
        '& > a': { flex: '1 1 60%' },
        '& > div': { flex: '1 1 40%', order: 2, minW: 0 },
      },
      '& td:nth-of-type(2)': { order: 4 },
      // A rating says more than what was helpful, and has no ground beside the outcome.
      '& td:nth-of-type(3)': {
        order: 3,
        '& > div > :not(:last-child)': { display: 'none' },
        '& > div > :last-child': { bg: 'transparent', px: 0 },
      },
      '& td:last-of-type': { order: 1, color: 'text.muted', fontSize: 'xs' },
      '& td:empty': { display: 'none' },
      '& th': { flex: 1 },
    },
  }),
);
const CARDS_BESIDE = { '@media (max-width: 899px), (min-width: 1200px)': CARDS };

/** Columns have no room for it. */
const CARD_ONLY = { '@media (min-width: 900px) and (max-width: 1199px)': { display: 'none' } } as const;

/** The heading of a group stays with its rows. */
const GROUP = {
  position: 'static',
  height: '32px',
  py: '1.5',
  fontSize: 'xs',
  fontWeight: 600,
  bg: 'subtle',
  'tbody + tbody &': { borderTopWidth: '1px' },
  // Only the selected row has a ground of brass.
  '&[data-waits]': {
    color: 'brass.text',
    _before: { content: '""', display: 'inline-block', boxSize: '8px', me: '2', rounded: 'full', bg: 'brass' },
  },
} as const;

interface ConversationRowProps {
  readonly conversation: ListedConversation;
  /** The filters, which determine the conversation's neighbors. */
  readonly query: string;
  /** Whether conversations of several sites are listed. */
  readonly hasSites: boolean;
  /** Whether its messages are beside the list, or will be once they are loaded. */
  readonly isShown: boolean;
  readonly onOpen: (id: string) => void;
}

const ConversationRow = memo(function ConversationRow({
  conversation,
  query,
  hasSites,
  isShown,
  onOpen,
}: ConversationRowProps) {
  const { id, visitor, site, agentId, agentName, firstQuestion, messages } = conversation;
  const outcome = shownOutcome(conversation);
  const agent = agentId === null ? `${agentName} (${conversationMessages.agentDeleted})` : agentName;
  const who = [
    visitor,
    conversation.assignee && assignedTo(conversation.assignee.name),
    agent,
    conversation.place && conversationMessages.placeName(conversation.place.name),
    // A question and its reply go without saying.
    messages > 2 && conversationMessages.messageCount(messages),
    hasSites && site?.replace(/^https?:\/\//, ''),
  ];
  const hasFeedback = conversation.helpful + conversation.notHelpful > 0;
  return (
    <tr data-shown={isShown || undefined}>
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
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
          <Text
            tone="muted"
            fontSize="xs"
            dir="auto"
            overflowWrap="anywhere"
            css={{ '& > span::after': { content: '" ·"' } }}
          >
            <DemoMark id={id} /> {who.filter(Boolean).join(' · ')}
          </Text>
          <LiveBadges conversation={conversation} />
          {conversation.isDone && <Badge>{conversationMessages.done}</Badge>}
          {conversation.isTest && <Badge title={conversationMessages.testHint}>{conversationMessages.test}</Badge>}
        </Flex>
      </Td>
      <Td>{outcome && <OutcomeBadge outcome={outcome} isQuiet />}</Td>
      <Td css={CARD_ONLY}>
        {(conversation.rating || hasFeedback) && (
          <Flex gap="2" wrap="wrap">
            {hasFeedback && <FeedbackCount helpful={conversation.helpful} notHelpful={conversation.notHelpful} />}
            {conversation.rating && <RatingBadge rating={conversation.rating} />}
          </Flex>
        )}
      </Td>
      <Td whiteSpace="nowrap">
        {/* Of who waits, how long she does. */}
        <TimeAgo time={conversation.waitsSince ?? conversation.lastActivity} />
      </Td>
    </tr>
  );
});

interface ConversationTableProps {
  readonly conversations: readonly ListedConversation[];
  readonly query: string;
  /** The one whose messages are beside the list; undefined for none. */
  readonly selectedId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** The button for more rows. */
  readonly more: ReactNode;
}

/** Beside a conversation the list scrolls by itself, so that both stay in the window. */
const SCROLLS = { [`@media ${BESIDE_FROM}`]: { maxH: PANE_HEIGHT, position: 'sticky', top: '20' } };

export function ConversationTable({ conversations, query, selectedId, onOpen, more }: ConversationTableProps) {
  const hasSites = new Set(conversations.map(({ site }) => site)).size > 1;
  return (
    <TableFrame data-scroll css={selectedId === undefined ? undefined : SCROLLS}>
      <Table aria-label={conversationMessages.title} tableLayout={{ md: 'fixed' }} css={CARDS_BESIDE}>
        <thead>
          <tr>
            <Th scope="col">{conversationMessages.list.columns.question}</Th>
            <Th scope="col" width="220px">
              {conversationMessages.list.columns.outcome}
            </Th>
            <Th scope="col" width="104px" css={CARD_ONLY}>
              {conversationMessages.list.columns.feedback}
            </Th>
            <Th scope="col" width="130px">
              {conversationMessages.list.columns.activity}
            </Th>
          </tr>
        </thead>
        {groupsOf(conversations, conversationMessages.groups).map(({ title, isWaiting, rows }) => (
          <tbody key={title}>
            {title && (
              <tr>
                <Th scope="rowgroup" colSpan={4} css={GROUP} data-waits={isWaiting || undefined}>
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
