import { waitsForPerson } from '@frontdesk/shared/endpoints/conversation';
import { Box, Button, ButtonLink, Card, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { FailedState, latePart } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import * as listWords from '../../messages/conversation-list';
import * as words from '../../messages/conversations';
import type { FirstMessages, ListedConversation } from '../../model/conversations';
import { initialOf } from '../../model/initial-color';
import { urls } from '../../urls';
import { aboutConversation, StatusBadges } from '../ConversationBadges';
import { FACE, timeMark } from '../conversation/thread';
import { useKeys } from '../conversation-keys';
import { tagOf } from '../key-tag';
import { shownOutcome } from '../OutcomeBadge';
import type { BesideComposerProps } from './BesideComposer';
import { BESIDE_FROM, type MarkedRow, PANE_HEIGHT } from './use-marked-row';

/** Loads when the owner is about to write. The previous content is shown until the composer can be used. */
const BesideComposer = latePart<BesideComposerProps>({
  load: async () => (await import('./BesideComposer')).BesideComposer,
  failed: listWords.selectedFailed,
  whileLoading: ({ children }) => children,
});

/** Looks like the field that replaces it. */
const FIELD = { variant: 'outline', flex: '1', justifyContent: 'flex-start', color: 'text.muted', size: 'sm' } as const;

/** Messages that somebody wrote; notes and events are shown only on the conversation's page. */
const SAID = ['visitor', 'agent', 'owner', 'person'];

const headingOf = ({ heading, name }: FirstMessages['messages'][number]['passages'][number]) =>
  `· ${heading.split(' > ').at(-1) || name}`;

interface ConversationBesideProps extends Pick<MarkedRow, 'isFirst' | 'isLoading' | 'error' | 'retry'> {
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
  const { id, visitor, firstQuestion, agentId, agentName, agentColor } = conversation;
  const outcome = shownOutcome(conversation);
  const name = visitor || words.visitor;
  const isWanted = waitsForPerson(conversation);
  /** Once the owner has begun to write, the field is shown for every conversation. */
  const [begun, setBegun] = useState<{ readonly id: string; readonly start?: BesideComposerProps['start'] }>();
  const begin = (start?: BesideComposerProps['start']) =>
    setBegun((begun) => (start || !begun ? { id, start } : begun));
  useKeys(begun ? {} : { r: () => begin('reply'), n: () => begin('note'), e: () => begin('done') });

  const rest = (
    <Flex gap="3" justify="flex-end" px="6" py="4" borderTopWidth="1px">
      {conversation.outcome === 'person' && (
        <Button {...FIELD} onClick={() => begin('reply')}>
          {listWords.reply}
        </Button>
      )}
      {agentId !== null && conversation.speaker !== 'person' && (
        <Button variant={isWanted ? 'solid' : 'outline'} size="sm" onClick={() => begin('take over')}>
          {listWords.takeOver}
        </Button>
      )}
    </Flex>
  );
  // Waiting visitors are listed before the newest conversation.
  const title = isFirst && !isWanted ? listWords.newest : listWords.selected;
  return (
    <Card
      aria-label={title}
      aria-busy={isLoading || undefined}
      onPointerEnter={() => begin()}
      position="sticky"
      top="20"
      display="flex"
      flexDirection="column"
      height={PANE_HEIGHT}
      p="0"
      css={{ [`@media not all and ${BESIDE_FROM}`]: { display: 'none' } }}
    >
      <Flex gap="2" align="flex-start" px="6" py="4" borderBottomWidth="1px">
        <Box flex="1" minW={0}>
          <Heading size="md" dir="auto" lineClamp={3}>
            {visitor || firstQuestion || name}
          </Heading>
          <Flex columnGap="3" wrap="wrap" align="center" color="text.muted" fontSize="xs" mt="1">
            <Text as="span" dir="auto">
              {aboutConversation({ ...conversation, visitor: '' }, true)}
            </Text>
            <StatusBadges conversation={conversation} />
          </Flex>
        </Box>
        {outcome === 'not-found' && agentId !== null && (
          <ButtonLink to={urls.unanswered} variant="outline" size="sm">
            {listWords.addAnswer}
          </ButtonLink>
        )}
        <ButtonLink to={`${urls.conversation(id)}${query}`} variant="outline" size="sm" onClick={() => onOpen(id)}>
          {listWords.openNewest}
        </ButtonLink>
      </Flex>
      {error && (
        <Box p="6">
          <FailedState what={listWords.selectedFailed} error={error} onRetry={retry} />
        </Box>
      )}
      {/* The reversed column initially scrolls a long conversation to its end; a short one is at the top. */}
      <Flex key={id} direction="column-reverse" flex="1" minH={0} overflowY="auto" tabIndex={0}>
        <Flex as="ol" direction="column" gap="4" p="6" flex="1 0 auto" style={tagOf(agentId, agentName, agentColor)}>
          {messages
            .filter(({ from }) => SAID.includes(from))
            .map(({ id, from, person, text, outcome, passages, sentAt }, at, said) => {
              const isVisitor = from === 'visitor';
              const speaker = isVisitor ? name : (person ?? (from === 'agent' ? words.assistant : agentName));
              const mark = timeMark(sentAt, said[at - 1]?.sentAt ?? null);
              return (
                <Flex as="li" key={id} direction="column">
                  {mark && (
                    <Text tone="muted" fontSize="xs" textAlign="center" mb="4">
                      {mark}
                    </Text>
                  )}
                  <Box
                    alignSelf={isVisitor ? 'flex-start' : 'flex-end'}
                    maxW="85%"
                    data-face={from}
                    data-initial={initialOf(speaker)}
                    css={FACE}
                  >
                    <Text tone="muted" fontSize="xs" mb="1" textAlign={isVisitor ? 'start' : 'end'} dir="auto">
                      {speaker}
                    </Text>
                    <Text whiteSpace="pre-line" unicodeBidi="plaintext">
                      {/* What a reply offers instead of an answer; the conversation's page can open it. */}
                      {[
                        from === 'agent' && !person ? text.replaceAll('**', '') : text,
                        ...(outcome === 'unsure' ? passages : []).map(headingOf),
                      ].join('\n')}
                    </Text>
                  </Box>
                </Flex>
              );
            })}
        </Flex>
      </Flex>
      {begun ? (
        <BesideComposer key={`${id} `} id={id} start={begun.id === id ? begun.start : undefined}>
          {rest}
        </BesideComposer>
      ) : (
        rest
      )}
    </Card>
  );
}
