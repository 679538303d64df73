import type { Page } from '@playwright/test';
import { test } from '../harness/journey';
import { type Pages, servePages } from '../harness/serve-pages';

let pages: Pages;
test.afterAll(async () => {
  await pages?.end();
});

const log = (page: Page) => page.getByRole('log');

test('a visitor rates a chat with one press and words after the person has left, and the owner sees both', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, data: object) => owner.request.post(`${site.url}${path}`, { data, headers });
  await call('/api/bot/create', { name: 'Rosa', description: 'Answers visitors.', enabled: true });
  const [{ id: botId }] = (await (await owner.request.get(`${site.url}/api/bot/getBots`, { headers })).json()) as [
    { id: string },
  ];
  const clientId = `ratings-${botId}`;
  await call('/api/bot/createOrUpdateClient', { botId, clientId, isActive: true });
  const config = JSON.stringify({ api: site.url, clientId, name: 'Rosa', hasOptions: true });
  const script = `<script src="${site.url}/admin/remotes/agents/widget/chatbot-widget.js" data-config='${config}'></script>`;
  pages = await servePages(new Map([['/index.html', `<!doctype html><title>Shop</title><body>${script}`]]), '');

  const { page: visitor } = await newTab(pages.url);
  await visitor.goto('/');
  const question = visitor.getByRole('group', { name: 'How was this conversation?' });
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await visitor.getByLabel('Message', { exact: true }).fill('Hello!');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await log(visitor)
    .getByText(/I am Rosa/)
    .waitFor();

  await owner.goto('/conversations');
  await owner.getByRole('link', { name: 'Hello!' }).click();
  await owner.getByRole('button', { name: 'Take over' }).click();
  await owner.getByLabel('Your message').fill('Good morning!');
  await owner.getByRole('button', { name: 'Send', exact: true }).click();
  await log(visitor).getByText('Good morning!', { exact: true }).waitFor();
  test.expect(await question.count()).toBe(0);
  await owner.getByRole('button', { name: 'Return to assistant' }).click();

  // By keyboard: the question is before the field, and does not take its focus.
  await question.waitFor();
  await question.getByRole('button', { name: 'Not good' }).focus();
  await visitor.keyboard.press('Enter');
  await question.getByText('Thank you for your rating.').waitFor();
  await question.getByLabel(/add something/).fill('It took a while.');
  await question.getByRole('button', { name: 'Send' }).click();
  await question.getByLabel(/add something/).waitFor({ state: 'hidden' });

  await owner.getByText('It took a while.').waitFor();
  await owner.getByText('Not good', { exact: true }).waitFor();
  await owner.goto('/conversations?tab=numbers');
  const row = owner.getByRole('table', { name: 'By person' }).getByRole('row').nth(1);
  await row.getByText('0 good, 1 not good').waitFor();
  test.expect(await owner.getByText('1 of 1 conversation', { exact: true }).count()).toBeGreaterThan(0);

  // Not a second time.
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await log(visitor).getByText('Good morning!', { exact: true }).waitFor();
  test.expect(await question.count()).toBe(0);
});
