import type { Page } from '@playwright/test';
import type { Tab, TabOptions } from '../../tooling/browser/open-browser';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { registeredAddresses } from './registered-addresses';
import { SHOWN_STATUSES, seedOwner } from './seed-owner';
import { registerOwner } from './sign-up';
import type { Site } from './start-site';

/** A screen of the site in a certain state. */
export interface Screen {
  readonly name: string;
  readonly watched: Tab;
  /** Its address, if the address alone opens it: such a screen can be shown in any language. */
  readonly path?: string;
  open(page: Page): Promise<unknown>;
}

/** Every screen, as four people see it. */
export interface Screens {
  readonly screens: readonly Screen[];
  /** Not signed in. */
  readonly visitor: Tab;
  /** Has more than one page of everything. */
  readonly owner: Tab;
  /** Has no data yet. */
  readonly newcomer: Tab;
  /** Is trying the demonstration hotel. */
  readonly guest: Tab;
  /** The owner's agent with a client, a welcome text and documents. */
  readonly agentId: string;
  /** One of the owner's conversations; null if there are none. */
  readonly conversationId: string | null;
}

/** The pages that need a search in their address. */
const PUBLIC = {
  '/admin/reset_password': ['/admin/reset_password?token=t&email=a@b.co'],
  '/stop-mails': ['/stop-mails?token=t'],
};
const TABS = ['info', 'client', 'documents', 'welcome', 'chat', 'settings'];
const CSV = [
  'name;type;url',
  'Menu;Url;https://example.com/menu',
  `${'A long name '.repeat(8)};Url;https://example.com/${'path/'.repeat(40)}`,
  'Bad;Url;javascript:alert(1)',
].join('\n');

interface Collected {
  /** The language that the people's browsers prefer. Default: English. Only screens with a path can be opened in another language. */
  readonly language?: string;
  /**
   * Whether one of the people tries the demonstration hotel, whose documents are then embedded first. Default: true.
   */
  readonly hasHotel?: boolean;
}

/** Signs up the people, fills an organization, and lists every screen that they can open. */
export async function collectScreens(
  site: Site,
  openTab: (url: string, options?: TabOptions) => Promise<Tab>,
  { language = 'en', hasHotel = true }: Collected = {},
): Promise<Screens> {
  const screens: Screen[] = [];
  const browser = language === 'en' ? {} : { locale: language };
  const { token } = await registerOwner(site.url);
  const visitor = await openTab(site.url, browser);
  const owner = await openTab(site.url, { ...browser, token });
  const newcomer = await openTab(site.url, { ...browser, token: (await registerOwner(site.url)).token });
  const { token: guestToken } = await registerOwner(site.url);
  const guest = await openTab(site.url, { ...browser, token: guestToken });
  if (hasHotel) await fillHotel(site.url, guestToken, language);
  const { agentId, notificationId, conversationId, codeIds, placeUrl } = await seedOwner(site.url, token);
  await showAllStatuses(owner.page);
  const add = (watched: Tab, path: string, name = path) =>
    screens.push({ name, watched, path, open: (page) => page.goto(path) });
  for (const path of await registeredAddresses(site.url, 'public', PUBLIC)) add(visitor, path);
  for (const path of ['/admin', '/agent', '/MyQr', '/notifications']) add(newcomer, path, `${path} of a new owner`);
  if (hasHotel) add(guest, '/admin', '/admin with a demo hotel');
  const own = await registeredAddresses(site.url, 'signed-in', {
    // The first tab's address is listed in the next line.
    '/agent/:id': [],
    '/agent/:id/:tab': TABS.map((tab) => `/agent/${agentId}/${tab}`),
    '/conversations': ['/conversations', '/conversations?tab=unanswered'],
    '/conversations/:id': conversationId === null ? [] : [`/conversations/${conversationId}`],
    '/notifications/:id': [`/notifications/${notificationId}`],
    '/MyQr/:id': [],
  });
  for (const path of ['/admin', '/admin/health', ...own]) add(owner, path);
  for (const id of codeIds) add(owner, `/MyQr/${id}`, '/MyQr/:id');
  add(owner, '/MyQr/places?missing=1', '/MyQr/places with something missing');
  if (placeUrl !== null) {
    add(visitor, placeUrl, '/c/:slug');
    add(visitor, '/c/no-such-code', '/c/:slug of an unknown code');
  }
  screens.push({ name: '/QrResult with a code', watched: owner, open: makeCode });
  screens.push({ name: '/QrUrlCodeGen with a styled code', watched: owner, open: styleCode });
  screens.push({ name: '/MyQr with selected codes', watched: owner, open: selectCodes });
  screens.push({ name: '/QrBatch with a file', watched: owner, open: chooseCsv });
  // Content that fades in would be measured while half transparent.
  for (const { page } of [visitor, owner, newcomer, guest]) await page.emulateMedia({ reducedMotion: 'reduce' });
  return { screens, visitor, owner, newcomer, guest, agentId, conversationId };
}

/** Fills the organization with the demonstration hotel in `language`, and waits until it is complete. */
async function fillHotel(url: string, token: string, language: string): Promise<void> {
  const call = async (method: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const answer = await fetch(`${url}/api/demonstration`, { method, headers });
    return ((await answer.json()) as { state: string }).state;
  };
  await call('POST');
  await untilEqual(() => call('GET'), 'ready');
}

/** Document states that occur on the server only briefly, or never. */
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
  await page.getByText('For print shops', { exact: true }).click();
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
  await page.getByText('2 codes can be created, 1 row has an error.').waitFor();
}

/** Opens the screen and waits until it has loaded. */
export async function show({ name, watched: { page }, open }: Screen): Promise<Page> {
  try {
    await open(page);
  } catch (cause) {
    const shown = await page.locator('body').ariaSnapshot();
    throw new Error(`${name} cannot be opened. The page shows:\n${shown}`, { cause });
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
