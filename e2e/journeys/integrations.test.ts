import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { until } from '../../server/test/support/until';
import { WebhookReceiver } from '../../server/test/support/webhook-receiver';
import { inFull, test } from '../harness/journey';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

let site: Site;
let page: Page;
let key: string;
let secret: string;
let receiver: WebhookReceiver;
let chat: (question: string) => Promise<void>;

test.beforeAll(async ({ newOwner }) => {
  receiver = await new WebhookReceiver().start();
  site = await startSite({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  ({ page } = await newOwner({ url: site.url }));
});
test.afterAll(async () => {
  await site.end();
  await receiver.stop();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
async function post(path: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
  return answer.json();
}

/** Creates an agent, and returns a function that lets a new visitor ask a question. */
async function openChat(): Promise<typeof chat> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('TOKEN'))}`;
  await post('/api/bot/create', { authorization }, { name: 'Rosa', description: 'Answers.', enabled: true });
  const bots = await fetch(`${site.url}/api/bot/getBots`, { headers: { authorization } });
  const [bot] = (await bots.json()) as { readonly id: string }[];
  const clientId = randomUUID();
  await post('/api/bot/createOrUpdateClient', { authorization }, { botId: bot?.id, clientId, isActive: true });
  return async (text) => {
    const visitor = { client_id: clientId };
    const conversationId = randomUUID();
    await post(`/api/v1/chat/startSession?conversationId=${conversationId}`, visitor, {});
    const participant = { conversationId, userName: 'Vera', ipAddress: '203.0.113.9' };
    const joined = (await post('/api/v1/chat/addParticipant', visitor, participant)) as { participantId: string };
    await post('/api/v1/chat/sendMessage', visitor, { conversationId, clientId, text, ...joined });
  };
}

const call = (path: string, body?: object) =>
  fetch(`${site.url}${path}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

test('an owner creates an API key on a page that her profile links to', async () => {
  await page.goto('/MyProfile');
  await page.getByRole('link', { name: 'See API keys and webhooks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor();
  await page.getByText('There are no API keys yet.').waitFor();
  await press('New API key');
  await page.getByLabel('Name', { exact: true }).fill('Web shop');
  await page.getByRole('checkbox', { name: /^codes:read/ }).check();
  await page.getByRole('checkbox', { name: /^codes:write/ }).check();
  await press('Create key');
  key = await page.getByLabel('API key', { exact: true }).inputValue();
  assert.match(key, /^fd_[\w-]{43}$/);
  await press('Close');
  const row = page.getByRole('row').filter({ hasText: 'Web shop' });
  await row.getByText(`${key.slice(0, 7)}…`).waitFor();
  assert.ok(!(await page.content()).includes(key));
});

test('a script creates a code with the key, which the owner sees, and gets 403 for calls that the key does not allow', async () => {
  const saved = await call('/api/qr/save', { Name: 'By a script', Type: 'Url', Url: 'https://example.com' });
  assert.equal(saved.status, 200);
  const list = (await (await call('/api/qr/getmyqrs')).json()) as { readonly name: string }[];
  assert.deepEqual(
    list.map(({ name }) => name),
    ['By a script'],
  );
  const refused = await call('/api/bot/getBots');
  assert.equal(refused.status, 403);
  assert.match(((await refused.json()) as { message: string }).message, /lacks the scope agents:read/);
  await page.goto('/MyQr');
  await page.getByText('By a script').first().waitFor();
});

test('once the owner ends the key, it gets 401 immediately', async () => {
  await page.goto('/integrations');
  await page.getByRole('row').filter({ hasText: 'Web shop' }).getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('The key for Web shop was revoked.').waitFor();
  assert.equal((await call('/api/qr/getmyqrs')).status, 401);
  await page.getByText('There are no API keys yet.').waitFor();
});

test('an owner creates a webhook, and her system receives a visitor’s chat, signed with the secret', async () => {
  await page.getByText('There are no webhooks yet.').waitFor();
  await press('New webhook');
  await page.getByLabel('Address', { exact: true }).fill(receiver.addressOf('/frontdesk'));
  await page.getByRole('checkbox', { name: /^conversation\.started/ }).check();
  await page.getByRole('checkbox', { name: /^question\.unanswered/ }).check();
  await press('Create webhook');
  secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  assert.match(secret, /^whsec_[\w+/]{43}=$/);
  await press('Close');
  assert.ok(!(await page.content()).includes(secret));
  chat = await openChat();
  await chat('Is there a sauna?');
  await until(() => receiver.at('/frontdesk').length === 2, 'both events arrive');
  const messages = receiver.verified('/frontdesk', secret);
  assert.deepEqual(messages.map(({ type }) => type).sort(), ['conversation.started', 'question.unanswered']);
  for (const { data } of messages) assert.equal(data['question'], 'Is there a sauna?');
});

test('she sees the deliveries, sends a test event, and resends a failed one', inFull(), async () => {
  receiver.manners.set('/frontdesk', 410);
  await page.getByRole('row').filter({ hasText: '/frontdesk' }).getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('conversation.started').waitFor();
  await press('Send test event');
  await dialog
    .getByText(/^The receiver answered 410/)
    .first()
    .waitFor();
  await dialog.getByText(/Nothing is sent while the webhook is off\./).waitFor();
  receiver.manners.delete('/frontdesk');
  await press('Turn on');
  const failed = dialog.getByRole('listitem').filter({ hasText: 'webhook.test' });
  await failed.getByRole('button', { name: 'Send again' }).click();
  await failed.getByText('Delivered').waitFor();
  const tests = receiver.at('/frontdesk').filter(({ body }) => body.includes('webhook.test'));
  assert.equal(new Set(tests.map(({ id }) => id)).size, 1);
});

test('she replaces the secret, turns the webhook off and deletes it', inFull(), async () => {
  const dialog = page.getByRole('dialog');
  await press('New secret');
  await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click();
  const newer = await page.getByLabel('Secret', { exact: true }).inputValue();
  assert.notEqual(newer, secret);
  await press('Close');
  receiver.messages.length = 0;
  await chat('Is there a pool?');
  await until(() => receiver.at('/frontdesk').length === 2, 'both events arrive');
  for (const one of [secret, newer]) assert.equal(receiver.verified('/frontdesk', one).length, 2);
  await page.getByRole('row').filter({ hasText: '/frontdesk' }).getByRole('button', { name: 'Details' }).click();
  await dialog.getByText(/^The previous secret also signs until/).waitFor();
  await press('Turn off');
  await dialog.getByText('Nothing is sent while the webhook is off.').waitFor();
  await press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('There are no webhooks yet.').waitFor();
});
