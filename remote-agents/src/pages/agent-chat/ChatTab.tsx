import { ApiError, showToast } from '@frontdesk/shared/app';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { Box, Button, Card, Flex, Text } from '@frontdesk/shared/ui/core';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { ClientIdNotice } from '../ClientIdNotice';
import { useSetupMark } from '../use-setup-mark';
import { ChatLog } from './ChatLog';
import { MessageForm } from './MessageForm';
import { PersonForm } from './PersonForm';
import { useConversation } from './use-conversation';

export function ChatTab({ agent }: { agent: Agent }) {
  const { chatOptions } = agent;
  const conversation = useConversation(agent.id, chatOptions !== null);
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

  /** Returns the client id, or shows a toast and returns null when there is none. */
  function requireClientId(): string | null {
    if (agent.client.id === null) {
      showToast('error', messages.chat.noClientId);
      generate.current?.focus();
    }
    return agent.client.id;
  }

  function send(text: string): boolean {
    const clientId = requireClientId();
    return clientId !== null && !isBlank(text) && conversation.send(text.trim(), clientId);
  }

  return (
    <Card p="0" overflow="hidden">
      <Flex justify="flex-end" p="3" borderBottomWidth="1px">
        <Button variant="outline" size="sm" onClick={conversation.startAfresh}>
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
        lines={conversation.lines}
        isWaiting={conversation.isSending}
        growing={conversation.growing}
        onStop={conversation.stop}
        isContinued={conversation.isContinued}
        isMiss={conversation.isMiss}
        starters={chatOptions?.starterQuestions ?? []}
        onStarter={send}
        onRate={(line, feedback) => {
          const clientId = requireClientId();
          if (clientId !== null) void conversation.rate(line, feedback, clientId);
        }}
        onRetry={(line) => {
          const clientId = requireClientId();
          if (clientId !== null) conversation.retry(line, clientId);
        }}
      />
      {isAskingForPerson ? (
        <PersonForm
          draft={`agent/${agent.id}/person`}
          privacyUrl={chatOptions?.privacyUrl ?? ''}
          onLeave={() => setAskingForPerson(false)}
          onSend={async (request) => {
            const clientId = requireClientId();
            if (clientId === null) throw new ApiError('status', messages.chat.noClientId);
            await conversation.askForPerson(request, clientId);
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
          <MessageForm draft={`agent/${agent.id}/message`} isSending={conversation.isSending} onSend={send} />
        </>
      )}
    </Card>
  );
}
