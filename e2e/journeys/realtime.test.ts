import { expect, type Page } from '@playwright/test';
import { openBrowser, openTab } from '../../tooling/browser/open-browser';
import { PATIENCE_MS } from '../../tooling/browser/patience';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { logIn, registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

// The server stops while pages are open, and an agent is deleted while the home page may be reading it.
test.use({ expectedComplaints: /notificationHub|ERR_CONNECTION_REFUSED .*client-report| 404 .*getBot/ });

let site: Site;
let page: Page;
let email: string;

test.beforeAll(async ({ newTab }) => {
  site = await startSite();
  const owner = await registerOwner(site.url);
  ({ email } = owner);
  ({ page } = await newTab(site.url, owner));
  await page.addInitScript(turnPollOff);
  await page.goto('/admin');
});
test.afterAll(async () => {
  await site.end();
});

/** Disables polling, so that only a push can change the page. */
function turnPollOff(): void {
  const set = globalThis.setInterval;
  globalThis.setInterval = ((act: () => void, ms: number) => (ms === 15_000 ? 0 : set(act, ms))) as typeof setInterval;
}

const isIn = (state: string) =>
  page.getByRole('banner').getByText(state, { exact: true }).waitFor({ state: 'attached' });

/** Does what another screen of the same owner could do: creates and deletes an agent, which causes a notification. */
async function deleteAnAgent(name: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  const headers = { authorization: `Bearer ${token}` };
  const { request } = page.context();
  await request.post('/api/bot/create', { headers, data: { name, description: 'x', enabled: true } });
  const bots = (await (await request.get('/api/bot/getBots', { headers })).json()) as { id: string; name: string }[];
  const botId = bots.find((bot) => bot.name === name)?.id;
  await request.post('/api/bot/delete', { headers, data: { botId } });
}

test('a notification is counted immediately and announced once', async () => {
  await isIn('Connected');
  await deleteAnAgent('Rosa');
  const toast = page.getByRole('status').getByText(/Agent deleted: .*Rosa/);
  await toast.waitFor();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor();
  await untilEqual(() => toast.count(), 1);
});

test('an open page recovers after a restart of the server and shows what happened since', async () => {
  await site.stop();
  await isIn('Reconnecting');
  await site.restart();
  await isIn('Connected');
  await deleteAnAgent('Nora');
  await page
    .getByRole('status')
    .getByText(/Agent deleted: .*Nora/)
    .waitFor();
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
});

/** Opens the chat under a name, ready to write and call. */
async function enterChat(tab: Page, name: string, peer: string): Promise<void> {
  await tab.goto('/Chat');
  // The field gets the account's name once that has loaded, even in the middle of `fill`.
  await expect(tab.getByLabel('Your Name')).toHaveValue(/./, { timeout: PATIENCE_MS });
  await tab.getByLabel('Your Name').fill(name);
  await tab.getByLabel('Peer User').fill(peer);
}

/** Opens the chat for two people, who see each other's names. */
async function enterBoth(one: Page, name: string, other: Page, otherName: string): Promise<void> {
  await enterChat(one, name, otherName);
  await enterChat(other, otherName, name);
  await one.getByRole('button', { name: otherName, exact: true }).waitFor();
  await other.getByRole('button', { name, exact: true }).waitFor();
}

test('two people write to each other, call, connect and hang up', async ({ newTab }) => {
  const { page: other } = await newTab(site.url);
  await other.goto('/login');
  await logIn(other, email);
  await enterBoth(other, 'Grace', page, 'Ada');

  await page.getByLabel('Message').fill('Hello Grace');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.getByRole('log').getByText('Hello Grace').waitFor();
  await page.getByRole('log').getByText('Hello Grace').waitFor();

  await page.getByRole('button', { name: 'Start Call' }).click();
  await other.getByText('Ada is calling.').waitFor();
  await other.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Connected to Grace.').waitFor();
  await other.getByText('Connected to Ada.').waitFor();
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'Hang up' }).click();
  await other.getByText('Ada ended the call.').waitFor();

  await other.getByLabel('Peer User').fill('Ada');
  await other.getByRole('button', { name: 'Start Call' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await other.getByText('Ada declined the call.').waitFor();

  await page.getByLabel('Peer User').fill('Nobody');
  await page.getByRole('button', { name: 'Start Call' }).click();
  await page.getByText('Nobody with this name is connected.').waitFor();
});

test('closing the page ends a call for the other person', inFull(), async ({ newTab }) => {
  const { page: other } = await newTab(site.url);
  await other.goto('/login');
  await logIn(other, email);
  await enterBoth(other, 'Mary', page, 'Ada');
  await other.getByRole('button', { name: 'Start Call' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Connected to Mary.').waitFor();
  await other.getByText('Connected to Ada.').waitFor();
  // Closes the page as a user does. Otherwise the browser may stop the page before it has left the call.
  await other.close({ runBeforeUnload: true });
  await page.getByText('Mary ended the call.').waitFor();
});

for (const [what, name, flags, words] of [
  ['is absent', 'Lise', [], 'No microphone was found.'],
  [
    'is refused',
    'Emmy',
    ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
    'The microphone is blocked. Allow it in the browser to make a call.',
  ],
] as const) {
  test(`a call says that the microphone ${what}, and text still works`, inFull(), async () => {
    const own = await openBrowser(flags);
    const { page: tab } = await openTab(own, site.url);
    await tab.goto('/login');
    await logIn(tab, email);
    await enterBoth(tab, name, page, 'Ada');
    await tab.getByRole('button', { name: 'Start Call' }).click();
    await tab.getByText(words).waitFor();
    await tab.getByLabel('Message').fill('I cannot talk');
    await tab.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByText('I cannot talk').waitFor();
    await own.close();
  });
}
