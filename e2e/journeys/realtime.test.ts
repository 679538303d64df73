import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../harness/open-browser';
import { signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

let site: Site;
let browser: Browser;
let page: Page;

before(async () => {
  site = await startSite();
  browser = await openBrowser();
  ({ page } = await openPage(browser, site.url));
  await signUp(page);
});
after(async () => {
  await browser.close();
  await site.end();
});

const isIn = (state: string) =>
  page.getByRole('banner').getByText(state, { exact: true }).waitFor({ state: 'attached' });

/** What another screen of the same owner would do: makes an agent and deletes it, which is news. */
async function deleteAnAgent(name: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  const headers = { authorization: `Bearer ${token}` };
  const { request } = page.context();
  await request.post('/api/bot/create', { headers, data: { name, description: 'x', enabled: true } });
  const bots = (await (await request.get('/api/bot/getBots', { headers })).json()) as { id: string; name: string }[];
  const botId = bots.find((bot) => bot.name === name)?.id;
  await request.post('/api/bot/delete', { headers, data: { botId } });
}

test('a notification is counted at once and said once', async () => {
  await isIn('Connected');
  await deleteAnAgent('Rosa');
  const toast = page.getByRole('status').getByText(/Agent deleted: .*Rosa/);
  await toast.waitFor({ timeout: 3_000 });
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor({ timeout: 3_000 });
  assert.equal(await toast.count(), 1);
});

test('a page that stays open while the server is restarted recovers, and shows what happened since', async () => {
  await site.stop();
  await isIn('Reconnecting');
  await site.restart();
  await isIn('Connected');
  await deleteAnAgent('Nora');
  await page
    .getByRole('status')
    .getByText(/Agent deleted: .*Nora/)
    .waitFor({ timeout: 5_000 });
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor({ timeout: 5_000 });
});
