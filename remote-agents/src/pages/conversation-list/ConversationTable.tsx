import { DemoMark } from '@frontdesk/shared/demonstration';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, Flex, Text, TextLink } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th, TimeAgo } from '@frontdesk/shared/ui/data';
import { memo } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { assignedTo } from '../../messages/work';
import type { ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { FeedbackCount, LiveBadges } from '../ConversationBadges';
import { OutcomeBadge } from '../OutcomeBadge';
import { RatingBadge } from '../RatingBadge';

/** Below 900 px there is no room for columns. */
const NARROW_LIST = narrowRows({
  from: 900,
  row: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '2', py: '4' },
  cells: {
    '& td:first-of-type': { flex: '1 0 100%', maxW: '100%' },
    '& td:last-of-type': { marginInlineStart: 'auto', color: 'text.muted' },
    '& td:empty': { display: 'none' },
  },
});

/** Columns that only wide screens have room for; in a card they have their own conversationMessages. */
const WIDE_ONLY = { '@media (min-width: 900px) and (max-width: 1199px)': { display: 'none' } } as const;
/** The same; a card shows it beside the visitor. */
const NO_CARD = { '@media (max-width: 1199px)': { display: 'none !important' } } as const;
/** What the columns of a wide screen show already. */
const NO_TABLE = { '@media (min-width: 1200px)': { display: 'none' } } as const;

interface ConversationRowProps {
  readonly conversation: ListedConversation;
  /** The filters, which determine the conversation's neighbors. */
  readonly query: string;
  readonly onOpen: (id: string) => void;
}

const ConversationRow = memo(function ConversationRow({ conversation, query, onOpen }: ConversationRowProps) {
  const { id, visitor, site, agentId, agentName, firstQuestion, messages, outcome } = conversation;
  const agent = agentId === null ? `${agentName} (${conversationMessages.agentDeleted})` : agentName;
  const who = [
    visitor || conversationMessages.visitor,
    conversation.place && conversationMessages.placeName(conversation.place.name),
    site?.replace(/^https?:\/\//, ''),
    conversation.assignee && assignedTo(conversation.assignee.name),
  ];
  const hasFeedback = conversation.helpful + conversation.notHelpful > 0;
  return (
    <tr>
      <Td>
        <TextLink
          id={`conversation-${id}`}
          to={`${urls.conversation(id)}${query}`}
          dir="auto"
          lineClamp={2}
          textAlign="start"
          title={firstQuestion}
          color={conversation.isDone ? 'text.muted' : undefined}
          onClick={() => onOpen(id)}
        >
          {firstQuestion || conversationMessages.noQuestion}
        </TextLink>
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
          <Text tone="muted" fontSize="xs" dir="auto" minW={0}>
            {who.filter(Boolean).join(' · ')}
            <Text as="span" css={NO_TABLE}>
              {` · ${agent} · ${conversationMessages.messageCount(messages)}`}
            </Text>
          </Text>
          <LiveBadges conversation={conversation} />
          {conversation.waitsSince && (
            <Text as="span" tone="muted" fontSize="xs">
              <TimeAgo time={conversation.waitsSince} />
            </Text>
          )}
          {conversation.isDone && <Badge>{conversationMessages.done}</Badge>}
          {conversation.isTest && <Badge title={conversationMessages.testHint}>{conversationMessages.test}</Badge>}
          <DemoMark id={id} />
        </Flex>
      </Td>
      <Td css={NO_CARD} title={agent}>
        <Text lineClamp={2}>{agent}</Text>
      </Td>
      <Td css={NO_CARD} textAlign="end">
        {messages}
      </Td>
      <Td>{outcome && <OutcomeBadge outcome={outcome} />} </Td>
      <Td css={WIDE_ONLY}>
        {(conversation.rating || hasFeedback) && (
          <Flex gap="2" wrap="wrap">
            {hasFeedback && <FeedbackCount helpful={conversation.helpful} notHelpful={conversation.notHelpful} />}
            {conversation.rating && <RatingBadge rating={conversation.rating} />}
          </Flex>
        )}
      </Td>
      <Td whiteSpace="nowrap">
        <TimeAgo time={conversation.lastActivity} />
      </Td>
    </tr>
  );
});

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
            <Th scope="col">{conversationMessages.list.columns.question}</Th>
            <Th scope="col" width="150px" css={NO_CARD}>
              {conversationMessages.list.columns.agent}
            </Th>
            <Th scope="col" width="100px" textAlign="end" overflowWrap="anywhere" css={NO_CARD}>
              {conversationMessages.list.columns.messages}
            </Th>
            <Th scope="col" width="160px">
              {conversationMessages.list.columns.outcome}
            </Th>
            <Th scope="col" width="104px" css={WIDE_ONLY}>
              {conversationMessages.list.columns.feedback}
            </Th>
            <Th scope="col" width="130px">
              {conversationMessages.list.columns.activity}
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
