import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { EmbeddingServer } from '../../server/test/support/embedding-server';
import { isFull, test } from '../harness/journey';
import { PASSWORD } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

const EMAIL = 'first-minute@example.com';
const REGISTERED = 'Your account is ready. Log in to begin.';

/** Embeds the hotel's documents. The server's own model takes ten seconds; its tests and the full run use it. */
let model: EmbeddingServer;
let site: Site;
let page: Page;

test.beforeAll(async ({ newTab }) => {
  model = await EmbeddingServer.start();
  site = await startSite(isFull ? {} : { EMBEDDINGS_BASE_URL: model.baseUrl, EMBEDDINGS_MODEL: 'quick' });
  ({ page } = await newTab(site.url));
});
test.afterAll(async () => {
  await site.end();
  await model.stop();
});

const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
const goHome = () => page.goto('/admin');

test('1. after registering, only the password is missing, and the toast disappears with the login', async () => {
  await page.goto('/register');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel('Organization Name').fill('Analytical Bakery');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
  await page.getByText(REGISTERED).waitFor();
  assert.equal(await page.getByLabel('Email').inputValue(), EMAIL);
  // The password field has focus.
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  assert.equal(await page.getByText(REGISTERED).count(), 0);
});

test('2. a new agent is marked in the list until it is opened again, and the toast leads to it', async () => {
  await region('Next steps').getByRole('link', { name: 'Add New Agent' }).click();
  await page.getByLabel('Bot Name').fill('Bakery help');
  await page.getByLabel('Description').fill('Answers questions about the bakery.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByText('Bot created successfully!').waitFor();
  const row = page.getByRole('row', { name: 'Bakery help' });
  await row.getByText('New', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('tab', { name: 'Documents' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'My Agents' }).click();
  await row.waitFor();
  assert.equal(await row.getByText('New', { exact: true }).count(), 0);
});

test('3. home marks the steps that are done', async () => {
  await goHome();
  const [agent, documents] = [
    region('Next steps').getByRole('listitem').first(),
    region('Next steps').getByRole('listitem').nth(1),
  ];
  await agent.getByText('Done', { exact: true }).waitFor();
  assert.equal(await documents.getByText('Done', { exact: true }).count(), 0);
  await documents.getByRole('link').click();
  await page.waitForURL('**/agent/*/documents');
  await page.locator('input[type=file]').setInputFiles({
    name: 'hours.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The bakery opens at six in the morning.'),
  });
  await page.getByText('Ready', { exact: true }).waitFor();
  await goHome();
  await documents.getByText('Done', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Try it with a demo hotel' }).waitFor();
});

test('4. an empty home fills with a demo hotel in seconds', async () => {
  await page.goto('/agent');
  await page.getByRole('button', { name: 'Delete Bakery help' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Agent deleted successfully!').waitFor();
  await goHome();
  await page.getByRole('button', { name: 'Try it with a demo hotel' }).click();
  await page.getByText('You are looking at a demo hotel.').waitFor();
  await region('Agents').getByText('3', { exact: true }).waitFor();
  await region('QR codes').getByText('8', { exact: true }).waitFor();
  await page.getByText(/^Good \w+, Ada\..* guests asked since yesterday, 2 wait for you\.$/).waitFor();
  const chart = region('Last 14 days');
  for (const name of [/^Answered/, /^Scans/, /^Conversations/]) {
    await chart.getByRole('button', { name }).click();
    assert.equal(await chart.getByRole('table', { name }).getByRole('row').count(), 15);
  }
  await region('Newest conversations').getByRole('link', { name: 'All conversations' }).waitFor();
});

test('5. the owner answers an open question from home', async () => {
  const questions = region('Needs you').getByRole('list', { name: 'Unanswered questions' }).getByRole('listitem');
  await questions.nth(2).waitFor();
  await questions.filter({ hasText: 'hiking' }).getByRole('button', { name: 'Add answer' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Answer', { exact: true })
    .fill('Yes, the path around the lake begins behind the house.');
  await page.getByRole('button', { name: 'Save' }).click();
  await questions.filter({ hasText: 'hiking' }).waitFor({ state: 'detached' });
});

test('6. home lists each failure with its reason', async () => {
  await region('Agents').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.waitForURL('**/agent/*/documents');
  await page.locator('input[type=file]').setInputFiles({
    name: 'wine-list.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 and nothing else'),
  });
  await page.getByText('Failed', { exact: true }).first().waitFor();
  await goHome();
  const failure = region('Needs you')
    .getByRole('list', { name: 'Documents not read' })
    .getByRole('listitem')
    .filter({ hasText: 'wine-list.pdf' });
  await failure.getByRole('link', { name: 'wine-list.pdf', exact: true }).waitFor();
  assert.match((await failure.textContent()) ?? '', /wine-list\.pdf.* · [A-Z].*\./);
});

test('7. the demo is removed after confirmation, but what the owner added is kept', async () => {
  await page.getByRole('button', { name: 'Remove the demo' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/What you added yourself stays\./).waitFor();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('The demo hotel was removed.').waitFor();
  // Her document and her answer are in one agent, which remains.
  await region('Agents').getByText('1', { exact: true }).waitFor();
  await region('QR codes').waitFor({ state: 'detached' });
  await page.getByText('You are looking at a demo hotel.').waitFor({ state: 'detached' });
});
