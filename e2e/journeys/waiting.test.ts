import type { Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { beginChat, type ShopWithChat, serveChat } from '../harness/serve-chat';
import { openSiteDatabase } from '../harness/site-database';
import type { Site } from '../harness/start-site';

// Messages about pages that the visitor's browser may not store, and about streams that end with the page.
let pages: ShopWithChat;
test.afterEach(async () => {
  await pages?.end();
});

const { expect } = test;

/** Opens an agent that offers a person, on a page of the owner's site. */
async function openShop(site: Site, owner: Page, token: string): Promise<void> {
  pages = await serveChat(site, token);
  await owner.goto(`/agent/${pages.botId}/info`);
  await owner.getByRole('switch', { name: /^Offer a person/ }).check();
  await owner.getByLabel('Wait for a person').selectOption('5 minutes');
  await owner.getByRole('button', { name: 'Update' }).click();
  await owner.getByText('Agent updated!').waitFor();
}

/** Asks a question, then for a person. */
async function wantPerson(visitor: Page): Promise<void> {
  await visitor.goto('/shop/');
  await beginChat(visitor);
  await visitor.getByRole('button', { name: 'Talk to a person' }).click();
  await visitor.getByLabel('Your name').waitFor();
  await visitor.getByText('Somebody may join here within 5 minutes.').waitFor();
}

test('a visitor asks for a person, and the owner takes over from the notice in her dashboard', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  await openShop(site, owner, token);
  await owner.goto('/MyQr');
  await owner.getByRole('heading', { name: 'My QR', level: 1 }).waitFor();
  const { page: visitor } = await newTab(pages.url);
  await wantPerson(visitor);
  await visitor.getByLabel('Your name').fill('Vera');
  await visitor.getByLabel('Message', { exact: true }).fill('My room is cold.');

  const notice = owner.getByRole('status').filter({ hasText: /is waiting for a person in the chat of Rosa: Hello!/ });
  await notice.waitFor();
  await expect(owner).toHaveTitle('(1) Visitor waiting · Frontdesk');
  // On the smallest phone, text and link are on separate lines.
  const size = owner.viewportSize();
  await owner.setViewportSize({ width: 320, height: 640 });
  const link = owner.getByRole('link', { name: 'Open conversation' });
  await expect.poll(async () => (await link.locator('..').boundingBox())?.height ?? 999).toBeLessThan(100);
  await owner.setViewportSize(size ?? { width: 1280, height: 800 });
  await expect(link).toBeVisible();
  await owner.getByRole('link', { name: 'Open conversation' }).click();
  await owner.getByText('Waiting', { exact: true }).first().waitFor();
  await expect(owner).toHaveTitle(/^Conversation/);
  await expect(notice).toHaveCount(0);
  await owner.getByRole('button', { name: 'Take over' }).click();

  await visitor.getByText(/ joined$/).waitFor();
  await expect(visitor.getByLabel('Your name')).toHaveCount(0);
  await expect(visitor.getByText('Somebody may join here')).toHaveCount(0);
  await expect(visitor.getByLabel('Message', { exact: true })).toHaveValue('My room is cold.');
  await visitor.getByLabel('Message', { exact: true }).press('Enter');
  await owner.getByText('My room is cold.').first().waitFor();
});

test(
  'when nobody joins, the assistant keeps answering and the chat asks for an email',
  inFull(),
  async ({ site, newOwner, newTab }) => {
    const { page: owner, token } = await newOwner();
    await openShop(site, owner, token);
    const { page: visitor } = await newTab(pages.url);
    await wantPerson(visitor);
    await visitor.getByRole('button', { name: 'Back to the chat' }).click();
    await visitor.getByText('Somebody may join here within 5 minutes.').waitFor();
    const message = visitor.getByLabel('Message', { exact: true });
    await message.fill('Hello!');
    await message.press('Enter');
    await visitor
      .getByText(/I am Rosa/)
      .nth(1)
      .waitFor();
    await owner.goto('/conversations?outcome=person');
    await owner.getByText('Waiting', { exact: true }).waitFor();

    // The wait is over.
    const database = openSiteDatabase(site);
    database.exec("update conversations set stay_until = '2026-01-01T00:00:00.000Z' where speaker = 'waiting'");
    database.close();
    await visitor.getByText('Nobody is free right now. Leave your email, and somebody will reply to you.').waitFor();
    await visitor.getByLabel('Your name').fill('Vera');
    await visitor.getByLabel('Your email').fill('vera@example.com');
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Send message' }).click();
    await visitor.getByText(/reply to vera@example\.com/).waitFor();
    await expect(visitor.getByText('Nobody is free right now')).toHaveCount(0);
  },
);
