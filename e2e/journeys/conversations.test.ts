import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type LiteralServer, startLiteralServer } from '../harness/literal-server';
import { openBrowser, openPage } from '../harness/open-browser';
import { signUp } from '../harness/sign-up';
import { type StaticSite, startStaticSite } from '../harness/static-site';

/** A server without any call about conversations. */
let api: LiteralServer;
let site: StaticSite;
let browser: Browser;
let page: Page;

before(async () => {
  api = await startLiteralServer();
  site = await startStaticSite({ api: api.url });
  browser = await openBrowser();
  ({ page } = await openPage(browser, site.url));
  page.setDefaultTimeout(15_000);
  await signUp(page);
});
after(async () => {
  await browser.close();
  await site.end();
  await api.end();
});

test('on a server without conversations no link leads to them, and the pages say so', async () => {
  await page.goto('/agent');
  await page.getByRole('heading', { name: 'My Agent Bots' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.getByRole('link', { name: 'Conversations' }).count(), 0);

  await page.goto('/conversations');
  await page.getByText('Conversations are not available on this server.').waitFor();
  assert.equal(await page.getByRole('tab').count(), 0);
  await page.goto('/conversations?tab=unanswered');
  await page.getByText('Unanswered questions are not available on this server.').waitFor();
  await page.goto('/conversations/7');
  await page.getByText(/conversations are not available on this server/).waitFor();
  await page.goto('/stop-mails?token=abc');
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await page.getByText('This is not available on this server.').waitFor();
});

test('no other screen makes a call about conversations there', async () => {
  api.unknownCalls.clear();
  for (const path of ['/admin', '/agent', '/MyProfile', '/notifications']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const ours = [...api.unknownCalls].filter((call) =>
    /conversations|unanswered|answers|overview|mailAlerts/.test(call),
  );
  assert.deepEqual(ours, []);
});
