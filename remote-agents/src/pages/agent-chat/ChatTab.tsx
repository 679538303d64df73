import { showToast } from '@frontdesk/shared/app';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { Button, Card, Flex } from '@frontdesk/shared/ui/core';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { messages } from '../../messages';
import type { Agent } from '../../model/agent';
import { ChatLog } from './ChatLog';
import { MessageForm } from './MessageForm';
import { useConversation } from './use-conversation';

export function ChatTab({ agent }: { agent: Agent }) {
  const conversation = useConversation(agent.id);

  /** The client id, or null after having told the owner that there is none. */
  function requireClientId(): string | null {
    if (agent.client.id === null) showToast('error', messages.chat.noClientId);
    return agent.client.id;
  }

  function send(text: string): boolean {
    const clientId = requireClientId();
    return clientId !== null && !isBlank(text) && conversation.send(text.trim(), clientId);
  }

  return (
    <Card maxW="760px" p="0" overflow="hidden">
      <Flex justify="flex-end" p="3" borderBottomWidth="1px">
        <Button variant="outline" size="sm" onClick={conversation.startAfresh}>
          <MessageSquarePlus aria-hidden /> {messages.chat.newConversation}
        </Button>
      </Flex>
      <ChatLog
        lines={conversation.lines}
        isWaiting={conversation.isSending}
        isContinued={conversation.isContinued}
        onRetry={(line) => {
          const clientId = requireClientId();
          if (clientId !== null) conversation.retry(line, clientId);
        }}
      />
      <MessageForm draft={`agent/${agent.id}/message`} isSending={conversation.isSending} onSend={send} />
    </Card>
  );
}
