import type { Page } from '@playwright/test';
import type { Screen, Screens } from '../harness/screens';
import type { Site } from '../harness/start-site';

const TABS = ['info', 'client', 'documents', 'welcome', 'chat', 'settings'];

/** The screens of an owner who tries the demonstration hotel, with the data of a working day. */
export async function demoScreens(site: Site, { guest: watched }: Screens): Promise<Screen[]> {
  await watched.page.goto('/admin');
  const token = await watched.page.evaluate(() => localStorage.getItem('TOKEN') ?? '');
  async function call<T>(path: string): Promise<T> {
    const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as T;
  }
  const [agent] = (await call<{ id: string }[]>('/api/bot/getBots')).slice(-1);
  const { conversations } = await call<{ conversations: { id: string }[] }>('/api/conversations');
  const links = await call<{ qrId: string; visits: number }[]>('/api/links/list');
  const code = links.toSorted((one, other) => other.visits - one.visits)[0];
  const paths = [
    '/admin',
    '/agent',
    ...TABS.map((tab) => `/agent/${agent?.id}/${tab}`),
    '/conversations',
    `/conversations/${conversations[0]?.id}`,
    '/conversations?tab=unanswered',
    '/conversations?tab=numbers',
    '/MyQr',
    `/MyQr/${code?.qrId}`,
    '/notifications',
  ];
  /** What the server says while an agent reads a site, and afterwards. */
  const reading = { isReading: true, read: 7, found: 23, failed: 0, error: null, topics: [] };
  const done = { ...reading, isReading: false, read: 23, topics: ['What does breakfast cost?', 'When is check-in?'] };
  const firstMinutes = [
    { name: 'Demo agent that reads a site', progress: reading },
    { name: 'Demo agent that answers', progress: done },
  ].map(({ name, progress }) => ({
    name,
    watched,
    path: `/start?agent=${agent?.id}`,
    async open(page: Page) {
      await page.route('**/api/start?*', (route) =>
        route.fulfill({ json: { ...progress, newest: ['Prices 2026', 'Rooms at the lake', 'Arrival'] } }),
      );
      // Its documents came from a site.
      await page.route('**/api/bot/getBot?*', async (route) => {
        const answer = await route.fetch();
        const bot = (await answer.json()) as { documents: object[] };
        const documents = bot.documents.map((known) => ({ ...known, sourceAddress: 'https://larkspur.example/' }));
        await route.fulfill({ response: answer, json: { ...bot, documents } });
      });
      await page.goto(`/start?agent=${agent?.id}`);
      await page.getByLabel('Message', { exact: true }).waitFor();
    },
  }));
  const screens = paths.map((path) => ({
    name: `Demo ${path.replace(/\/[0-9a-f-]{36}/, '/:id')}`,
    watched,
    path,
    async open(page: Page) {
      await page.goto(path);
      // Cards and charts load when they come into view.
      await page.evaluate(async () => {
        for (let at = 0; at < document.body.scrollHeight; at += 400) {
          scrollTo(0, at);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        scrollTo(0, 0);
      });
    },
  }));
  return [...screens, ...firstMinutes];
}
