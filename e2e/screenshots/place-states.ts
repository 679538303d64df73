import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Tab, TabOptions } from '../../tooling/browser/open-browser';
import type { Screen } from '../harness/screens';
import { registerOwner } from '../harness/sign-up';
import { openSiteDatabase } from '../harness/site-database';
import { startSite } from '../harness/start-site';

type OpenTab = (url: string, options?: TabOptions) => Promise<Tab>;

/** A site with an owner whose codes open chats at places, a newcomer, and a guest who scans. */
export interface PlaceStates {
  readonly screens: readonly Screen[];
  end(): Promise<void>;
}

const LONG = `https://harbour-hotel.example/${'a-very-long-address/'.repeat(8)}menu`;

const slugOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

/** The form of places, their numbers, rules, dead destinations, and what guests see; the chat continues from state to state. */
export async function placeStates(openTab: OpenTab): Promise<PlaceStates> {
  const site = await startSite();
  const { token } = await registerOwner(site.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (address: string, data: object) =>
    fetch(site.url + address, { method: 'POST', headers, body: JSON.stringify(data) });
  const bot = { description: 'Answers the guests of the hotel.', enabled: true };
  await post('/api/bot/create', { name: 'Rosa', ...bot });
  const [{ id: agentId }] = (await (await fetch(`${site.url}/api/bot/getBots`, { headers })).json()) as [
    { id: string },
  ];
  const chatOptions = { starterQuestions: [], offersPerson: true, showsSources: true, privacyUrl: '' };
  await post('/api/bot/update', { id: agentId, name: 'Rosa', ...bot, chatOptions });
  const create = async (code: object) =>
    (await (await post('/api/links/create', code)).json()) as { id: string; url: string };
  const facts = ['The Wi-Fi is Guest12, password sailing.', 'Breakfast is served here until 11.', 'Dogs may sit here.'];
  const starters = ['What is the Wi-Fi here?', 'Until when is breakfast?', 'Can I bring my dog?'];
  const placeCode = { Type: 'Chat', agentId, facts, starters };
  const table = await create({ ...placeCode, Name: 'Terrace 12', place: 'Table 12' });
  const long = `The small round table under the old walnut tree on the terrace by the lake`;
  const walnut = await create({ ...placeCode, Name: long, place: long });
  for (let number = 1; number <= 12; number++) {
    await create({ ...placeCode, Name: `Room ${number}`, place: `Room ${number}`, starters: [] });
  }
  const url = await create({ Type: 'Url', Url: 'https://harbour-hotel.example/menu', Name: 'Menu' });
  const other = await create({ Type: 'Url', Url: 'https://harbour-hotel.example/menu', Name: 'Without rules' });
  const dead = await create({ Type: 'Url', Url: LONG, Name: 'Spring menu' });
  await post('/api/links/rules', {
    id: url.id,
    endsAfter: 500,
    password: 'sesame',
    rules: [
      { when: { language: 'de' }, destination: 'https://harbour-hotel.example/speisekarte' },
      { when: { device: 'ios' }, destination: LONG },
      {
        when: { days: ['mon', 'tue'], from: '07:00', to: '10:30', timeZone: 'Europe/Berlin', device: 'ios' },
        destination: 'https://harbour-hotel.example/breakfast',
      },
      { when: { share: 30 }, destination: 'https://harbour-hotel.example/new' },
    ],
  });
  async function askAt(slug: string, questions: readonly string[]) {
    const conversationId = randomUUID();
    const call = async (name: string, sent: object) =>
      (await post(`/api/places/${slug}/${name}`, { conversationId, ...sent })).json();
    await post(`/api/places/${slug}/startSession?conversationId=${conversationId}`, {});
    const { participantId } = await call('addParticipant', { userName: 'Visitor', ipAddress: '' });
    for (const text of questions) await call('sendMessage', { participantId, text });
  }
  const inDatabase = (statement: string, ...values: string[]) => {
    const database = openSiteDatabase(site);
    database.prepare(statement).run(values);
    database.close();
  };
  await askAt(slugOf(walnut.url), ['What is the Wi-Fi here?', 'Where can I park my camper van?']);
  const owner = await openTab(site.url, { token });
  const newcomer = await openTab(site.url, await registerOwner(site.url));
  const guest = await openTab(site.url);
  for (const { page } of [owner, newcomer, guest]) {
    page.setDefaultTimeout(15_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  const { page: chat } = guest;
  const press = (page: Page, name: string | RegExp) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
  async function ask(question: string) {
    await chat.getByLabel('Message', { exact: true }).fill(question);
    await press(chat, 'Send');
  }
  const of = (watched: Tab, name: string, open: (page: Page) => Promise<unknown>): Screen => ({
    name: `A place: ${name}`,
    watched,
    open,
  });
  const ofOwner = (name: string, open: (page: Page) => Promise<unknown>) => of(owner, name, open);
  const ofGuest = (name: string, open: (page: Page) => Promise<unknown>) => of(guest, `guest ${name}`, open);
  const rules = (page: Page) => page.getByRole('region', { name: 'Rules' });
  const placesThat = (answer: object) => (page: Page) =>
    page.route('**/api/places/numbers*', (route) => route.fulfill(answer));
  const screens = [
    of(newcomer, 'form without an agent', async (page) => {
      await page.goto('/QrChatCodeGen');
      await page.getByRole('link', { name: 'Create an agent' }).waitFor();
    }),
    ofOwner('form', async (page) => {
      await page.goto('/QrChatCodeGen');
      await page.getByLabel('Place', { exact: true }).waitFor();
    }),
    ofOwner('form with errors', (page) => press(page, 'Generate QR Code')),
    ofOwner('form that is filled', async (page) => {
      await page.getByLabel('Place', { exact: true }).fill('Table 12');
      await page
        .getByLabel('Facts', { exact: true })
        .fill([...facts, 'A long fact. '.repeat(38), ...facts, ...facts].join('\n'));
      await page.getByLabel('Starter questions', { exact: true }).fill(starters.join('\n'));
    }),
    ofOwner('codes in a batch', async (page) => {
      await page.goto('/QrBatch');
      const rows = facts.map((fact, at) => `Rosa,Table ${at},"${fact}"`);
      await page.getByLabel('CSV file').setInputFiles({
        name: 'places.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['agent,place,fact 1', ...rows, 'Nobody,Table 13,', ',Table 14,'].join('\n')),
      });
      await page.getByText('3 codes can be created, 2 rows have errors.').waitFor();
    }),
    of(newcomer, 'list without places', async (page) => {
      await page.goto('/MyQr/places');
      await page.getByText('You have no places yet.').waitFor();
    }),
    ofOwner('list of places', async (page) => {
      await page.goto('/MyQr/places');
      await page.getByText('14 places').waitFor();
    }),
    ofOwner('list where something is missing', async (page) => {
      await page.goto('/MyQr/places?missing=1');
      await page.getByRole('switch', { checked: true }).waitFor();
    }),
    ofOwner('list that failed', async (page) => {
      await placesThat({ status: 500 })(page);
      await page.goto('/MyQr/places');
      await page.getByText('could not be loaded').waitFor();
    }),
    ofOwner('page of a code', async (page) => {
      await page.goto(`/MyQr/${walnut.id}`);
      await page.getByText('What people ask here').waitFor();
      await page.getByText('See the conversations').waitFor();
    }),
    ofOwner('conversations', async (page) => {
      await page.goto(`/conversations?place=${walnut.id}`);
      await page.getByText(`Place: ${long}`).first().waitFor();
    }),
    ofOwner('rules of a code without any', async (page) => {
      await page.goto(`/MyQr/${other.id}`);
      await rules(page).getByText('No rules yet.').waitFor();
    }),
    ofOwner('rules that are incomplete', async (page) => {
      await rules(page).getByRole('button', { name: 'Add rule' }).click();
      await rules(page).getByRole('button', { name: 'Save rules' }).click();
      await rules(page).getByText('A rule needs a condition.').waitFor();
    }),
    ofOwner('rules of a code', async (page) => {
      await page.goto(`/MyQr/${url.id}`);
      await rules(page).getByText('Never reached').waitFor();
    }),
    ofOwner('rules while one is edited', async (page) => {
      await rules(page).getByRole('button', { name: 'Edit rule 3' }).click();
      await rules(page).getByLabel('From').waitFor();
    }),
    ofOwner('page of a code that leads nowhere', async (page) => {
      const at = new Date(Date.now() - 5 * 86_400_000).toISOString();
      inDatabase(
        `insert into link_checks (qr_id, address, failures, failing_since, problem, was_asked, was_reached, checked_at)
         values (?, ?, 3, ?, 'The site does not respond.', 0, 1, ?)`,
        dead.id,
        LONG,
        at,
        at,
      );
      inDatabase('update short_links set unreachable = ? where qr_id = ?', JSON.stringify([LONG]), dead.id);
      await page.goto(`/MyQr/${dead.id}`);
      await page.getByText('Not reachable since').first().waitFor();
    }),
    ofOwner('cards of codes', async (page) => {
      await page.goto('/MyQr');
      await page.getByText('Not reachable since').first().waitFor();
    }),
    ofGuest('who arrives', async (page) => {
      await page.goto(table.url);
      await page.getByRole('button', { name: 'What is the Wi-Fi here?' }).waitFor();
    }),
    ofGuest('at a place with a long name', async (page) => {
      await page.goto(walnut.url);
      await page.getByRole('button', { name: 'What is the Wi-Fi here?' }).waitFor();
    }),
    ofGuest('with replies', async (page) => {
      await page.goto(table.url);
      await ask('What is the Wi-Fi here?');
      await page
        .getByRole('log')
        .getByText(facts[0] ?? '', { exact: true })
        .waitFor();
      await ask('Where can I park my camper van?');
      await page.getByRole('log').getByText('camper').waitFor();
      await page.getByLabel('Message', { exact: true }).and(page.locator(':enabled')).waitFor();
    }),
    ofGuest('who wants a person', async (page) => {
      await press(page, /^Talk to a person/);
      await page.getByText('The team has been notified.').waitFor();
    }),
    ofGuest('with a person', async (page) => {
      await owner.page.goto(`/conversations?place=${table.id}`);
      await owner.page.getByRole('link', { name: 'What is the Wi-Fi here?' }).first().click();
      await press(owner.page, 'Take over');
      await owner.page.getByLabel('Your message').fill('Good morning! You can park behind the house.');
      await press(owner.page, 'Send');
      await page.getByText('You can park behind the house.').waitFor();
    }),
    ofGuest('without a network', async (page) => {
      await page.context().setOffline(true);
      await ask('Thank you!');
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    }),
    ofGuest('of a code that is paused', async (page) => {
      await post('/api/links/pause', { qrId: table.id, isPaused: true });
      await page.goto(`/c/${slugOf(table.url)}`);
    }),
    ofGuest('of an unknown code', (page) => page.goto('/c/no-such-code')),
    ofGuest('of an agent that is disabled', async (page) => {
      await post('/api/bot/update', { id: agentId, name: 'Rosa', ...bot, enabled: false });
      await page.goto(`/c/${slugOf(walnut.url)}`);
    }),
    ofGuest('who needs a password', (page) => page.goto(url.url)),
    ofGuest('with a wrong password', async (page) => {
      await page.getByLabel('Password').fill('open');
      await page.keyboard.press('Enter');
      await page.getByText('This password is not right.').waitFor();
    }),
  ];
  return { screens, end: () => site.end() };
}
