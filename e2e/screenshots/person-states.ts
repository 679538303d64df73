import type { Page } from '@playwright/test';
import type { Tab, TabOptions } from '../../tooling/browser/open-browser';
import { startMailBox } from '../harness/mail-box';
import type { Screen } from '../harness/screens';
import { type Pages, servePages } from '../harness/serve-pages';
import { registerOwner } from '../harness/sign-up';
import { openSiteDatabase } from '../harness/site-database';
import { startSite } from '../harness/start-site';
import { pageWithWidget } from './widget-states';

type OpenTab = (url: string, options?: TabOptions) => Promise<Tab>;

/**
 * A site with mail, an owner in her dashboard and a visitor on a page of her site, with what both see while a person is
 * in the chat.
 */
export interface PersonStates {
  readonly screens: readonly Screen[];
  end(): Promise<void>;
}

const ALWAYS = [{ opens: '00:00', closes: '24:00' }];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const week = (ranges: object[]) => Object.fromEntries(DAYS.map((day) => [day, ranges]));
const hours = (week: object) => ({ timeZone: 'Europe/Berlin', tables: [{ name: '', week, exceptions: [] }] });
/** Opening hours on only one day: three days from now. */
const later = () => {
  const day = DAYS[(new Date().getUTCDay() + 2) % 7] ?? 'mon';
  return { ...week([]), [day]: [{ opens: '09:00', closes: '18:00' }] };
};

