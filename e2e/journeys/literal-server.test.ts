import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilEqual, watchRequests } from '../../tooling/browser/watch-requests';
import { decodePng } from '../harness/decode-png';
import { inFull, test } from '../harness/journey';
import { type LiteralServer, startLiteralServer } from '../harness/literal-server';
import { registeredAddresses } from '../harness/registered-addresses';
import { logIn, PASSWORD, signUp } from '../harness/sign-up';
import { type StaticSite, startStaticSite } from '../harness/static-site';

test.describe.configure({ mode: 'serial' });

/** Our own calls and the hub for chat: the only calls that the product may make beyond spec section 7. */
const OURS = [
  /^GET \/api\/user\/account$/,
  /^POST \/api\/authentication\/logout$/,
  /^GET \/api\/v1\.0\/(limits|website\/list)$/,
  /^POST \/api\/notification\/[^/]+\/read$/,
  /^POST \/chatHub\/negotiate$/,
  /^GET \/api\/(conversations(\/unknown)?|unanswered|answers|overview(\/agents)?|client-report|links\/(list|changes|scans))$/,
  /^POST \/api\/links\/(create|attach|update|pause|undo)$/,
  /^GET \/api\/qr\/(styles|tags|presets\/list)$/,
  /^POST \/api\/qr\/(style|tags|deletemany|presets\/(save|delete))$/,
];

// The browser logs what is missing on this server.
const MISSING = OURS.map(
  ({ source }) => `^Failed to load resource: .* 404 .*//[^/]+${source.replace(/^\^(GET|POST) |\$$/g, '')}(\\?|$)`,
);
test.use({ expectedComplaints: new RegExp(MISSING.join('|')) });

let api: LiteralServer;
let site: StaticSite;
let page: Page;
let untilIdle: () => Promise<void>;

test.beforeAll(async ({ newTab }) => {
  api = await startLiteralServer();
  site = await startStaticSite({ api: api.url });
  ({ page } = await newTab(site.url));
  untilIdle = watchRequests(page, /notificationHub/);
});
test.afterAll(async () => {
  await site.end();
  await api.end();
});

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const openTab = (name: string) => page.getByRole('tab', { name }).click();
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

async function downloadBy(act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

let email: string;

test('an owner registers and logs in', async () => {
  email = await signUp(page);
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
});

test('a push without an id is shown and counted, even on the page of a code', async () => {
  await page.getByText('Connected', { exact: true }).waitFor();
  const refetched = page.waitForResponse(/getNotifications/);
  assert.equal(api.push({ title: 'Table 7', message: 'Would like to pay.' }), 1);
  await told('Table 7: Would like to pay.');
  await page.getByRole('link', { name: 'Notifications, 3 unread' }).waitFor();
  // This server's list does not contain the push.
  await (await refetched).finished();
  await untilIdle();
  await page.getByRole('link', { name: 'Notifications, 3 unread' }).waitFor();
  await page.getByRole('link', { name: 'Notifications, 3 unread' }).click();
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
  await page.goto('/QrResult');
  await page.getByText('No QR Code available').waitFor();
  await untilEqual(() => api.push('Kitchen closes') > 0, true);
  await page.getByRole('main').getByText('Kitchen closes').first().waitFor();
});

test('the owner creates, changes, disables and enables an agent', async () => {
  await page.goto('/NewAgent');
  await fill({ 'Bot Name': 'Bakery help', Description: `Answers questions. ${'Long. '.repeat(500)}` });
  await press('Add Bot');
  await told('Bot created successfully!');
  await page.getByRole('link', { name: 'Bakery help', exact: true }).click();
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await press('Save');
  await told('Agent updated!');
  await page.reload();
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  await press('Save');
  await told('Agent updated!');
});

test('the client switch alternates, though the server never reports it', async () => {
  await openTab('Client');
  await press('Generate new secret');
  await page.getByRole('button', { name: 'Copy client secret' }).waitFor();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/createOrUpdateClient')) sent.push(request.postDataJSON().isActive);
  });
  const toggle = page.getByRole('switch', { name: 'Client status' });
  for (const isActive of [false, true, false]) {
    await toggle.click();
    await toggle.and(page.locator(`[aria-checked=${isActive}][aria-disabled=false]`)).waitFor();
  }
  await page.getByText(/^This server does not report the client status\./).waitFor();
  await page.reload();
  await page.getByText('Inactive', { exact: true }).waitFor();
  await toggle.click();
  await page.getByText('Active', { exact: true }).waitFor();
  assert.deepEqual(sent, [false, true, false, true]);
});

