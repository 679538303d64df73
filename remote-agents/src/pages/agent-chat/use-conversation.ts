import { ApiError, messageOf, storage } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { newId } from '@frontdesk/shared/new-id';
import { useEffect, useRef, useState } from 'react';
import { addParticipant } from '../../api/add-participant';
import { sendMessage } from '../../api/send-message';
import { startConversation } from '../../api/start-conversation';
import { messages } from '../../messages';
import {
  type ChatLine,
  type Conversation,
  conversationKey,
  formatLog,
  logKey,
  parseConversation,
  parseLog,
} from '../../model/conversation';

/** A test conversation: its log, one question at a time, and its ids, which this browser keeps for each agent. */
export function useConversation(agentId: WireId) {
  const key = conversationKey(agentId);
  const [lines, setLines] = useState(() => parseLog(storage.read(logKey(agentId))));
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState(() => parseConversation(storage.read(key)));
  const flight = useRef<AbortController | null>(null);

  useEffect(() => () => flight.current?.abort(), []);

  useEffect(
    function keepLog() {
      storage.write(logKey(agentId), formatLog(lines));
    },
    [agentId, lines],
  );

  function keep(conversation: Conversation | null) {
    setStored(conversation);
    storage.write(key, conversation && JSON.stringify(conversation));
  }

  async function begin(clientId: string, signal: AbortSignal): Promise<Conversation> {
    const conversationId = newId();
    await startConversation(conversationId, clientId, signal);
    const participantId = await addParticipant(conversationId, clientId, signal);
    keep({ conversationId, participantId });
    return { conversationId, participantId };
  }

  async function deliver(question: string, clientId: string) {
    const controller = new AbortController();
    const { signal } = controller;
    flight.current = controller;
    setSending(true);
    try {
      const conversation = stored ?? (await begin(clientId, signal));
      const { text, sources, nearest } = await sendMessage(conversation, clientId, question, signal);
      setLines((current) => [...current, { id: newId(), from: 'agent', text, sources, nearest }]);
    } catch (error) {
      // 'New Conversation' was pressed, or the page left: nobody waits for this answer.
      if (signal.aborted) return;
      console.error(messages.chat.failed, error);
      // The server no longer knows the conversation; the retry begins another.
      if (error instanceof ApiError && error.status === 404) keep(null);
      setLines((current) => [...current, { id: newId(), from: 'failure', question, reason: reasonOf(error) }]);
    } finally {
      if (flight.current === controller) {
        flight.current = null;
        setSending(false);
      }
    }
  }

  return {
    lines,
    isSending,
    /** The next message goes on with what was said before this page was opened. */
    isContinued: stored !== null && lines.length === 0,
    /** False when it was not sent because another one is on its way. */
    send(text: string, clientId: string): boolean {
      if (flight.current) return false;
      setLines((current) => [...current, { id: newId(), from: 'owner', text }]);
      void deliver(text, clientId);
      return true;
    },
    retry(failed: ChatLine & { readonly from: 'failure' }, clientId: string) {
      if (flight.current) return;
      setLines((current) => current.filter(({ id }) => id !== failed.id));
      void deliver(failed.question, clientId);
    },
    startAfresh() {
      flight.current?.abort();
      flight.current = null;
      setSending(false);
      setLines([]);
      keep(null);
    },
  };
}

/** Chat calls carry the client id alone, so a 401 without words is about that. */
function reasonOf(error: unknown): string {
  const isClientRefused = error instanceof ApiError && error.status === 401 && error.messages.length === 0;
  return isClientRefused ? messages.chat.clientRefused : messageOf(error);
}
