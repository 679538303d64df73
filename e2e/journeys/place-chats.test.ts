import type { Page } from '@playwright/test';
import { inFull, isFull, test } from '../harness/journey';

const PHONE = { width: 390, height: 844 };
const FILES = /^\/(?:c\/|admin\/remotes\/agents\/widget\/(?:chatbot-(?:place\.js|widget\.css)|poppins-[46]00\.woff2)$)/;

/** Creates an agent and codes for tables, each with its own Wi-Fi. */
async function createTables(
  owner: Page,
  site: string,
  token: string,
  count: number,
  nameOf = (number: number) => `Table ${number}`,
) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => (await owner.request.post(site + path, { data, headers })).json();
  await owner.request.post(`${site}/api/bot/create`, {
    data: { name: 'Rosa', description: 'x', enabled: true },
    headers,
  });
  const [{ id: agentId }] = (await (await owner.request.get(`${site}/api/bot/getBots`, { headers })).json()) as [
    { id: string },
  ];
  const chatOptions = { starterQuestions: [], offersPerson: true, showsSources: true, privacyUrl: '' };
  const bot = { id: agentId, name: 'Rosa', description: 'x', enabled: true, chatOptions };
  await owner.request.post(`${site}/api/bot/update`, { data: bot, headers });
  const tables: { id: string; url: string; name: string; wifi: string }[] = [];
  for (let number = 1; number <= count; number++) {
    const [name, wifi] = [nameOf(number), `The Wi-Fi is Guest${number}, password sailing${number * 7}.`];
    const starters = number === 1 ? ['What is the Wi-Fi here?'] : [];
    const code = { Type: 'Chat', Name: name, agentId, place: name, facts: [wifi, 'Dogs may sit here.'], starters };
    const { id, url } = await post('/api/links/create', code);
    tables.push({ id, url, name, wifi });
  }
  return tables;
}

const askIn = (page: Page) => async (text: string) => {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

const log = (page: Page) => page.getByRole('log');

test('each guest gets the answer for her own table, only from our origin', async ({ site, newOwner, newTab }) => {
  const { page: owner, token } = await newOwner();
  const tables = await createTables(owner, site.url, token, isFull ? 12 : 3);
  for (const { url, name, wifi } of tables) {
    const { page: guest, context } = await newTab(site.url, { viewport: PHONE, isMobile: true, hasTouch: true });
    const requested: string[] = [];
    guest.on('request', (request) => requested.push(request.url()));
    await guest.goto(url);
    await guest.getByRole('heading', { name, exact: true }).waitFor();
    await log(guest).getByText('automatic assistant').first().waitFor();
    const loaded = requested.map((address) => new URL(address));
    test.expect(loaded.filter(({ pathname }) => !FILES.test(pathname) && !pathname.startsWith('/r/'))).toEqual([]);
    const starter = guest.getByRole('button', { name: 'What is the Wi-Fi here?' });
    if (name === 'Table 1') await starter.click();
    else await askIn(guest)('What is the Wi-Fi here?');
    await log(guest).getByText(wifi, { exact: true }).waitFor();
    await guest.getByText(`Source: ${name}`).waitFor();
    const others = tables.filter((other) => other.name !== name);
    for (const other of others) test.expect(await guest.getByText(other.wifi).count()).toBe(0);
    test
      .expect(requested.filter((address) => new URL(address).origin !== site.url && !address.startsWith('data:')))
      .toEqual([]);
    const { width, height } = (await guest.getByRole('main').boundingBox()) ?? {};
    test.expect([width, height]).toEqual([PHONE.width, PHONE.height]);
    test.expect(await guest.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await context.close();
  }
});

test('a place with a long name is named in full, in a column on wide screens, and in the theme of the device', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  const name = 'The small round table under the old walnut tree on the terrace beside the lake';
  const [table] = await createTables(owner, site.url, token, 1, () => name);
  const { page: guest } = await newTab(site.url, { viewport: { width: 320, height: 700 } });
  await guest.emulateMedia({ colorScheme: 'dark' });
  await guest.goto(table?.url ?? '');
  await log(guest).getByText('automatic assistant').first().waitFor();
  const heading = guest.getByRole('heading', { name });
  const isWhole = (node: Element) => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight;
  test.expect(await heading.evaluate(isWhole)).toBe(true);
  const ground = (node: Element) => getComputedStyle(node).backgroundColor;
  const main = guest.getByRole('main');
  test.expect(await main.evaluate(ground)).toBe('rgb(31, 28, 35)');
  await guest.setViewportSize({ width: 1280, height: 800 });
  const { x = 0, width = 0 } = (await log(guest).boundingBox()) ?? {};
  test.expect(width).toBeLessThan(720);
  test.expect(Math.abs(x + width / 2 - 640)).toBeLessThan(2);
});

test('a reload keeps the guest’s chat, but the next guest who scans in the same tab sees none of it', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  const [table] = await createTables(owner, site.url, token, 1);
  const { page: guest } = await newTab(site.url, { viewport: PHONE });
  await guest.goto(table?.url ?? '');
  await askIn(guest)('Can I bring my dog?');
  await log(guest).getByText('Dogs may sit here.').waitFor();
  await askIn(guest)('What is the Wi-Fi here?');
  await log(guest)
    .getByText(table?.wifi ?? '', { exact: true })
    .waitFor();
  await guest.reload();
  await guest.getByText('How was this conversation?').waitFor();
  test.expect(await guest.evaluate(() => localStorage.length)).toBe(0);
  await guest.goto(table?.url ?? '');
  await log(guest).getByText('automatic assistant').first().waitFor();
  test.expect(await guest.getByText('Can I bring my dog?').count()).toBe(0);
});

