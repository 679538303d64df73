import type { Page } from '@playwright/test';
import { test } from '../harness/journey';
import { type Pages, servePages } from '../harness/serve-pages';

// The messages of pages that the visitor's browser may not store, and of streams that end with the page.
let pages: Pages;
test.afterAll(async () => {
  await pages?.end();
});

const log = (page: Page) => page.getByRole('log');
const reads = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });

test('an owner takes over a chat, talks to the visitor and returns it to the assistant', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  const call = (path: string, data: object) =>
    owner.request.post(`${site.url}${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  await call('/api/bot/create', { name: 'Rosa', description: 'Answers visitors.', enabled: true });
  const bots = await owner.request.get(`${site.url}/api/bot/getBots`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [{ id: botId }] = (await bots.json()) as [{ id: string }];
  const clientId = `take-over-${botId}`;
  await call('/api/bot/createOrUpdateClient', { botId, clientId, isActive: true });
  const config = JSON.stringify({ api: site.url, clientId, name: 'Rosa', hasOptions: true });
  const script = `<script src="${site.url}/admin/remotes/agents/widget/chatbot-widget.js" data-config='${config}'></script>`;
  pages = await servePages(new Map([['/open/index.html', `<!doctype html><title>Shop</title><body>${script}`]]), '');

  const { page: visitor } = await newTab(pages.url);
  const loaded: string[] = [];
  visitor.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visitor.goto('/open/');
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await log(visitor).getByText('automatic assistant').first().waitFor();
  const ask = async (text: string) => {
    await visitor.getByLabel('Message', { exact: true }).fill(text);
    await visitor.getByRole('button', { name: 'Send' }).click();
  };
  await ask('Hello!');
  await log(visitor)
    .getByText(/I am Rosa/)
    .waitFor();
  const livePart = () => loaded.filter((path) => path.endsWith('/chatbot-widget-live.js')).length;
  test.expect(livePart()).toBe(0);

  await owner.goto('/conversations');
  await owner.getByText('Live', { exact: true }).first().waitFor();
  await owner.getByRole('link', { name: 'Hello!' }).click();
  await owner.getByRole('button', { name: 'Take over' }).click();
  const field = owner.getByLabel('Your message');
  await field.waitFor();
  await log(visitor)
    .getByText(/ joined$/)
    .waitFor();
  test.expect(livePart()).toBe(1);

  await field.pressSequentially('Good');
  await visitor.getByText(/ is typing$/).waitFor();
  await field.fill('Good morning!');
  await owner.getByRole('button', { name: 'Send', exact: true }).click();
  await reads(visitor, 'Good morning!');
  await visitor.getByLabel('Message', { exact: true }).pressSequentially('Good');
  await owner.getByText('The visitor is typing…').waitFor();
  await ask('Good morning, Rosa?');
  await transcript(owner).getByText('Good morning, Rosa?').waitFor();

  // She stays after the visitor loads the page again.
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await reads(visitor, 'Good morning!');
  await field.fill('No, a person.');
  await field.press('Enter');
  await reads(visitor, 'No, a person.');

  await owner.getByRole('button', { name: 'Return to assistant' }).click();
  await log(visitor)
    .getByText(/ left$/)
    .waitFor();
  await reads(visitor, 'The automatic assistant answers again.');
  await ask('Hello!');
  await log(visitor)
    .getByText(/I am Rosa/)
    .nth(1)
    .waitFor();
  test.expect(await log(visitor).getByText('Good morning!', { exact: true }).count()).toBe(1);
  await transcript(owner).getByText('The assistant answers again').waitFor();
});
