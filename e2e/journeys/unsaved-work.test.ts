import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { Tab } from '../../tooling/browser/open-browser';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { resize } from '../harness/resize';
import { PASSWORD } from '../harness/sign-up';

test.describe.configure({ mode: 'serial' });

// The hub that a test turns off.
test.use({ expectedComplaints: / 404 .*notificationHub/ });

let tab: Tab;
let page: Page;
let agentPath: string;
let email: string;

test.beforeAll(async ({ newOwner }) => {
  const owner = await newOwner();
  tab = owner;
  ({ page, email } = owner);
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Front desk');
  await page.getByLabel('Description').fill('Answers guests.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByRole('link', { name: 'Front desk', exact: true }).click();
  await page.getByLabel('Name').waitFor();
  agentPath = new URL(page.url()).pathname;
});

const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const isBack = () => page.getByText('Your unsaved changes are back.').first().waitFor();

/** Leaves through a sidebar link and returns with the browser's Back button. */
async function leaveAndReturn(): Promise<void> {
  await link('Dashboard').click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goBack();
}

/** Whether the browser would ask before it closes the tab. */
const asksBeforeClosing = () =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (const [name, open, field] of [
  ['Agent Info', () => page.goto(agentPath), 'Description'],
  ['Profile', () => page.goto('/myprofile'), 'First Name'],
  ['the URL form', () => page.goto('/QrUrlCodeGen'), 'URL'],
  ['the WhatsApp form', () => page.goto('/QrWhatsappCodeGen'), 'Message'],
  ['the event form', () => page.goto('/QrCalendarEventCodeGen'), 'Subject'],
  ['New Agent', () => page.goto('/NewAgent'), 'Bot Name'],
  ['Settings', () => page.goto(`${agentPath}/settings`), 'Width'],
] as const) {
  test(
    `typed text in ${name} is restored after a visit to another page`,
    inFull(!['Agent Info', 'the URL form'].includes(name)),
    async () => {
      await open();
      await page.getByLabel(field, { exact: true }).fill('555');
      await leaveAndReturn();
      await isBack();
      assert.equal(await page.getByLabel(field, { exact: true }).inputValue(), '555');
      assert.equal(await asksBeforeClosing(), true);
      await page.getByRole('button', { name: 'Discard changes' }).click();
      assert.notEqual(await page.getByLabel(field, { exact: true }).inputValue(), '555');
      assert.equal(await asksBeforeClosing(), false);
    },
  );
}

test('an unsaved welcome text is restored after a visit to another page', inFull(), async () => {
  await page.goto(`${agentPath}/welcome`);
  await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially('Good evening');
  await leaveAndReturn();
  await isBack();
  await page.getByRole('textbox', { name: 'Welcome text' }).getByText('Good evening').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Welcome message saved successfully!').waitFor();
  assert.equal(await asksBeforeClosing(), false);
});

test('an upload continues on other pages, which link back to it', inFull(), async () => {
  await page.goto(`${agentPath}/documents`);
  const held: (() => void)[] = [];
  await page.route('**/document/upload', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  /** Waits for the held upload and lets it continue. */
  const release = async () => {
    await untilEqual(() => held.length, 1);
    held.pop()?.();
  };
  await page.getByLabel('Choose documents').setInputFiles([
    { name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('We open at nine.') },
    { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup is 5 euros.') },
  ]);
  await page.getByRole('progressbar', { name: 'Upload of hours.txt' }).waitFor();
  await link('Dashboard').click();
  await page.getByText('Uploading 2 files to Front desk').waitFor();
  assert.equal(await asksBeforeClosing(), true);
  await release();
  await page.getByText('Uploading 1 file to Front desk').waitFor();
  await release();
  await page.getByText('Uploading 1 file to Front desk').waitFor({ state: 'hidden' });
  await page.unroute('**/document/upload');
  await link('My Agents').click();
  await page.getByRole('link', { name: 'Front desk', exact: true }).click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  for (const name of ['hours.txt', 'menu.txt']) await page.getByRole('cell', { name }).first().waitFor();
});

test('logging out asks first while work is unsaved', async () => {
  await page.goto('/myprofile');
  await page.getByLabel('First Name').fill('Augusta');
  await link('Log Out').click();
  await page.getByText('You have unsaved changes.').waitFor();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await isBack();
  assert.equal(await page.getByLabel('First Name').inputValue(), 'Augusta');
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('only one of two open tabs polls', inFull(), async () => {
  // Without a hub, so that only the poll requests notifications.
  await tab.context.route('**/notificationHub/**', (route) => route.fulfill({ status: 404 }));
  const other = await tab.context.newPage();
  const pollers: Page[] = [];
  for (const watched of [page, other]) {
    await watched.goto('/admin');
    await watched.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    watched.on('request', (request) => {
      if (request.url().includes('getNotifications')) pollers.push(watched);
    });
  }
  // Two tabs that poll independently, equally often, would take turns.
  while (pollers.length < 3) {
    await Promise.race([page, other].map((watched) => watched.waitForRequest(/getNotifications/)));
  }
  // The first may belong to a tab that was still loading.
  assert.equal(new Set(pollers.slice(-2)).size, 1);
  await other.close();
  await tab.context.unroute('**/notificationHub/**');
});

test('on a phone every agent shows its status and its actions', async () => {
  await page.goto('/agent');
  await page.getByLabel('View Front desk').waitFor();
  await resize(page, 390, 800);
  const isInSight = async (part: Locator) => {
    const box = await part.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  const status = page.getByRole('cell', { name: 'Enabled', exact: true });
  for (const part of [page.getByLabel('View Front desk'), page.getByLabel('Delete Front desk'), status]) {
    await untilEqual(() => isInSight(part), true, `${part} is in sight`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('blocked storage is reported once, and the owner can still log in', async ({ newTab, site }) => {
  const { page: blocked, context } = await newTab(site.url);
  await context.addInitScript(`
    for (const method of ['getItem', 'setItem', 'removeItem']) {
      Storage.prototype[method] = () => { throw new DOMException('blocked', 'SecurityError'); };
    }
  `);
  const report = blocked.getByText(/^Your browser blocks storage/);
  await blocked.goto('/login');
  await report.waitFor();
  await blocked.getByRole('button', { name: 'Dismiss' }).click();
  await blocked.getByLabel('Email').fill(email);
  await blocked.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await blocked.getByRole('button', { name: 'Login' }).click();
  await blocked.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  assert.equal(await report.count(), 0, 'reported again after the login');
  await context.close();
});