test('a browser without storage can chat', inFull(), async ({ site, newOwner, newTab }) => {
  const { page: owner, token } = await newOwner();
  const [table] = await createTables(owner, site.url, token, 1);
  const { page: guest } = await newTab(site.url, { viewport: PHONE });
  await guest.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await guest.goto(table?.url ?? '');
  await askIn(guest)('What is the Wi-Fi here?');
  await log(guest)
    .getByText(table?.wifi ?? '', { exact: true })
    .waitFor();
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('a message can be sent again', async ({ site, newOwner, newTab }) => {
    const { page: owner, token } = await newOwner();
    const [table] = await createTables(owner, site.url, token, 1);
    const { page: guest, context } = await newTab(site.url, { viewport: PHONE });
    await guest.goto(table?.url ?? '');
    await log(guest).getByText('automatic assistant').first().waitFor();
    await context.setOffline(true);
    await askIn(guest)('What is the Wi-Fi here?');
    await guest.getByRole('button', { name: 'Retry' }).waitFor();
    await context.setOffline(false);
    await guest.getByRole('button', { name: 'Retry' }).click();
    await log(guest)
      .getByText(table?.wifi ?? '', { exact: true })
      .waitFor();
  });
});

test(
  'the owner sees which guest at which place wants a person, and takes over',
  inFull(),
  async ({ site, newOwner, newTab }) => {
    const { page: owner, token } = await newOwner();
    const [table] = await createTables(owner, site.url, token, 1);
    const { page: guest } = await newTab(site.url, { viewport: PHONE });
    await guest.goto(table?.url ?? '');
    await askIn(guest)('What is the Wi-Fi here?');
    await log(guest)
      .getByText(table?.wifi ?? '', { exact: true })
      .waitFor();
    await guest.getByRole('button', { name: 'Talk to a person · Table 1' }).click();
    await guest.getByText('The team has been notified.').waitFor();
    await owner
      .getByText(/\(Table 1\) is waiting for a person/)
      .first()
      .waitFor();
    await owner.goto(`/conversations?place=${table?.id}`);
    await owner.getByText('Place: Table 1').first().waitFor();
    await owner.getByRole('button', { name: 'Place: Table 1' }).waitFor();
    await owner.getByRole('button', { name: 'Filters (1)' }).click();
    const place = owner.getByRole('combobox', { name: 'Place' });
    await test.expect(place).toHaveValue('Table 1');
    await owner.getByRole('button', { name: 'Clear this filter' }).click();
    await test.expect(owner).toHaveURL(/\/conversations$/);
    await place.fill('tab');
    await owner.getByRole('option', { name: 'Table 1', exact: true, selected: true }).waitFor();
    await place.press('Enter');
    await test.expect(owner).toHaveURL(new RegExp(`/conversations\\?place=${table?.id}$`));
    await test.expect(place).toHaveValue('Table 1');
    await owner.getByRole('link', { name: 'What is the Wi-Fi here?' }).click();
    await owner.getByText('Table 1', { exact: true }).first().waitFor();
    await owner.getByRole('button', { name: 'Take over' }).click();
    await log(guest)
      .getByText(/ joined$/)
      .waitFor();
  },
);
