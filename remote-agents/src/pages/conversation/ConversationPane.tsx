import { RouterLink } from '@frontdesk/shared/app';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { getConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { Box, Card, chakra, Flex, Text } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import { memo, useEffect, useRef } from 'react';
import { getConversations } from '../../api/conversation-list';
import * as words from '../../messages/conversations';
import { type ConversationFilters, groupsOf, type ListedConversation, waitingFirst } from '../../model/conversations';
import { urls } from '../../urls';
import {
  ABOUT,
  aboutConversation,
  GROUP,
  hasSeveral,
  MARKS,
  SELECTED,
  StatusBadges,
  TAGGED,
} from '../ConversationBadges';
import { tagOf } from '../key-tag';
import { LiveListFrame } from '../LiveListFrame';
import { useLiveList } from '../use-live-list';

const RowLink = chakra(RouterLink, {
  base: {
    display: 'block',
    px: '4',
    py: '3',
    _hover: { bg: 'hover' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': SELECTED,
    ...TAGGED,
  },
});

interface PaneRowProps {
  readonly conversation: ListedConversation;
  readonly query: string;
  readonly isOpen: boolean;
  readonly hasSites: boolean;
  readonly hasAgents: boolean;
}

const PaneRow = memo(function PaneRow({ conversation, query, isOpen, hasSites, hasAgents }: PaneRowProps) {
  const { id, agentId, agentName, agentColor, firstQuestion, isDone, lastActivity, waitsSince } = conversation;
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
      <RowLink
        to={`${urls.conversation(id)}${query}`}
        aria-current={isOpen ? 'page' : undefined}
        style={hasAgents ? tagOf(agentId, agentName, agentColor) : undefined}
      >
        <Flex justify="space-between" gap="3" align="baseline">
          <Text as="span" fontWeight={500} lineClamp={2} dir="auto" color={isDone ? 'text.muted' : undefined}>
            {firstQuestion || words.noQuestion}
          </Text>
          <Text as="span" tone="muted" fontSize="xs" flexShrink={0}>
            <TimeAgo time={waitsSince ?? lastActivity} />
          </Text>
        </Flex>
        <Flex as="span" columnGap="2" wrap="wrap" align="baseline" fontSize="xs">
          <Text as="span" tone="muted" flex="1" minW="8em" css={ABOUT}>
            <bdi>{aboutConversation({ ...conversation, messages: 0 }, hasSites)}</bdi>
            <DemoMark id={id} />
          </Text>
          <Flex as="span" columnGap="2" wrap="wrap" ms="auto" css={MARKS}>
            <StatusBadges conversation={conversation} />
          </Flex>
        </Flex>
      </RowLink>
    </Box>
  );
});

const timeOf = ({ lastActivity }: ListedConversation) => lastActivity;
const listWords = { ...words.list, unavailable: words.unavailable };

export interface ConversationPaneProps {
  /** The id of the open conversation. */
  readonly id: string;
  readonly filters: ConversationFilters;
  /** The filters as in the address. */
  readonly query: string;
  /** Receives the ids of the list in its order. */
  readonly onOrder: (ids: readonly string[]) => void;
}

/** Lists conversations beside the open one, and keeps its place while others open. */
export function ConversationPane({ id, filters, query, onOrder }: ConversationPaneProps) {
  const list = useLiveList({
    path: endpoint.path,
    request: filters,
    fetchPage: getConversations,
    timeOf,
    arrange: waitingFirst,
    place: 'beside a conversation',
  });
  const pane = useRef<HTMLElement>(null);
  const hasRows = list.rows !== undefined;
  const hasSites = hasSeveral(list.rows ?? [], 'site');
  const hasAgents = hasSeveral(list.rows ?? [], 'agentId');
  const order = list.rows?.map((row) => row.id).join(' ') ?? '';
  useEffect(() => onOrder(order.split(' ')), [onOrder, order]);
  useEffect(
    function showOpenRow() {
      if (hasRows) pane.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
    },
    [id, hasRows],
  );
  return (
    <Card
      as="nav"
      ref={pane}
      aria-label={words.title}
      p="0"
      position="sticky"
      top="20"
      maxH="calc(100vh - 104px)"
      overflowY="auto"
      css={{ '& section': { border: 'none' } }}
    >
      <LiveListFrame
        list={list}
        words={listWords}
        whenEmpty={
          <Text tone="muted" p="4">
            {words.list.noMatches}
          </Text>
        }
      >
        {(more) => (
          <>
            {groupsOf(list.rows ?? [], words.groups).map(({ title, isWaiting, rows }) => (
              <Box key={title} data-waits={isWaiting || undefined}>
                {title && (
                  <Text tone="muted" css={GROUP}>
                    {title}
                  </Text>
                )}
                <Box as="ul">
                  {rows.map((conversation) => (
                    <PaneRow
                      key={conversation.id}
                      conversation={conversation}
                      query={query}
                      isOpen={conversation.id === id}
                      hasSites={hasSites}
                      hasAgents={hasAgents}
                    />
                  ))}
                </Box>
              </Box>
            ))}
            {more}
          </>
        )}
      </LiveListFrame>
    </Card>
  );
}
