import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

// The server stops, and records are missing.
test.use({ expectedComplaints: /ERR_CONNECTION|notificationHub|already registered|chunk load failure| 404 / });

let site: Site;
let page: Page;

test.beforeAll(async ({ newOwner }) => {
  site = await startSite();
  ({ page } = await newOwner({ url: site.url }));
});
test.afterAll(async () => {
  await site.end();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function openNewAgent(name: string): Promise<void> {
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill(name);
  await page.getByLabel('Description').fill('Answers questions.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
}

test('the page of a missing agent shows that it does not exist and offers a way back', async () => {
  await page.goto('/agent/no-such-agent');
  await page
    .getByRole('main')
    .getByText(/could not be found|does not exist|no such agent/i)
    .first()
    .waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await heading('My Agent Bots').waitFor();
});

test(
  'a file that is not a PDF fails with a reason, and an empty file is refused before the upload',
  inFull(),
  async () => {
    await openNewAgent('Trap help');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 this is where it ends'),
    });
    await page.getByText('Failed', { exact: true }).first().waitFor();
    await chooser.setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
    await page.getByText('This file is empty.', { exact: false }).first().waitFor();
    await page.getByRole('tab', { name: 'Chat Test' }).waitFor();
  },
);

test('the pages show that the server is down, and continue when it is up again', async () => {
  await page.goto('/agent');
  await heading('My Agent Bots').waitFor();
  await site.stop();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await alert
    .getByText(/chunk load failure|No response from server/)
    .first()
    .waitFor();
  await site.restart();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('First Name').waitFor();
});

test(
  "a call without a session, or for another organization's data, is refused with a reason",
  inFull(),
  async ({ newTab }) => {
    const stranger = (await newTab(site.url)).page;
    await signUp(stranger);
    await openNewAgent('Private help');
    const agent = new URL(page.url()).pathname.split('/')[2];
    await stranger.goto(`/agent/${agent}`);
    await stranger
      .getByRole('main')
      .getByText(/could not be found|does not exist|no such agent/i)
      .first()
      .waitFor();
    const answer = await fetch(`${site.url}/api/bot/getBots`);
    assert.equal(answer.status, 401);
    assert.match(((await answer.json()) as { message: string }).message, /\w+/);
  },
);
