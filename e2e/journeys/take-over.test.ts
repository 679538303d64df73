import type { Page } from '@playwright/test';
import { startPostgres } from '../../server/test/support/postgres-cluster';
import { inFull, test } from '../harness/journey';
import { startPlainProxy } from '../harness/plain-proxy';
import { ask as askIn, beginChat, chatLog as log, type ShopWithChat, serveChat } from '../harness/serve-chat';
import { startSite } from '../harness/start-site';

// Messages about pages that the visitor's browser may not store, and about streams that end with the page.
let pages: ShopWithChat;
test.afterAll(async () => {
  await pages?.end();
});

const reads = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });

test('an owner takes over a chat, talks to the visitor and returns it to the assistant', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  pages = await serveChat(site, token, ['/open/']);

  const { page: visitor } = await newTab(pages.url);
  const loaded: string[] = [];
  const ask = (text: string) => askIn(visitor, text);
  visitor.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visitor.goto('/open/');
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await log(visitor).getByText('automatic assistant').first().waitFor();
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

  // The owner is still in the chat after the visitor reloads the page.
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await reads(visitor, 'Good morning!');
  await field.fill('No, a person.');
  await field.press('Enter');
  await reads(visitor, 'No, a person.');
  // The field remains in the window, and does not hide the newest message.
  const newest = transcript(owner).getByText('No, a person.', { exact: true });
  await test
    .expect(async () => {
      const [message, composer] = await Promise.all([newest.boundingBox(), field.boundingBox()]);
      if (!message || !composer) throw new Error('Nothing to compare.');
      test.expect(message.y).toBeGreaterThan(56);
      test.expect(message.y + message.height).toBeLessThan(composer.y - 40);
      test.expect(composer.y + composer.height).toBeLessThan(800);
    })
    .toPass();

  await owner.getByRole('button', { name: 'Return to assistant' }).click();
  await log(visitor)
    .getByText(/ left$/)
    .waitFor();
  await reads(visitor, 'The automatic assistant is back.');
  await ask('Hello!');
  await log(visitor)
    .getByText(/I am Rosa/)
    .nth(1)
    .waitFor();
  test.expect(await log(visitor).getByText('Good morning!', { exact: true }).count()).toBe(1);
  await transcript(owner).getByText('The assistant is back').waitFor();
});

test.describe('on two instances behind a plain proxy', () => {
  // Each instance is killed once while both pages use it.
  test.use({ expectedComplaints: /ERR_|No response from server|notificationHub|chat\/events|already registered/ });

  test('the chat continues when either instance is killed', inFull(), async ({ newOwner, newTab }) => {
    const postgres = await startPostgres();
    test.skip(postgres === null, 'PostgreSQL was not found');
    const env = { DATABASE_URL: postgres?.url ?? '' };
    const instances = [await startSite(env), await startSite(env)];
    const proxy = await startPlainProxy(instances.map(({ url }) => url));
    try {
      const { page: owner, token } = await newOwner({ url: proxy.url });
      const shop = await serveChat(proxy, token, ['/open/']);
      const { page: visitor } = await newTab(shop.url);
      const ask = (text: string) => askIn(visitor, text);
      await visitor.goto('/open/');
      await beginChat(visitor);
      await owner.goto('/conversations');
      await owner.getByRole('link', { name: 'Hello!' }).click();
      await owner.getByRole('button', { name: 'Take over' }).click();
      const field = owner.getByLabel('Your message');
      const say = async (text: string) => {
        await field.fill(text);
        await field.press('Enter');
        await reads(visitor, text);
      };
      await say('Good morning!');
      for (const [at, instance] of instances.entries()) {
        await instance.kill();
        await say(`Still here ${at}`);
        await ask(`Good to know ${at}`);
        await transcript(owner).getByText(`Good to know ${at}`).waitFor();
        await instance.restart();
      }
      await field.pressSequentially('By');
      await visitor.getByText(/ is typing$/).waitFor();
      await owner.getByRole('button', { name: 'Return to assistant' }).click();
      await reads(visitor, 'The automatic assistant is back.');
      for (const text of ['Good morning!', 'Still here 0', 'Still here 1']) {
        test.expect(await log(visitor).getByText(text, { exact: true }).count(), text).toBe(1);
      }
      await shop.end();
    } finally {
      await proxy.end();
      for (const instance of instances) await instance.end();
      await postgres?.stop();
    }
  });
});
