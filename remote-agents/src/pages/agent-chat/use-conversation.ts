import { ApiError, messageOf, storage } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { type ChatMemory, chatMemory } from '../../../widget/chat/chat-memory';
import { Conversation } from '../../../widget/chat/conversation';
import { testChatCalls } from '../../api/chat';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { type AnswerSource, readPassages } from '../../model/test-chat';

/** Stores the test conversation of each agent in this browser, so that it continues after a reload. */
function testChatMemory(agentId: WireId): ChatMemory<AnswerSource> {
  return chatMemory(`chat-conversation:${agentId}`, storage, readPassages);
}

const failures = {
  isForgotten: (error: unknown) => error instanceof ApiError && error.status === 404,
  reasonOf(error: unknown): string {
    if (error === null) return messages.chat.noAnswer;
    console.error(messages.chat.failed, error);
    // Chat calls authenticate only with the client id, so a 401 without a message concerns that.
    const isClientRefused = error instanceof ApiError && error.status === 401 && error.messages.length === 0;
    return isClientRefused ? messages.chat.clientRefused : messageOf(error);
  },
};

/** Manages a test conversation, and renders the page again after each change of it. */
export function useConversation({ id, client, chatOptions }: Agent): Conversation<AnswerSource> {
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
