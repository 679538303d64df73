import { ApiError, messageOf, storage } from '@frontdesk/shared/app';
import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { newId } from '@frontdesk/shared/new-id';
import { useEffect, useRef, useState } from 'react';
import { addParticipant } from '../../api/add-participant';
import { askForPerson } from '../../api/ask-for-person';
import { sendFeedback } from '../../api/send-feedback';
import { sendMessage } from '../../api/send-message';
import { startConversation } from '../../api/start-conversation';
import * as messages from '../../messages';
import {
  type AgentLine,
  type ChatLine,
  conversationKey,
  formatLog,
  logKey,
  parseConversation,
  parseLog,
  type StartedConversation,
} from '../../model/conversation';
import type { PersonRequest } from '../../model/person-request';
import { showFailure } from '../show-failure';

/**
 * Manages a test conversation: its log, at most one pending question, and its ids, which this browser stores for each
 * agent. `isOurServer` shows replies while they are written.
 */
export function useConversation(agentId: WireId, isOurServer: boolean) {
  const key = conversationKey(agentId);
  const [lines, setLines] = useState(() => parseLog(storage.read(logKey(agentId))));
  const [isSending, setSending] = useState(false);
  const [growing, setGrowing] = useState<string | null>(null);
  const [offersPerson, setOffersPerson] = useState(false);
  const [isMiss, setMiss] = useState(false);
  const [stored, setStored] = useState(() => parseConversation(storage.read(key)));
  const flight = useRef<AbortController | null>(null);

  useEffect(() => () => flight.current?.abort(), []);

  useEffect(
    function keepLog() {
      storage.write(logKey(agentId), formatLog(lines));
    },
    [agentId, lines],
  );

  function keep(conversation: StartedConversation | null) {
    setStored(conversation);
    storage.write(key, conversation && JSON.stringify(conversation));
  }

  function showFeedback(id: string, feedback: Feedback | null) {
    setLines((current) =>
      current.map((line) => (line.id === id && line.from === 'agent' ? { ...line, feedback } : line)),
    );
  }

  async function begin(clientId: string, signal: AbortSignal): Promise<StartedConversation> {
    const conversationId = newId();
    await startConversation(conversationId, clientId, signal);
    const participantId = await addParticipant(conversationId, clientId, signal);
    keep({ conversationId, participantId });
    return { conversationId, participantId };
  }

  /** Aborts the current call. */
  function land() {
    flight.current?.abort();
    flight.current = null;
    setSending(false);
    setGrowing(null);
  }

  async function deliver(question: string, clientId: string, turnId = newId()) {
    const controller = new AbortController();
    const { signal } = controller;
    flight.current = controller;
    setSending(true);
    setMiss(false);
    try {
      const conversation = stored ?? (await begin(clientId, signal));
      const onText = (replySoFar: string) => !signal.aborted && setGrowing(replySoFar);
      const message = { text: question, turnId };
      const reply = await sendMessage(conversation, clientId, message, signal, isOurServer ? onText : null);
      const { text, sources, nearest, messageId } = reply;
      setOffersPerson(reply.offersPerson);
      setMiss(reply.outcome === 'not-found');
      setLines((current) => [
        ...current,
        { id: newId(), from: 'agent', text, sources, nearest, messageId, feedback: null, isStopped: false },
      ]);
    } catch (error) {
      // The owner pressed 'New Conversation' or left the page, so the answer is not needed.
      if (signal.aborted) return;
      console.error(messages.chat.failed, error);
      // The server no longer has the conversation; the retry starts another.
      if (error instanceof ApiError && error.status === 404) keep(null);
      setLines((current) => [...current, { id: newId(), from: 'failure', question, reason: reasonOf(error), turnId }]);
    } finally {
      if (flight.current === controller) land();
    }
  }

  return {
    lines,
    isSending,
    /** Whether the next message continues a conversation from before this page was opened. */
    isContinued: stored !== null && lines.length === 0,
    /** Sends a message. Returns false when another message is being sent. */
    send(text: string, clientId: string): boolean {
      if (flight.current) return false;
      setLines((current) => [...current, { id: newId(), from: 'owner', text }]);
      void deliver(text, clientId);
      return true;
    },
    retry(failed: ChatLine & { readonly from: 'failure' }, clientId: string) {
      if (flight.current) return;
      setLines((current) => current.filter(({ id }) => id !== failed.id));
      void deliver(failed.question, clientId, failed.turnId || newId());
    },
    /** The reply so far while it is streaming, else null. */
    growing,
    /** Stops the reply that is streaming. The received part stays. */
    stop() {
      if (growing === null) return;
      land();
      const nothing = { sources: [], nearest: [], messageId: null, feedback: null };
      setLines((current) => [...current, { ...nothing, id: newId(), from: 'agent', text: growing, isStopped: true }]);
    },
    startAfresh() {
      land();
      setLines([]);
      setOffersPerson(false);
      keep(null);
    },
    /** Whether the server wants to offer a person now. */
    offersPerson,
    /** Whether the newest reply found nothing. */
    isMiss,
    /** Stores whether a reply helped; the same rating again removes it. Reverted if the call fails. */
    async rate(line: AgentLine, feedback: Feedback, clientId: string) {
      if (stored === null || line.messageId === null) return;
      const after = line.feedback === feedback ? null : feedback;
      showFeedback(line.id, after);
      try {
        await sendFeedback(stored, clientId, line.messageId, after);
      } catch (error) {
        showFeedback(line.id, line.feedback);
        showFailure(messages.chat.feedbackFailed)(error);
      }
    },
    /** Requests a person, as a visitor would. Adds what happens next to the log. */
    async askForPerson(request: PersonRequest, clientId: string) {
      const beginAnew = () => begin(clientId, new AbortController().signal);
      const ask = (conversation: StartedConversation) => askForPerson(conversation, clientId, request);
      const text = await ask(stored ?? (await beginAnew())).catch(async (error: unknown) => {
        // The server no longer has the conversation.
        if (stored === null || !(error instanceof ApiError) || error.status !== 404) throw error;
        return ask(await beginAnew());
      });
      setOffersPerson(false);
      const line = { sources: [], nearest: [], messageId: null, feedback: null, isStopped: false };
      setLines((current) => [...current, { ...line, id: newId(), from: 'agent', text }]);
    },
  };
}

/** Chat calls authenticate only with the client id, so a 401 without a message concerns that. */
function reasonOf(error: unknown): string {
  const isClientRefused = error instanceof ApiError && error.status === 401 && error.messages.length === 0;
  return isClientRefused ? messages.chat.clientRefused : messageOf(error);
}
