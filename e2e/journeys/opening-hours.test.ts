import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { faultsOf, turnDark } from '../harness/axe';
import { inFull, test } from '../harness/journey';
import { resize } from '../harness/resize';

test.describe.configure({ mode: 'serial' });

let page: Page;
let botId: string;

test.beforeAll(async ({ newOwner, site }) => {
  const owner = await newOwner();
  ({ page } = owner);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
  const call = (path: string, body?: object) =>
    fetch(site.url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  await call('/api/bot/create', { name: 'Mill', description: 'Answers guests.', enabled: true });
  const [bot] = (await (await call('/api/bot/getBots')).json()) as { id: string }[];
  botId = String(bot?.id);
  await call('/api/bot/createOrUpdateClient', { botId, clientId: `client-${botId}`, isActive: true });
});

test('an owner sets opening hours with the keyboard alone, and a visitor asks about them', async () => {
  await page.goto(`/agent/${botId}/info`);
  await page.getByRole('button', { name: 'Mon–Fri 9–18' }).press('Enter');
  await page.getByRole('button', { name: 'Add exception' }).press('Enter');
  await page.getByLabel('Date', { exact: true }).fill('2036-12-24');
  await page.getByLabel('Note', { exact: true }).fill('Christmas Eve');
  await page.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  await page.getByText('Opening hours saved!').waitFor();
  await page.goto(`/agent/${botId}/chat`);
  for (const [question, reply] of [
    ['Are you open on Sundays?', 'No. Sunday: closed.'],
    ['And on Mondays?', 'Yes. Monday: from 9:00 AM to 6:00 PM.'],
    ['Are you open on 24 December 2036?', /^No, closed on Wednesday, December 24, 2036 \(“Christmas Eve”\)/],
  ] as const) {
    await page.getByLabel('Message', { exact: true }).fill(question);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('log').getByText(reply).waitFor();
  }
  assert.ok((await page.getByRole('log').getByText('Opening hours').count()) > 0, 'the reply names its source');
});

test('the card fits a small screen in both themes, without faults', inFull(), async () => {
  await page.goto(`/agent/${botId}/info`);
  await page.getByRole('button', { name: 'Add hours for something else' }).click();
  await page.getByLabel('Name of these hours').fill('Kitchen');
  await resize(page, 320, 800);
  await untilEqual(
    () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    true,
    'nothing is wider than the screen',
  );
  assert.deepEqual(await faultsOf(page, 'light'), []);
  await page.evaluate(turnDark);
  assert.deepEqual(await faultsOf(page, 'dark'), []);
});
