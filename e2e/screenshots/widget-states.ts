import type { Tab, TabOptions } from '../../tooling/browser/open-browser';
import type { Screen, Screens } from '../harness/screens';
import { servePages } from '../harness/serve-pages';

/** Builds a page of another site with an agent's widget. */
export function pageWithWidget(siteUrl: string, clientId: string, name: string): string {
  const config = JSON.stringify({ api: siteUrl, clientId, name, hasOptions: true, theme: { colorScheme: 'auto' } });
  const script = `<script src="${siteUrl}/admin/remotes/agents/widget/chatbot-widget.js" data-config='${config}'></script>`;
  return `<!doctype html><html lang="en"><title>Hotel</title><meta name="viewport" content="width=device-width">
<style>:root { color-scheme: light dark } .dark { color-scheme: dark } body { font: 16px system-ui; margin: 10vh 8vw }</style>
<main><h1>Harbour Hotel</h1><p>Rooms with a view of the sea.</p></main>${script}</html>`;
}

export interface WidgetStates {
  readonly screens: readonly Screen[];
  end(): Promise<void>;
}

/** The widget of the demonstration hotel on a page of another site; the chat continues from state to state. */
export async function widgetStates(
  siteUrl: string,
  { guest }: Screens,
  openTab: (url: string, options?: TabOptions) => Promise<Tab>,
): Promise<WidgetStates> {
  await guest.page.goto('/admin');
  const token = await guest.page.evaluate(() => localStorage.getItem('TOKEN') ?? '');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${siteUrl}/api/bot/getBots`, { headers });
  const bots = (await answer.json()) as { id: string; name: string }[];
  const botId = bots.find(({ name }) => name === 'Reception Desk')?.id ?? '';
  const clientId = `widget-${botId}`;
  const client = JSON.stringify({ botId, clientId, isActive: true });
  await fetch(`${siteUrl}/api/bot/createOrUpdateClient`, { method: 'POST', headers, body: client });
  const shop = pageWithWidget(siteUrl, clientId, 'Reception Desk');
  const pages = await servePages(new Map([['/index.html', shop]]), '');
  const visitor = await openTab(pages.url);
  const { page } = visitor;
  page.setDefaultTimeout(15_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const message = page.getByLabel('Message', { exact: true });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  /** Ends with the reply to this question. */
  async function ask(question: string) {
    await message.fill(question);
    await press('Send');
    const turn = page.locator('.turn', { has: page.getByText(question, { exact: true }) });
    await turn.locator('~ .turn .line').waitFor();
  }
  const of = (name: string, open: () => Promise<unknown>): Screen => ({
    name: `Widget: ${name}`,
    watched: visitor,
    open,
  });
  const screens = [
    of('closed', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open chat' }).waitFor();
    }),
    of('open', async () => {
      await press('Open chat');
      await page.getByRole('button', { name: 'When is check-in?' }).waitFor();
    }),
    of('with a reply', async () => {
      await press('When is check-in?');
      await page.getByRole('button', { name: 'Helpful', exact: true }).waitFor();
    }),
    of('with a passage', () => press(/^Source: /)),
    of('that is not sure', () => ask('How much is a balcony for a long weekend in the spring?')),
    of('that found nothing', () => ask('Who won the football world cup in 1954?')),
    of('while a reply is made', async () => {
      await page.route('**/sendMessage*', () => new Promise(() => undefined));
      await message.fill('Is breakfast included?');
      await press('Send');
    }),
    of('with a message that was not sent', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route('**/sendMessage*', (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await press('Open chat');
      await message.fill('Is breakfast included?');
      await press('Send');
      await page.getByRole('button', { name: 'Retry' }).first().waitFor();
    }),
    of('with an older message that was not sent', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await ask('When is check-out?');
    }),
    of('form for a person', () => press('Talk to a person')),
    of('form for a person with errors', () => press('Send message')),
  ];
  return { screens, end: () => pages.end() };
}
