import { useNavigate } from '@frontdesk/shared/app';
import { waitsForPerson } from '@frontdesk/shared/endpoints/conversation';
import { Box, Button, ButtonLink, Card, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import * as listWords from '../../messages/conversation-list';
import * as words from '../../messages/conversations';
import type { FirstMessages, ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { OutcomeBadge, shownOutcome } from '../OutcomeBadge';
import { BESIDE_FROM, type Selection } from './use-selection';

/** What somebody said; notes and events are on the page of the conversation. */
const SAID = ['visitor', 'agent', 'owner', 'person'];

const headingOf = ({ heading, name }: FirstMessages['messages'][number]['passages'][number]) =>
  `· ${heading.split(' > ').at(-1) || name}`;

interface ConversationBesideProps extends Pick<Selection, 'isFirst' | 'isLoading' | 'error' | 'retry'> {
  readonly conversation: ListedConversation;
  readonly messages: FirstMessages['messages'];
  readonly query: string;
  readonly onOpen: (id: string) => void;
}

/** Shows the selected conversation beside the list in wide windows. It counts as unread until the owner opens it. */
export function ConversationBeside({
  conversation,
  messages,
  query,
  isFirst,
  isLoading,
  error,
  retry,
  onOpen,
}: ConversationBesideProps) {
  const { id, visitor, firstQuestion, agentId, agentName } = conversation;
  const outcome = shownOutcome(conversation);
  const name = visitor || words.visitor;
  const address = `${urls.conversation(id)}${query}`;
  const navigate = useNavigate();
  const [isTaking, setIsTaking] = useState(false);
  const isWanted = waitsForPerson(conversation);

  async function takeOver() {
    setIsTaking(true);
    // With the part of the page that opens, which says what is missing when this cannot be loaded.
    await import('../conversation/TakeOverCard').then(
      ({ takeOverNow }) => takeOverNow(id),
      () => undefined,
    );
    onOpen(id);
    navigate(address);
  }

  // Who waits is above the newest.
  const title = isFirst && !isWanted ? listWords.newest : listWords.selected;
  return (
    <Card
      aria-label={title}
      aria-busy={isLoading || undefined}
      position="sticky"
      top="20"
      display="flex"
      flexDirection="column"
      height="clamp(440px, max(640px, 100vh - 300px), min(900px, 100vh - 104px))"
      p="0"
      css={{ [`@media not all and ${BESIDE_FROM}`]: { display: 'none' } }}
    >
      <Box px="6" py="4" borderBottomWidth="1px">
        <Heading size="md" dir="auto" truncate>
          {visitor || firstQuestion || name}
        </Heading>
        <Flex gap="2" align="center" color="text.muted" fontSize="xs" mt="1">
          {outcome && <OutcomeBadge outcome={outcome} />}
          <Box as="span" dir="auto" minW={0} truncate>
            {agentName}
          </Box>
        </Flex>
      </Box>
      {error && (
        <Box p="6">
          <FailedState what={listWords.selectedFailed} error={error} onRetry={retry} />
        </Box>
      )}
      <Flex as="ol" key={id} direction="column" gap="4" flex="1" p="6" overflowY="auto" tabIndex={0}>
        {messages
          .filter(({ from }) => SAID.includes(from))
          .map(({ id, from, person, text, outcome, passages }) => {
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
                  {/* What a reply offers instead of an answer; the page of the conversation opens it. */}
                  {[
                    from === 'agent' && !person ? text.replaceAll('**', '') : text,
                    ...(outcome === 'unsure' ? passages : []).map(headingOf),
                  ].join('\n')}
                </Text>
              </Box>
            );
          })}
      </Flex>
      <Flex gap="2" wrap="wrap" justify="flex-end" px="6" py="3" borderTopWidth="1px">
        {agentId !== null && conversation.speaker !== 'person' && (
          <Button variant="outline" size="sm" pending={isTaking} onClick={() => void takeOver()}>
            {listWords.takeOver}
          </Button>
        )}
        {outcome === 'not-found' && agentId !== null && (
          <ButtonLink to={urls.unanswered} size="sm">
            {listWords.addAnswer}
          </ButtonLink>
        )}
        <ButtonLink to={address} variant={isWanted ? 'solid' : 'outline'} size="sm" onClick={() => onOpen(id)}>
          {isWanted ? listWords.reply : listWords.openNewest}
        </ButtonLink>
      </Flex>
    </Card>
  );
}
