import { Box, ButtonLink, Card, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import * as words from '../../messages/conversations';
import type { FirstMessages, ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { OutcomeBadge } from '../OutcomeBadge';

/** What somebody said; notes and events are on the page of the conversation. */
const SAID = ['visitor', 'agent', 'owner', 'person'];

interface FirstConversationProps {
  readonly conversation: ListedConversation;
  readonly messages: FirstMessages['messages'];
  readonly query: string;
  readonly onOpen: (id: string) => void;
}

/** Shows the newest conversation beside the list in wide windows. It counts as unread until the owner opens it. */
export function FirstConversation({ conversation, messages, query, onOpen }: FirstConversationProps) {
  const { id, visitor, agentName, outcome } = conversation;
  const name = visitor || words.visitor;
  return (
    <Card
      aria-label={words.newest}
      position="sticky"
      top="20"
      maxH="calc(100vh - 104px)"
      overflowY="auto"
      css={{ '@media (max-width: 1199px)': { display: 'none' } }}
    >
      <Flex gap="4" justify="space-between" align="flex-start" pb="4" mb="5" borderBottomWidth="1px">
        <Box minW={0}>
          <Heading size="md" dir="auto" truncate>
            {name}
          </Heading>
          <Text tone="muted" fontSize="xs">
            {words.newest}
          </Text>
        </Box>
        <Flex gap="3" align="center" flexShrink={0}>
          {outcome && <OutcomeBadge outcome={outcome} />}
          <ButtonLink to={`${urls.conversation(id)}${query}`} variant="outline" size="sm" onClick={() => onOpen(id)}>
            {words.openNewest}
          </ButtonLink>
        </Flex>
      </Flex>
      <Flex as="ol" direction="column" gap="4" listStyleType="none">
        {messages
          .filter(({ from }) => SAID.includes(from))
          .map(({ id, from, person, text }) => {
            const isVisitor = from === 'visitor';
            return (
              <Box as="li" key={id} alignSelf={isVisitor ? 'flex-start' : 'flex-end'} maxW="80%">
                <Text tone="muted" fontSize="xs" mb="1" textAlign={isVisitor ? 'start' : 'end'} dir="auto">
                  {isVisitor ? name : (person ?? agentName)}
                </Text>
                <Text
                  px="4"
                  py="2.5"
                  rounded="lg"
                  bg={isVisitor ? 'subtle' : 'accent.subtle'}
                  whiteSpace="pre-line"
                  dir="auto"
                >
                  {text.replaceAll('**', '')}
                </Text>
              </Box>
            );
          })}
      </Flex>
    </Card>
  );
}
