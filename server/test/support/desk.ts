import { updateBot } from '@frontdesk/shared/endpoints/bot';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { type Database, openDatabase } from '../../src/database/database';
import { createAgent, giveClient } from './agents';
import type { ApiClient } from './api-client';
import type { TestApp } from './test-app';

export const CHAT_OPTIONS = {
  starterQuestions: [] as string[],
  offersPerson: true,
  showsSources: true,
  privacyUrl: '',
};

/** Opens an agent that offers to connect visitors to a person, with visitors on another site. */
export async function openDesk(test: TestApp, name = 'Rosa') {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, name);
  await owner.call(updateBot, { id: botId, name, description: 'x', enabled: true, chatOptions: CHAT_OPTIONS });
  const clientId = await giveClient(owner, botId);
  const site = test.visitor.as({ origin: 'https://shop.example' });
  return { owner, botId, clientId, site };
}

/** Returns the conversations that an owner sees. */
export async function conversationsOf(owner: ApiClient, filters: Record<string, string> = {}) {
  return (await owner.call(getConversations, filters as never)).conversations;
}

/** Opens the database of a test, as an operator would. */
export async function withDatabase<T>({ config }: TestApp, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  return use(database).finally(() => database.db.destroy());
}
