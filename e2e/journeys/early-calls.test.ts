import assert from 'node:assert/strict';
import type { Tab } from '../../tooling/browser/open-browser';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';

// The refused token.
test.use({ expectedComplaints: / 401 / });

let tab: Tab;
let agentId: string;
/** The calls of the open page, in order. */
let calls: string[];
let sendScripts = () => {};

test.beforeAll(async ({ newTab, site }) => {
  const { token } = await registerOwner(site.url);
  tab = await newTab(site.url, { token });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ name: 'Bakery help', description: 'Answers visitors.', enabled: true });
  await fetch(`${site.url}/api/bot/create`, { method: 'POST', headers, body });
  const bots = await fetch(`${site.url}/api/bot/getBots`, { headers });
  agentId = ((await bots.json()) as { id: string }[])[0]?.id ?? '';
  tab.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
});
test.beforeEach(async () => {
  calls = [];
  const waiting = new Promise<void>((resolve) => {
    sendScripts = resolve;
  });
  await tab.page.route(/\/admin\/.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
});
test.afterEach(async () => {
  await tab.page.unrouteAll({ behavior: 'wait' });
  await tab.page.goto('about:blank');
});

/** Opens a page whose scripts wait for the call, and resolves when the page makes no further request. */
async function openAndCount(path: string, call: string): Promise<number> {
  const early = tab.page.waitForRequest((request) => request.url().endsWith(call));
  await tab.page.goto(path, { waitUntil: 'commit' });
  await early;
  sendScripts();
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  await tab.page.waitForLoadState('networkidle');
  return calls.filter((made) => made === call).length;
}

test('a page loads its data in parallel with its scripts and requests nothing twice', inFull(), async () => {
  assert.equal(await openAndCount('/agent', '/api/bot/getBots'), 1);
});

test('parameters of early calls come from the address', async () => {
  const call = `/api/bot/getBot?botId=${agentId}`;
  assert.equal(await openAndCount(`/agent/${agentId}/info`, call), 1);
});

test('cards of the dashboard also load their data early', inFull(), async () => {
  assert.equal(await openAndCount('/admin', '/api/bot/getBots'), 1);
  assert.equal(calls.filter((made) => made === '/api/qr/getmyqrs').length, 1);
});

test('a token that the server refuses still leads to the login page', async () => {
  await tab.page.goto('/login', { waitUntil: 'commit' });
  await tab.page.evaluate(() => localStorage.setItem('TOKEN', 'expired'));
  await openAndCount('/agent', '/api/bot/getBots');
  await tab.page.waitForURL('**/login');
  await tab.page.getByRole('heading', { name: 'Login' }).waitFor();
});
