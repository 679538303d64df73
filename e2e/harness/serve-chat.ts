import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Pages, servePages } from './serve-pages';

/** A shop with the chat of the agent Rosa. */
export interface ShopWithChat extends Pages {
  readonly botId: string;
}

/** Creates the agent Rosa, and serves the pages of a shop with her chat at `addresses`. */
export async function serveChat(
  { url }: { readonly url: string },
  token: string,
  addresses: readonly string[] = ['/shop/'],
): Promise<ShopWithChat> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.equal(answer.status, 200, path);
  };
  await post('/api/bot/create', { name: 'Rosa', description: 'Answers visitors.', enabled: true });
  const bots = await fetch(`${url}/api/bot/getBots`, { headers });
  const [bot] = (await bots.json()) as [{ id: string }];
  const clientId = randomUUID();
  await post('/api/bot/createOrUpdateClient', { botId: bot.id, clientId, isActive: true });
  const config = JSON.stringify({ api: url, clientId, name: 'Rosa', hasOptions: true });
  const script = `<script src="${url}/admin/remotes/agents/widget/chatbot-widget.js" data-config='${config}'></script>`;
  const html = `<!doctype html><title>Shop</title><body>${script}`;
  const pages = await servePages(new Map(addresses.map((address) => [`${address}index.html`, html])), '');
  return { ...pages, botId: bot.id };
}

/** The lines of the visitor's chat. */
export const chatLog = (visitor: Page) => visitor.getByRole('log');

/** Sends a visitor's message. */
export async function ask(visitor: Page, text: string): Promise<void> {
  await visitor.getByLabel('Message', { exact: true }).fill(text);
  await visitor.getByRole('button', { name: 'Send' }).click();
}

/** Opens the chat, greets and waits for the assistant's reply. */
export async function beginChat(visitor: Page): Promise<void> {
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await ask(visitor, 'Hello!');
  await chatLog(visitor)
    .getByText(/I am Rosa/)
    .waitFor();
}
