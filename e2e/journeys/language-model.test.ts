import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../../server/test/support/model-server';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { type Pages, servePages } from '../harness/serve-pages';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

const RULES = '# Arrival\n\nCheck-in is from 3 pm to 9 pm.';
/** The complete reply; the passage below it begins with its heading. */
const DOCUMENTS_WORDS = /^Check-in is from 3 pm to 9 pm\.$/;
const QUESTION = 'When can I check in?';
const LONG = `Come **between three and nine** [1]:\n\n- by car\n- by train\n\n${'Ring us when you are late. '.repeat(40)}`;

let model: ModelServer;
let site: Site;
let owner: Page;
let pages: Pages;
let botId: string;

test.beforeAll(async ({ newOwner }) => {
  model = await startModelServer();
  site = await startSite({
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: 'sk-journey',
    LLM_MODELS: 'small,large',
    LLM_REPLY_SECONDS: '8',
  });
  ({ page: owner } = await newOwner({ url: site.url }));
  await call('/api/bot/create', { name: 'Rosa', description: 'Answers guests.', enabled: true });
  const bots = await call('/api/bot/getBots');
  botId = String(bots[0].id);
  await call('/api/bot/createOrUpdateClient', { botId, clientId: `client-${botId}`, isActive: true });
  const document = { documentId: 'rules', name: 'rules.md', type: 0, status: 0, base64Content: btoa(RULES) };
  await call('/api/v1.0/document/upload', { botId, documents: [document] });
  const status = async () => (await call(`/api/bot/getBot?botId=${botId}`)).documents[0].status;
  await untilEqual(status, 2, 'the document is read');
});
test.afterAll(async () => {
  await pages?.end();
  await site.end();
  await model.close();
});

/** Makes a call as the owner, as the dashboard does. */
// biome-ignore lint/suspicious/noExplicitAny: responses of several calls; a test reads a field or two of each
function call(path: string, body?: object): Promise<any> {
  return owner.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('TOKEN')}` };
      const answer = await fetch(address, sent === null ? { headers } : { method: 'POST', headers, body: sent });
      return JSON.parse((await answer.text()) || 'null');
    },
    [path, body ? JSON.stringify(body) : null] as const,
  );
}

const ask = async (page: Page, text: string) => {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const log = (page: Page) => page.getByRole('log');

test('the owner chooses how her agent replies, and the choice is stored', async () => {
  await owner.goto(`/agent/${botId}`);
  await owner.getByLabel('Instructions').fill('Always wish a good journey.');
  await owner.getByLabel('Model').selectOption('large');
  await owner.getByLabel('When nothing is found').fill('Please ring 0123.');
  await owner.getByText('Advanced', { exact: true }).click();
  await owner.getByText('Used today: 0 of 500 replies, 0 of 1,000,000 tokens').waitFor();
  await owner.getByRole('button', { name: 'Update' }).click();
  await owner.getByText('Agent updated!').waitFor();
  await owner.reload();
  await untilEqual(() => owner.getByLabel('Model').inputValue(), 'large');
  assert.equal(await owner.getByLabel('Instructions').inputValue(), 'Always wish a good journey.');
});

test('in Chat Test a reply is shown while it is being written, and can be stopped', inFull(), async () => {
  model.behave({ kind: 'reply', text: LONG, pauseMs: 25 });
  await owner.goto(`/agent/${botId}/chat`);
  await ask(owner, QUESTION);
  await owner.locator('strong', { hasText: 'between three and nine' }).waitFor();
  await owner.getByText('Ring us when you are late.').waitFor();
  assert.doesNotMatch((await log(owner).textContent()) ?? '', /Ring us/);
  await owner.getByRole('button', { name: 'Stop' }).click();
  await log(owner).getByText('You stopped this reply.').waitFor();
  await untilEqual(() => model.calls.at(-1)?.isAborted, true, 'the model is stopped');
  const { body, headers } = model.calls[0] ?? assert.fail('the model was not asked');
  assert.deepEqual([body.model, body.stream, headers.authorization], ['large', true, 'Bearer sk-journey']);
  assert.match(body.messages[0]?.content ?? '', /Always wish a good journey\./);

  model.behave({ kind: 'reply', text: 'Yes, **until nine** [1].' });
  await ask(owner, 'Can I check in at eight?');
  await log(owner).locator('strong', { hasText: 'until nine' }).waitFor();
  await log(owner).getByText('rules.md').waitFor();
  assert.equal(await log(owner).getByRole('listitem').first().textContent(), 'by car');
  assert.doesNotMatch((await log(owner).textContent()) ?? '', /\*\*|\[1\]/);
  assert.deepEqual(
    model.calls.at(-1)?.body.messages.map(({ role }) => role),
    ['system', 'user', 'assistant', 'user'],
  );

  await owner.goto('/conversations');
  await owner.getByRole('link', { name: new RegExp(QUESTION.slice(0, 12)) }).click();
  await owner.locator('strong', { hasText: 'until nine' }).waitFor();
  assert.equal(await owner.getByText('Ring us when you are late.').count(), 1);
});

test('the widget also streams replies, and the visitor can continue after Stop', inFull(), async ({ newTab }) => {
  const config = { api: site.url, clientId: `client-${botId}`, name: 'Rosa', hasOptions: true };
  const script = `<script src="${site.url}/admin/remotes/agents/widget/chatbot-widget.js" data-config='${JSON.stringify(config)}'></script>`;
  pages = await servePages(new Map([['/open/index.html', `<!doctype html><title>Shop</title><body>${script}`]]), '');
  const { page } = await newTab(pages.url);
  model.behave({ kind: 'reply', text: LONG, pauseMs: 25 });
  await page.goto('/open/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await ask(page, QUESTION);
  await page.locator('.growing strong', { hasText: 'between three and nine' }).waitFor();
  assert.equal(await log(page).getByText('between three').count(), 0);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await log(page).getByText('You stopped this reply.').waitFor();
  model.behave({ kind: 'reply', text: 'Yes, *until nine* [1].' });
  await ask(page, 'And at eight?');
  await log(page).locator('em', { hasText: 'until nine' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Stop' }).count(), 0);
});

test('over the limit, replies come only from the documents', inFull(), async () => {
  await owner.goto(`/agent/${botId}`);
  await owner.getByText('Advanced', { exact: true }).click();
  await owner.getByText('Used today: 4 of 500 replies').waitFor();
  await owner.getByLabel('Replies per day in one conversation').fill('1');
  await owner.getByRole('button', { name: 'Update' }).click();
  await owner.getByText('Agent updated!').waitFor();
  await owner.goto(`/agent/${botId}/chat`);
  await owner.getByRole('button', { name: 'New Conversation' }).click();
  model.behave({ kind: 'reply', text: 'From three [1].' });
  await ask(owner, QUESTION);
  await log(owner).getByText('From three.').waitFor();
  await ask(owner, QUESTION);
  await log(owner).getByText(DOCUMENTS_WORDS).waitFor();
});

test('a failing model falls back to the documents, and the owner sees what to do', async () => {
  await owner.getByRole('button', { name: 'New Conversation' }).click();
  model.behave({ kind: 'status', status: 401 });
  await ask(owner, QUESTION);
  await log(owner).getByText(DOCUMENTS_WORDS).waitFor();
  await owner.goto('/notifications');
  await owner.getByText('Language model not working').first().waitFor();
  await owner.getByText(/Ask your operator to check LLM_API_KEY/).waitFor();
});
