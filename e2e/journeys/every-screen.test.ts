import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, type WatchedPage } from '../harness/open-browser';
import { resize } from '../harness/resize';
import { SHOWN_STATUSES, seedOwner } from '../harness/seed-owner';
import { signUp } from '../harness/sign-up';
import { spilledTexts } from '../harness/spilled-texts';
import { type Site, startSite } from '../harness/start-site';

interface Screen {
  readonly name: string;
  readonly watched: WatchedPage;
  open(page: Page): Promise<unknown>;
}

const PUBLIC = [
  '/login',
  '/register',
  '/forgot-password',
  '/admin/reset_password?token=t&email=a@b.co',
  '/join',
  '/confirm-email',
  '/stop-mails?token=t',
];
const SIGNED_IN = [
  '/admin',
  '/admin/health',
  '/MyProfile',
  '/people',
  '/agent',
  '/NewAgent',
  '/GenerateQr',
  '/QrUrlCodeGen',
  '/QrContactCodeGen',
  '/QrWifiCodeGen',
  '/QrWhatsappCodeGen',
  '/QrCalendarEventCodeGen',
  '/QrResult',
  '/QrBatch',
  '/QrPrintSheet',
  '/MyQr',
  '/notifications',
  '/Chat',
  '/conversations',
  '/conversations?tab=unanswered',
];
const TABS = ['info', 'client', 'documents', 'welcome', 'chat', 'settings'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CSV = [
  'name;type;url',
  'Menu;Url;https://example.com/menu',
  `${'A long name '.repeat(8)};Url;https://example.com/${'path/'.repeat(40)}`,
  'Bad;Url;javascript:alert(1)',
].join('\n');

let site: Site;
let browser: Browser;
let visitor: WatchedPage;
let owner: WatchedPage;
let newcomer: WatchedPage;
const screens: Screen[] = [];
const wide: string[] = [];
const spilled: string[] = [];
const tooFaint: string[] = [];
let measured = 0;

before(async () => {
  site = await startSite();
  browser = await openBrowser();
  visitor = await openPage(browser, site.url);
  owner = await openPage(browser, site.url);
  newcomer = await openPage(browser, site.url);
  await signUp(newcomer.page);
  await signUp(owner.page);
  const token = await owner.page.evaluate(() => localStorage.getItem('TOKEN') ?? '');
  const { agentId, notificationId, conversationId, codeIds } = await seedOwner(site.url, token);
  await showAllStatuses(owner.page);
  const add = (watched: WatchedPage, path: string, name = path) =>
    screens.push({ name, watched, open: (page) => page.goto(path) });
  for (const path of PUBLIC) add(visitor, path);
  for (const path of ['/admin', '/agent', '/MyQr', '/notifications']) add(newcomer, path, `${path} of a new owner`);
  const tabs = TABS.map((tab) => `/agent/${agentId}/${tab}`);
  for (const path of [...SIGNED_IN, ...tabs, `/notifications/${notificationId}`]) add(owner, path);
  for (const id of codeIds) add(owner, `/MyQr/${id}`, '/MyQr/:id');
  if (conversationId !== null) add(owner, `/conversations/${conversationId}`);
  screens.push({ name: '/QrResult with a code', watched: owner, open: makeCode });
  screens.push({ name: '/QrUrlCodeGen with a styled code', watched: owner, open: styleCode });
  screens.push({ name: '/MyQr with selected codes', watched: owner, open: selectCodes });
  screens.push({ name: '/QrBatch with a file', watched: owner, open: chooseCsv });
});
after(async () => {
  await browser.close();
  await site.end();
});

/** The server leaves a document in these states for a moment only, or never. */
async function showAllStatuses(page: Page): Promise<void> {
  await page.route('**/api/bot/getBot?*', async (route) => {
    const answer = await route.fetch();
    const bot = (await answer.json()) as { documents: { name: string; status: number }[] };
    const documents = bot.documents.map((known) => ({ ...known, status: SHOWN_STATUSES[known.name] ?? known.status }));
    await route.fulfill({ response: answer, json: { ...bot, documents } });
  });
}

async function styleCode(page: Page): Promise<void> {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/menu');
  await page.getByText('Rounded', { exact: true }).click();
  await page.getByLabel('Words in a frame').fill('Scan me');
  await page.getByLabel('Quiet zone').selectOption('2');
  await page.getByText('Encoded text', { exact: true }).click();
  await page.getByText('Scans', { exact: true }).waitFor();
}

async function selectCodes(page: Page): Promise<void> {
  await page.goto('/MyQr');
  await page.getByLabel(/^Select all/).check();
  await page.getByRole('region', { name: 'Selected codes' }).waitFor();
}

async function makeCode(page: Page): Promise<void> {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill(`https://example.com/${'path/'.repeat(30)}`);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await page.waitForURL('**/QrResult');
  await page.getByRole('slider', { name: 'Size' }).fill('400');
}

async function chooseCsv(page: Page): Promise<void> {
  await page.goto('/QrBatch');
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByText('2 codes can be made, 1 row has a fault.').waitFor();
}

/** Opens the screen and waits until nothing loads any more. */
async function show({ watched: { page }, open }: Screen): Promise<Page> {
  await open(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

test('no screen has a fault that axe finds, light', async () => {
  const found: string[] = [];
  for (const screen of screens) {
    const page = await show(screen);
    await page.evaluate(AXE);
    found.push(...(await faultsOf(page, screen.name)));
    wide.push(...(await excessesOf(page, screen.name)));
    // The themes differ in colors alone.
    await page.evaluate(turnDark);
    tooFaint.push(...(await faultsOf(page, screen.name, ['color-contrast'])));
  }
  assert.deepEqual(found, []);
});

test('no screen has too little contrast, dark', () => {
  assert.equal(measured, screens.length);
  assert.deepEqual(tooFaint, []);
});

/** Shows the page that is open in the dark theme, with its colors at once: what is out of sight changes them later. */
function turnDark(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.classList.add('dark');
}

async function faultsOf(page: Page, name: string, rules?: readonly string[]): Promise<string[]> {
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const result = await axe.run(document, runOnly ? { runOnly } : {});
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
  return violations.map((violation) => `${name} ${violation}`);
}

interface Axe {
  run(root: Document, options: { runOnly?: readonly string[] }): Promise<{ violations: AxeViolation[] }>;
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

test('no screen scrolls sideways, at 320, 768 and 1280 px', () => {
  assert.equal(measured, screens.length);
  assert.deepEqual(wide, []);
});

test('no text sticks out of its box, however long a name is', () => {
  assert.equal(measured, screens.length);
  assert.deepEqual(spilled, []);
});

/** Measured while axe visits the screens, because opening them all again takes longer than all else. */
async function excessesOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 768, 1280]) {
    await resize(page, width, 800);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${name} at ${width}: ${excess} px too wide`);
    for (const text of await spilledTexts(page)) spilled.push(`${name} at ${width}: ${text}`);
  }
  measured += 1;
  return found;
}

test('no screen complains on the console', () => {
  assert.deepEqual([...visitor.complaints, ...newcomer.complaints, ...owner.complaints], []);
});
