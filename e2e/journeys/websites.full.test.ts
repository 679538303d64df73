import type { Page } from '@playwright/test';
import { TestSite } from '../../server/test/support/test-site';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { test } from '../harness/journey';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

const titled = (title: string, text: string) => `<title>${title}</title><h1>${title}</h1><p>${text}</p>`;

const shop = new TestSite({
  '/': titled('Garden shop', 'Plants for every balcony. <a href="/hours">Hours</a> <a href="/delivery">Delivery</a>'),
  '/hours': titled('Opening hours', 'The garden shop opens at seven in the morning.'),
  '/delivery': titled('Delivery', 'Delivery of a tree costs twelve euros.'),
});
let site: Site;
let page: Page;
let token: string;

test.beforeAll(async ({ newOwner }) => {
  await shop.start();
  site = await startSite({ WEBSITES_ALLOW_PRIVATE: 'true' });
  ({ page, token } = await newOwner({ url: site.url }));
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Gardener');
  await page.getByLabel('Description').fill('Answers questions about the garden shop.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByRole('link', { name: 'Gardener', exact: true }).click();
  // Chat Test needs a client id.
  await page.getByRole('tab', { name: 'Client' }).click();
  await page.getByRole('button', { name: 'Generate new secret' }).click();
  await page.getByRole('button', { name: 'Copy client secret' }).waitFor();
});
test.afterAll(async () => {
  await site.end();
  await shop.stop();
});

/** Whether the server has read every document of the agent. */
async function areAllRead(): Promise<boolean> {
  const [, , agentId = ''] = new URL(page.url()).pathname.split('/');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/bot/getBot?botId=${agentId}`, { headers });
  const { documents } = (await answer.json()) as { documents: { status: number }[] };
  return documents.every(({ status }) => status > 1);
}

const websites = () => page.getByRole('region', { name: 'Websites' });

test('an owner adds a website, and its pages become documents', async () => {
  await page.getByRole('tab', { name: 'Documents' }).click();
  await websites().getByRole('textbox', { name: 'Website' }).fill(shop.address);
  await websites().getByRole('button', { name: 'Add website' }).click();
  await websites().getByText('3 pages · Fetched').waitFor();
  for (const title of ['Garden shop', 'Opening hours', 'Delivery']) {
    await page.getByRole('row', { name: title }).getByText('Ready', { exact: true }).waitFor();
  }
});

test('the agent answers from a page of the website', async () => {
  await answers('What does the delivery of a tree cost?', /twelve euros/);
});

test('a refresh shows what changed, and answers change with it', async () => {
  shop.pages['/delivery'] = titled('Delivery', 'Delivery of a tree costs fifteen euros.');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await websites()
    .getByRole('button', { name: `Refresh ${shop.address}` })
    .click();
  await websites().getByText('1 changed').waitFor();
  // The row may still show the state before the change.
  await untilEqual(areAllRead, true, 'the server has read the changed page');
  await page.getByRole('row', { name: 'Delivery' }).getByText('Ready', { exact: true }).waitFor();
  await answers('How much is the delivery of a tree?', /fifteen euros/);
});

async function answers(question: string, expected: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Chat Test' }).click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  // Collapsed excerpts of earlier answers also contain it.
  await page.getByRole('log').getByText(expected).filter({ visible: true }).first().waitFor();
}