/** The states of waiting, talking and rating, in the order of a chat: each begins where the previous one ended. */
export async function personStates(openTab: OpenTab): Promise<PersonStates> {
  const mailBox = await startMailBox();
  const site = await startSite({ SMTP_URL: mailBox.url, MAIL_FROM: 'desk@hotel.example' });
  const { token } = await registerOwner(site.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (address: string, data: object) =>
    fetch(site.url + address, { method: 'POST', headers, body: JSON.stringify(data) });
  await post('/api/bot/create', { name: 'Rosa', description: 'Answers the guests of the hotel.', enabled: true });
  const [{ id: botId }] = (await (await fetch(`${site.url}/api/bot/getBots`, { headers })).json()) as [{ id: string }];
  const clientId = `person-${botId}`;
  await post('/api/bot/createOrUpdateClient', { botId, clientId, isActive: true });
  const chatOptions = { starterQuestions: [], offersPerson: true, showsSources: true, privacyUrl: '' };
  await post('/api/bot/update', { id: botId, name: 'Rosa', description: 'Answers.', enabled: true, chatOptions });
  const shop = pageWithWidget(site.url, clientId, 'Rosa');
  const pages: Pages = await servePages(new Map([['/index.html', shop]]), '');
  const owner = await openTab(site.url, { token });
  const visitor = await openTab(pages.url);
  for (const { page } of [owner, visitor]) {
    page.setDefaultTimeout(15_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  const { page: chat } = visitor;
  const message = () => chat.getByLabel('Message', { exact: true });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  async function ask(question: string) {
    await message().fill(question);
    await press(chat, 'Send');
  }
  async function openChat() {
    await chat.goto('/');
    await chat.getByRole('button', { name: /^Open chat/ }).click();
  }
  async function openConversation(page: Page) {
    await page.goto('/conversations');
    await page.getByRole('link', { name: 'Hello!' }).first().click();
    await page.getByRole('region', { name: 'Transcript' }).waitFor();
  }
  const ofOwner = (name: string, open: (page: Page) => Promise<unknown>): Screen => ({ name, watched: owner, open });
  const ofVisitor = (name: string, open: () => Promise<unknown>): Screen => ({ name, watched: visitor, open });
  const screens = [
    ofVisitor('A person: widget outside of the hours', async () => {
      await post('/api/bot/setOpeningHours', { botId, ...hours(later()) });
      await openChat();
      await ask('Hello!');
      await chat.getByText(/I am Rosa/).waitFor();
      await press(chat, 'Talk to a person');
      await chat
        .getByRole('status')
        .filter({ hasText: /Leave your email/ })
        .waitFor();
    }),
    ofVisitor('A person: widget of a visitor who waits', async () => {
      await post('/api/bot/setOpeningHours', { botId, ...hours(week(ALWAYS)) });
      await owner.page.goto('/MyQr');
      await press(chat, 'New conversation');
      await ask('Hello!');
      await chat.getByText(/I am Rosa/).waitFor();
      await press(chat, 'Talk to a person');
      await chat.getByText(/may join here/).waitFor();
    }),
    ofOwner('A person: toast of a visitor who waits', (page) =>
      page
        .getByRole('status')
        .filter({ hasText: /is waiting for a person/ })
        .waitFor(),
    ),
    ofOwner('A person: conversations with a visitor who waits', async (page) => {
      await page.goto('/conversations');
      await page.getByText('Waiting', { exact: true }).first().waitFor();
    }),
    ofOwner('A person: conversation that waits', openConversation),
    ofVisitor('A person: widget after the wait', async () => {
      const database = openSiteDatabase(site);
      database.exec("update conversations set stay_until = '2026-01-01T00:00:00.000Z' where speaker = 'waiting'");
      database.close();
      await chat.getByText(/Nobody is free/).waitFor();
    }),
    ofVisitor('A person: widget with a message that was sent', async () => {
      await chat.getByLabel('Your name').fill('Vera');
      await chat.getByLabel('Your email').fill('vera@example.com');
      await chat.getByRole('checkbox').check();
      await press(chat, 'Send message');
      await chat.getByText(/vera@example\.com/).waitFor();
    }),
    ofOwner('A person: conversation with a mail address', openConversation),
    ofVisitor('A person: widget with a person who types', async () => {
      await press(owner.page, 'Take over');
      await owner.page.getByLabel('Your message').fill('Good morning, Vera! Which room is cold?');
      await press(owner.page, 'Send');
      await chat.getByText('Good morning, Vera!').waitFor();
      await chat.clock.install();
      await owner.page.getByLabel('Your message').fill('I can send somebody at once.');
      await chat.getByText(/is typing/).waitFor();
    }),
    ofOwner('A person: conversation of a visitor who types', async () => {
      await message().fill('Room 12, since last night.');
      await message().press('Enter');
      await owner.page.getByRole('region', { name: 'Transcript' }).getByText('Room 12').waitFor();
      await owner.page.getByRole('button', { name: 'Note', exact: true }).click();
      await owner.page.getByLabel('Internal note').fill('The heating of room 12 was repaired in October.');
      await press(owner.page, 'Add note');
      await owner.page.getByText('Internal note · Ada').waitFor();
    }),
    ofVisitor('A person: widget with a rating', async () => {
      await press(owner.page, 'Return to assistant');
      await chat.getByRole('group', { name: /How was/ }).waitFor();
    }),
    ofVisitor('A person: widget with words of a rating', async () => {
      await press(chat, 'Good');
      await chat.getByText(/Thank you for your rating/).waitFor();
    }),
    ofOwner('A person: conversation that is done', async (page) => {
      await press(page, 'Mark as done');
      await page.getByRole('button', { name: 'Reopen' }).waitFor();
    }),
    ofVisitor('A person: launcher with a reply', async () => {
      await chat.goto('about:blank');
      await owner.page.getByRole('button', { name: 'Email', exact: true }).click();
      await owner.page.getByLabel('Your reply').fill('Your room is warm again.');
      await press(owner.page, 'Send reply');
      await owner.page.getByText('Reply sent.').waitFor();
      await chat.goto('/');
      await chat.getByRole('button', { name: /New reply/ }).waitFor();
    }),
    ofOwner('A person: numbers after a rating', (page) => page.goto('/conversations?tab=numbers')),
    ofOwner('A person: wait and hours of an agent', async (page) => {
      await page.goto(`/agent/${botId}/info`);
      await page.getByLabel('Wait for a person').waitFor();
    }),
    ofOwner('A person: sound of a visitor who waits', async (page) => {
      await page.goto('/MyProfile');
      await page.getByRole('switch', { name: /sound/i }).waitFor();
    }),
  ];
  return {
    screens,
    async end() {
      await pages.end();
      await site.end();
      await mailBox.end();
    },
  };
}
