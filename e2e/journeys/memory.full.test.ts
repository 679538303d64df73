import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { test } from '../harness/journey';

test.describe.configure({ mode: 'serial' });

const SHOPS = `# Mill Lane

The Mill Lane shop is open from 7 am to 6 pm, on Sundays from 8 am to noon.

# Cliff Road

The Cliff Road shop is open from 10 am to 7 pm, on Sundays from 11 am to 3 pm.

# Delivery

We deliver bread within the town for 3 EUR.`;

let page: Page;

test.beforeAll(async ({ newOwner, site }) => {
  const owner = await newOwner();
  ({ page } = owner);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
  // biome-ignore lint/suspicious/noExplicitAny: responses of several calls; a test reads a field or two of each
  const call = async (path: string, body?: object): Promise<any> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return JSON.parse((await (await fetch(site.url + path, { headers, ...sent })).text()) || 'null');
  };
  await call('/api/bot/create', { name: 'Bakery', description: 'Answers customers.', enabled: true });
  const botId = String((await call('/api/bot/getBots'))[0].id);
  await call('/api/bot/createOrUpdateClient', { botId, clientId: `client-${botId}`, isActive: true });
  const document = { documentId: 'shops', name: 'shops.md', type: 0, status: 0, base64Content: btoa(SHOPS) };
  await call('/api/v1.0/document/upload', { botId, documents: [document] });
  const isIndexed = async () => {
    const [{ status, indexedShare }] = (await call(`/api/bot/getBot?botId=${botId}`)).documents;
    return status === 2 && typeof indexedShare !== 'number';
  };
  await untilEqual(isIndexed, true, 'the document is indexed');
  await page.goto(`/agent/${botId}/chat`);
});

/** Asks in Chat Test, and waits for the reply in the log's last message. */
async function ask(question: string, words: RegExp): Promise<void> {
  const { length } = await page.getByRole('log').getByText(words).all();
  await page.getByLabel('Message', { exact: true }).fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await untilEqual(async () => (await page.getByRole('log').getByText(words).count()) > length, true, question);
}

test('a follow-up is understood, thanks change nothing, and a new subject is noticed', async () => {
  await ask('When is the Mill Lane shop open?', /Mill Lane shop is open from 7 am/);
  await ask('And Cliff Road?', /Cliff Road shop is open from 10 am/);
  await ask('Thanks!', /You are welcome/);
  await ask('And on Sundays?', /Cliff Road shop is open from 10 am/);
  await ask('Do you deliver bread in the town?', /deliver bread within the town for 3 EUR/);
  await ask('How much is that?', /deliver bread within the town for 3 EUR/);
});

test('a new conversation remembers nothing', async () => {
  await page.getByRole('button', { name: 'New Conversation' }).click();
  await ask('And on Sundays?', /This may help|could not find|Mill Lane|Cliff Road/);
  await page.getByRole('button', { name: 'New Conversation' }).click();
  await ask('How much is that?', /could not find that|I am not sure/);
});
