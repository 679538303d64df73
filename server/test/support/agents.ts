import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createBot, createOrUpdateClient, getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { addChatParticipant, sendChatMessage, startChatSession } from '@frontdesk/shared/endpoints/chat';
import { uploadDocuments } from '@frontdesk/shared/endpoints/document';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { ApiClient } from './api-client';

export async function createAgent(owner: ApiClient, name = `Desk ${randomUUID().slice(0, 8)}`): Promise<string> {
  await owner.call(createBot, { name, description: 'Answers visitors.', enabled: true });
  const found = (await owner.call(getBots, {})).find((agent) => agent.name === name);
  assert.ok(found);
  return String(found.id);
}

export async function giveClient(owner: ApiClient, botId: string, clientId: string = randomUUID()): Promise<string> {
  await owner.call(createOrUpdateClient, { botId, clientId, isActive: true });
  return clientId;
}

/** Uploads files and returns their ids, in the same order. */
export async function upload(owner: ApiClient, botId: string, files: Record<string, Buffer | string>) {
  const documents = Object.entries(files).map(([name, content]) => ({
    documentId: randomUUID() as string,
    name,
    type: 0,
    status: 0,
    base64Content: Buffer.from(content).toString('base64'),
  }));
  await owner.call(uploadDocuments, { botId, documents });
  return documents.map(({ documentId }) => documentId);
}

/** Waits until all documents of the agent are read and embedded, and returns them. */
export function documentsDone(owner: ApiClient, botId: string) {
  return documentsWhen(owner, botId, ({ status, indexedShare }) => status > 1 && indexedShare === null);
}

/** Waits until every document has been read, though perhaps not embedded. */
export function documentsRead(owner: ApiClient, botId: string) {
  return documentsWhen(owner, botId, ({ status }) => status > 1);
}

async function documentsWhen(owner: ApiClient, botId: string, isSo: (document: StoredDocument) => boolean) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await setTimeout(50)) {
    const { documents } = await owner.call(getBot, { botId });
    if (documents.every(isSo)) return documents;
  }
  throw new Error('The documents were not read in time.');
}

type StoredDocument = ResponseOf<typeof getBot>['documents'][number];

/** Starts a visitor's conversation on the agent's website. */
export async function startChat(anybody: ApiClient, clientId: string, userName = 'Vera') {
  const page = anybody.as({ client_id: clientId });
  const conversationId = randomUUID();
  await page.call(startChatSession, { conversationId });
  const { participantId } = await page.call(addChatParticipant, { conversationId, userName, ipAddress: '203.0.113.9' });
  const ask = (text: string) => page.call(sendChatMessage, { conversationId, clientId, text, participantId });
  return { page, conversationId, participantId, ask };
}
