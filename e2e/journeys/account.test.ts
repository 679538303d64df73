import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, isFull, test } from '../harness/journey';
import { linkIn, type MailBox, startMailBox } from '../harness/mail-box';
import { logIn, PASSWORD, type RegisteredOwner, registerOwner, signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

// Refused passwords and links, and ended sessions.
test.use({ expectedComplaints: / 40[01] |^(Login failed|Failed to create bot)|notificationHub/ });

let mailBox: MailBox;
let site: Site;
let page: Page;
let email: string;

test.beforeAll(async () => {
  mailBox = await startMailBox();
  site = await startSite({ SMTP_URL: mailBox.url });
});
test.afterAll(async () => {
  await site.end();
  await mailBox.end();
});

const path = () => new URL(page.url()).pathname;
const token = () => page.evaluate(() => localStorage.getItem('TOKEN'));

test('a protected address leads to /login and, after logging in, back to the requested page', async ({ newOwner }) => {
  ({ page, email } = await newOwner({ url: site.url }));
  await page.goto('/Logout');
  await page.waitForURL('**/login');
  for (const protectedPath of ['/agent', '/MYQR', ...(isFull ? ['/myprofile', '/notifications'] : [])]) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${protectedPath}?x=1`);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${protectedPath}?x=1`);
  }
  await page.goto('/no/such/page');
  await page.waitForURL('**/admin');
});

test('a failed login shows a message in the page and writes to the log', inFull(), async ({ newTab }) => {
  ({ page } = await newTab(site.url));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Email or password is wrong.').waitFor();
  await untilEqual(() => logged.some((line) => line.includes('Login failed')), true);
});

test('a mailed link sets a new password once and ends older sessions', inFull(), async ({ newTab, newOwner }) => {
  ({ page, email } = await newOwner({ url: site.url }));
  const elsewhere = (await newTab(site.url)).page;
  await elsewhere.goto('/login');
  await logIn(elsewhere, email);

  await page.goto('/Logout');
  await page.getByText('You have been logged out.').waitFor();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Recovery Email' }).click();
  await page.getByText(`If an account exists for ${email}, a recovery email has been sent.`).waitFor();
  const link = linkIn(await mailBox.next());
  assert.equal(new URL(link).origin, site.url);

  const newPassword = 'Another-horse-8';
  const reset = async () => {
    await page.goto(link);
    await page.getByLabel('New Password').fill(newPassword);
    await page.getByLabel('Confirm Password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset password' }).click();
  };
  await reset();
  await page.getByText('Your password has been reset successfully!').waitFor();
  await elsewhere.goto('/agent');
  await elsewhere.waitForURL('**/login');
  await reset();
  await page.getByRole('alert').waitFor();

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
});

test('an address without an account shows the same message and sends no email', inFull(), async ({ newTab }) => {
  ({ page } = await newTab(site.url));
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send Recovery Email' }).click();
  await page.getByText('If an account exists for nobody@example.com, a recovery email has been sent.').waitFor();
  // Emails are sent in order, so an email to the stranger would be the next one.
  email = await signUp(page);
  await page.goto('/Logout');
  await page.getByText('You have been logged out.').waitFor();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Recovery Email' }).click();
  assert.match(await mailBox.next(), new RegExp(`To: .*<${email}>`));
});

test('a session that ends while work is unsaved asks once to sign in again, and typed text is kept', async ({
  newOwner,
}) => {
  ({ page, email } = await newOwner({ url: site.url }));
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Half typed');
  await page.getByLabel('Description').fill('Not saved yet');
  await page.route('**/api/bot/create', (route) => route.fulfill({ status: 401, json: { message: 'Expired.' } }));
  await page.getByRole('button', { name: 'Add Bot' }).click();

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  await untilEqual(() => page.getByRole('dialog').count(), 1);
  await page.unroute('**/api/bot/create');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(path(), '/NewAgent');
  assert.equal(await page.getByLabel('Bot Name').inputValue(), 'Half typed');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByText('Bot created successfully!').waitFor();
});

test('a session that ends while a screen is loading leads to /login and back', async ({ newOwner }) => {
  ({ page, email } = await newOwner({ url: site.url }));
  await page.evaluate(() => localStorage.setItem('TOKEN', 'not.a.token'));
  await page.goto('/MyQr');
  await page.waitForURL('**/login');
  await untilEqual(token, null);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/MyQr');
});

test('signing out in one tab, or signing in as somebody else, affects the other tabs', async ({ newOwner }) => {
  ({ page } = await newOwner({ url: site.url }));
  const other = await page.context().newPage();
  await other.goto('/agent');
  await other.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
  await page.goto('/Logout');
  await other.waitForURL('**/login');
  const shown = () => other.getByLabel('Email').inputValue();
  const signIn = (as: RegisteredOwner) => page.evaluate((set) => localStorage.setItem('TOKEN', set), as.token);
  const [first, second] = [await registerOwner(site.url), await registerOwner(site.url)];
  await signIn(first);
  await other.goto('/MyProfile');
  await untilEqual(shown, first.email);
  await signIn(second);
  await untilEqual(shown, second.email);
});

test('the theme is light by default, and the chosen theme is kept', async ({ newOwner }) => {
  ({ page } = await newOwner({ url: site.url }));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await untilEqual(ground, 'rgb(247, 244, 238)');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await untilEqual(ground, 'rgb(14, 12, 17)');
  await page.reload();
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  await untilEqual(ground, 'rgb(14, 12, 17)');
});

test('the focus moves to the new heading, and the tab is named after it', async ({ newOwner }) => {
  ({ page } = await newOwner({ url: site.url }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await untilEqual(() => page.title(), 'My Qr - Frontdesk');
});
