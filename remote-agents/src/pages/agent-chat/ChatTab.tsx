import { ApiError, messageOf, showToast, storage } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Box, Button, Card, Flex, Grid, Text } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type ChatMemory, chatMemory } from '../../../widget/chat/chat-memory';
import { Conversation } from '../../../widget/chat/conversation';
import { testChatCalls } from '../../api/chat';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { type AnswerSource, readPassages } from '../../model/test-chat';
import { PREVIEW_FROM } from '../agent-look/unsaved-look';
import { ClientIdNotice } from '../ClientIdNotice';
import { showFailure } from '../show-failure';
import { useSetupMark } from '../use-setup-mark';
import { ChatLog } from './ChatLog';
import { MessageForm } from './MessageForm';
import { PersonForm } from './PersonForm';

/** Stores the test conversation of each agent in this browser, so that it continues after a reload. */
function testChatMemory(agentId: WireId): ChatMemory<AnswerSource> {
  return chatMemory(`chat-conversation:${agentId}`, storage, readPassages);
}

const failures = {
  // The dashboard repeats no call by itself (spec section 8.4).
  resendsMessages: false,
  isForgotten: (error: unknown) => error instanceof ApiError && error.status === 404,
  reasonOf(error: unknown): string {
    if (error === null) return messages.chat.noAnswer;
    console.error(messages.chat.failed, error);
    // Chat calls authenticate only with the client id, so a 401 without a message means that it is wrong.
    const isClientRefused = error instanceof ApiError && error.status === 401 && error.messages.length === 0;
    return isClientRefused ? messages.chat.clientRefused : messageOf(error);
  },
};

/** Manages a test conversation, and rerenders the page after each change. */
function useConversation({ id, client, chatOptions }: Agent): Conversation<AnswerSource> {
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);
  const isOurs = chatOptions !== null;
  const calls = useMemo(() => testChatCalls(client.id ?? '', isOurs), [client.id, isOurs]);
  const [conversation] = useState(() => new Conversation(calls, testChatMemory(id), failures, showChange));
  useEffect(
    function follow() {
      conversation.calls = calls;
    },
    [conversation, calls],
  );
  useEffect(() => () => conversation.leave(), [conversation]);
  return conversation;
}

function TestChat({ agent }: { agent: Agent }) {
  const { chatOptions } = agent;
  const conversation = useConversation(agent);
  const [isAskingForPerson, setAskingForPerson] = useState(false);

  const generate = useRef<HTMLButtonElement>(null);
  const test = useSetupMark('test', agent);
  const hasReply = conversation.lines.some(({ from }) => from === 'agent');
  useEffect(
    function noteTest() {
      if (hasReply) test.set();
    },
    [hasReply, test.set],
  );

  /** Shows a toast when there is no client id yet. */
  function hasClientId(): boolean {
    if (agent.client.id !== null) return true;
    showToast('error', messages.chat.noClientId);
    generate.current?.focus();
    return false;
  }

  const send = (text: string) => hasClientId() && conversation.send(text);

  return (
    // The field always remains in the window, below the header and the tabs. The log takes the remaining space. Narrow
    // cards are lower, because an empty log needs no more height.
    <Card
      p="0"
      display="flex"
      flexDirection="column"
      minH="clamp(440px, 100dvh - 390px, min(100vw + 160px, 760px))"
      overflow="hidden"
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" px="4" py="3" borderBottomWidth="1px">
        <Text tone="muted" fontSize="xs" flex="1 1 8rem">
          {messages.chat.automatic}
        </Text>
        <Button variant="outline" size="sm" onClick={() => conversation.startAfresh()}>
          <MessageSquarePlus aria-hidden /> {messages.chat.newConversation}
        </Button>
      </Flex>
      {agent.client.id === null && (
        <Box p="4" pb="0">
          <ClientIdNotice agent={agent} button={generate}>
            {messages.clientId.forTest}
          </ClientIdNotice>
        </Box>
      )}
      <ChatLog
        conversation={conversation}
        starters={chatOptions?.starterQuestions ?? []}
        onStarter={send}
        onRate={({ id }, feedback) => {
          if (hasClientId()) conversation.rate(id, feedback).catch(showFailure(messages.chat.feedbackFailed));
        }}
        onRetry={({ text }) => {
          if (hasClientId()) conversation.send(text);
        }}
      />
      {isAskingForPerson ? (
        <PersonForm
          draft={`agent/${agent.id}/person`}
          privacyUrl={chatOptions?.privacyUrl ?? ''}
          onLeave={() => setAskingForPerson(false)}
          onSend={async (request) => {
            if (!hasClientId()) throw new ApiError('status', messages.chat.noClientId);
            await conversation.askForPerson(request);
            setAskingForPerson(false);
          }}
        />
      ) : (
        <>
          {chatOptions?.offersPerson && (
            <Flex
              align="center"
              px="4"
              pt="3"
              borderTopWidth="1px"
              css={{ '& + form > *': { borderTopWidth: 0, pt: '3' } }}
              bg={conversation.offersPerson ? 'accent.subtle' : undefined}
            >
              <Text role="status" me={conversation.offersPerson ? '3' : undefined}>
                {conversation.offersPerson && messages.chat.personOffer}
              </Text>
              <Button variant="outline" size="sm" onClick={() => setAskingForPerson(true)}>
                <UserRound aria-hidden /> {messages.chat.person}
              </Button>
            </Flex>
          )}
          <MessageForm draft={`agent/${agent.id}/message`} isSending={conversation.isWaiting} onSend={send} />
        </>
      )}
    </Card>
  );
}

/** Loads after the chat. */
const TestQuestions = latePart({
  load: async () => (await import('../agent-tests/TestQuestions')).TestQuestions,
  failed: messages.lateParts.testsFailed,
});

/** Two columns; one on a server without test questions. */
const SIDE_BY_SIDE = { [PREVIEW_FROM]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } };

/** A chat with the agent and the questions that test it, side by side where there is space. */
export function ChatTab({ agent }: { agent: Agent }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <Grid gap={{ base: '8', lg: '6' }} alignItems="start" css={SIDE_BY_SIDE}>
      <TestChat agent={agent} />
      {isShown && agent.chatOptions !== null && <TestQuestions agent={agent} />}
    </Grid>
  );
}
