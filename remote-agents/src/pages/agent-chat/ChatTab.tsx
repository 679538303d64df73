import { ApiError, showToast } from '@frontdesk/shared/app';
import { Box, Button, Card, Flex, Text } from '@frontdesk/shared/ui/core';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { ClientIdNotice } from '../ClientIdNotice';
import { showFailure } from '../show-failure';
import { useSetupMark } from '../use-setup-mark';
import { ChatLog } from './ChatLog';
import { MessageForm } from './MessageForm';
import { PersonForm } from './PersonForm';
import { useConversation } from './use-conversation';

export function ChatTab({ agent }: { agent: Agent }) {
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
    <Card p="0" overflow="hidden">
      <Flex justify="flex-end" p="3" borderBottomWidth="1px">
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
        onRetry={({ id }) => {
          if (hasClientId()) conversation.retry(id);
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
              gap="3"
              px="4"
              py="2"
              borderTopWidth="1px"
              bg={conversation.offersPerson ? 'accent.subtle' : undefined}
            >
              <Text role="status">{conversation.offersPerson && messages.chat.personOffer}</Text>
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