test('documents of all kinds are uploaded, processed, downloaded and deleted, even under a name that is already taken', async () => {
  await openTab('Documents');
  const chooser = page.getByLabel('Choose documents');
  await chooser.setInputFiles(file('notes.odt', 'Any kind.'));
  await told('Document uploaded!');
  await chooser.setInputFiles(file('notes.odt', 'The same name.'));
  await page.getByText(/^A document named "notes\.odt" already exists\./).waitFor();
  await page
    .getByRole('row', { name: /notes\.odt/ })
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: 'Process notes.odt' }).first().press('Enter');
  await page.getByText('marked for processing', { exact: false }).first().waitFor();
  const row = page.getByRole('button', { name: 'Download notes.odt' }).first();
  assert.equal((await downloadBy(() => row.press('Enter'))).content.toString(), 'Any kind.');
  // Delete both, because every later screen of the agent would poll for a document that this server never reads.
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Delete notes.odt' }).first().press('Enter');
    await told('Document deleted successfully!');
    await page.waitForFunction((count) => document.querySelectorAll('tbody tr').length === count, left);
  }
});

test('the welcome message is saved, the chat answers, the widget is downloaded', async () => {
  await openTab('Welcome Template');
  await page.getByRole('textbox', { name: 'Welcome text' }).fill('Good day!');
  await press('Save');
  await told('Welcome message saved successfully!');
  await openTab('Chat Test');
  await page.getByLabel('Message', { exact: true }).fill('When do you open?');
  await press('Send');
  await page.getByRole('log').getByText('You said: When do you open?').waitFor();
  await openTab('Chatbot Settings');
  await page.getByLabel('Header color').fill('#0a5a44');
  await press('Save');
  await told('Theme saved to localStorage!');
  const pack = await downloadBy(() => press('Download widget pack'));
  assert.equal(pack.name, 'chatbot-widget.zip');
  await page.locator('chatbot-widget').getByText('Good day!').waitFor();
});

interface Kind {
  readonly form: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Returns the text that a scanner reads. */
  readonly text: RegExp;
}

const KINDS: readonly Kind[] = [
  { form: '/QrUrlCodeGen', name: 'Menu', fields: { URL: 'https://example.com/menu' }, text: /^https:\/\/example/ },
  { form: '/QrWhatsappCodeGen', name: 'Chat', fields: { Number: '+49 151 2345678', Message: 'Hi' }, text: /wa\.me/ },
  {
    form: '/QrCalendarEventCodeGen',
    name: 'Tasting',
    fields: {
      Subject: 'Tasting',
      Description: 'Wine',
      Location: 'Hall',
      'Start Time': '2027-05-01T18:00',
      'End Time': '2027-05-01T20:00',
    },
    text: /^BEGIN:VCALENDAR/,
  },
];

for (const { form, name, fields, text } of KINDS) {
  test(`${form}: a code is generated, read back, downloaded and saved`, inFull(name === 'Chat'), async () => {
    await page.goto(form);
    await fill(fields);
    await press('Generate QR Code');
    await page.waitForURL('**/QrResult');
    await page.getByText('Scans', { exact: true }).waitFor();
    const { content } = await downloadBy(() => press('Download QR Code'));
    assert.match((await decodePng(page, content)).text ?? '', text);
    await page.getByPlaceholder('Enter name').fill(name);
    await press('Save QR Code');
    await told('QR Code saved successfully');
    await page.getByRole('article', { name }).waitFor();
  });
}

