import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import { getConversation } from '@frontdesk/shared/endpoints/conversation';
import * as live from '@frontdesk/shared/endpoints/live';
import { startChat } from './agents';
import type { ApiClient } from './api-client';
import { conversationsOf, openDesk, withDatabase } from './desk';
import { listen } from './hub-client';
import type { TestApp } from './test-app';
import { followEvents } from './visitor-events';

/** Opens a conversation with one question. */
export async function openChat(test: TestApp) {
  const { owner, botId, clientId, site } = await openDesk(test);
  const chat = await startChat(site, clientId);
  await chat.ask('Hello!');
  const id = (await conversationsOf(owner))[0]?.id ?? '';
  const seat = { clientId, conversationId: chat.conversationId, participantId: String(chat.participantId) };
  const follow = async (last = '', query = '') => followEvents((await listen(test.app)).url, seat, last, query);
  const say = (person: ApiClient, text: string, turnId: string = randomUUID()) =>
    person.call(live.sayInConversation, { id, text, turnId });
  const send = (text: string, more: object = {}) => chat.page.send(sendChatMessage, { ...seat, text, ...more });
  const transcript = async () => (await owner.call(getConversation, { id })).messages;
  const first = async () => (await conversationsOf(owner))[0];
  return { ...chat, owner, botId, clientId, site, id, seat, follow, say, send, transcript, first };
}

/** Sets when the stay of the person who has a conversation ends. The default is in the past, as after a long silence. */
export const silence = (test: TestApp, id: string, end = '2026-01-01T00:00:00.000Z') =>
  withDatabase(test, ({ db }) =>
    db.updateTable('conversations').set({ stay_until: end }).where('id', '=', id).execute(),
  );
