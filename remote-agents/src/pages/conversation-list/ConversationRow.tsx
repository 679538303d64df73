import { Badge, Flex, Text, TextLink } from '@frontdesk/shared/ui/core';
import { Td, TimeAgo } from '@frontdesk/shared/ui/data';
import { memo } from 'react';
import * as words from '../../messages/conversations';
import type { ListedConversation } from '../../model/visitor-conversation';
import { urls } from '../../urls';
import { OutcomeBadge } from '../OutcomeBadge';
import { FeedbackCount } from './FeedbackCount';
import { NO_CARD, NO_TABLE, WIDE_ONLY } from './narrow-list';

interface ConversationRowProps {
  readonly conversation: ListedConversation;
  /** The filters, which determine the conversation's neighbors. */
  readonly query: string;
  readonly onOpen: (id: string) => void;
}

export const ConversationRow = memo(function ConversationRow({ conversation, query, onOpen }: ConversationRowProps) {
  const { id, visitor, site, agentId, agentName, firstQuestion, messages, outcome } = conversation;
  const agent = agentId === null ? `${agentName} (${words.agentDeleted})` : agentName;
  const who = [visitor || words.visitor, site?.replace(/^https?:\/\//, '')].filter(Boolean).join(' · ');
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
          {firstQuestion || words.noQuestion}
        </TextLink>
        <Text tone="muted" fontSize="xs" dir="auto">
          {who}
          <Text as="span" css={NO_TABLE}>
            {` · ${agent} · ${words.count(messages)}`}
          </Text>
        </Text>
      </Td>
      <Td css={NO_CARD} title={agent}>
        <Text lineClamp={2}>{agent}</Text>
      </Td>
      <Td css={NO_CARD} textAlign="end">
        {messages}
      </Td>
      <Td>
        <Flex gap="2" wrap="wrap">
          {outcome && <OutcomeBadge outcome={outcome} />}
          {conversation.isDone && <Badge>{words.done}</Badge>}
        </Flex>
      </Td>
      <Td css={WIDE_ONLY}>
        {conversation.helpful + conversation.notHelpful > 0 && (
          <FeedbackCount helpful={conversation.helpful} notHelpful={conversation.notHelpful} />
        )}
      </Td>
      <Td whiteSpace="nowrap">
        <TimeAgo time={conversation.lastActivity} />
      </Td>
    </tr>
  );
});