test('a saved code is edited under the same id, and another is deleted', async () => {
  await press('Edit Menu');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/other');
  await press('Generate QR Code');
  await page.getByText('Scans', { exact: true }).waitFor();
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  await page.getByRole('article', { name: 'Tasting' }).waitFor();
  assert.equal(await page.getByRole('article', { name: 'Menu' }).count(), 1);
  await press('Delete Tasting');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('article', { name: 'Tasting' }).waitFor({ state: 'detached' });
});

test('notifications are listed, opened and deleted', async () => {
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'View Welcome' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  await page.getByText('About welcome.').waitFor();
  await press('Delete');
  await page.waitForURL('**/notifications');
  await page.getByRole('link', { name: 'View Second one' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'View Welcome' }).count(), 0);
});

test('every screen opens', inFull(), async () => {
  await page.goto('/agent');
  const agent = await page.getByRole('link', { name: 'Bakery help', exact: true }).getAttribute('href');
  const tabs = ['info', 'client', 'documents', 'welcome', 'chat', 'settings'].map((tab) => `${agent}/${tab}`);
  await page.goto('/MyQr');
  const code = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await page.goto('/notifications');
  const notification = await page.getByRole('link', { name: 'View Second one' }).getAttribute('href');
  const screens = await registeredAddresses(site.url, 'signed-in', {
    '/agent/:id': [String(agent)],
    '/agent/:id/:tab': tabs,
    '/conversations': ['/conversations', '/conversations?tab=unanswered'],
    '/conversations/:id': ['/conversations/unknown'],
    '/notifications/:id': [String(notification)],
    '/MyQr/:id': [String(code)],
  });
  screens.push('/', '/admin', '/admin/health', '/Agent', '/myprofile');
  const broken: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilIdle();
    const text = (await page.getByRole('main').textContent()) ?? '';
    const alerts = await page.getByRole('alert').allTextContents();
    if (alerts.length > 0) broken.push(`${path}: ${alerts.join()}`);
    if (/chunk load failure|crashed: |Unhandled Thrown Error|not a function|undefined|NaN/.test(text))
      broken.push(path);
  }
  assert.deepEqual(broken, []);
});

test('the peer chat says that there is no connection', async () => {
  await page.goto('/Chat');
  await fill({ 'Your Name': 'Ada', 'Peer User': 'Grace', Message: 'Hello' });
  await press('Send');
  await told('No connection to server yet.');
});

test('the profile names the fields that this server does not save', async () => {
  await page.goto('/MyProfile');
  await page.getByLabel('First Name').fill('Augusta');
  await fill({ Password: `${PASSWORD}2`, 'Repeat Password': `${PASSWORD}2` });
  await press('Save');
  await told('This server did not save: First Name.');
  await fill({ Password: PASSWORD, 'Repeat Password': PASSWORD });
  await press('Save');
  await told('This server did not save: First Name.');
});

test('the owner deletes the agent, logs out and logs in again', async () => {
  await page.goto('/agent');
  await press('Delete Bakery help');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await told('Agent deleted successfully!');
  await page.goto('/Logout');
  await told('You have been logged out.');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await press('Send Recovery Email');
  await told(`If an account exists for ${email}, a recovery email has been sent.`);
  await page.goto('/admin/reset_password?token=t&email=a@b.co');
  await fill({ 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
  await press('Reset password');
  await told('Your password has been reset successfully!');
  await page.goto('/login');
  await logIn(page, email);
});

test('only the calls in spec section 7 and our own calls are made', () => {
  const others = [...api.unknownCalls].filter((call) => !OURS.some((ours) => ours.test(call)));
  assert.deepEqual(others, []);
});
