import { test } from '../harness/journey';
import { beginChat, chatLog as log, type ShopWithChat, serveChat } from '../harness/serve-chat';

let pages: ShopWithChat;
test.afterAll(async () => {
  await pages?.end();
});

test('after the person has left, a visitor rates the chat with one press and a comment, and the owner sees both', async ({
  site,
  newOwner,
  newTab,
}) => {
  const { page: owner, token } = await newOwner();
  pages = await serveChat(site, token, ['/']);

  const { page: visitor } = await newTab(pages.url);
  await visitor.goto('/');
  const question = visitor.getByRole('group', { name: 'How was this conversation?' });
  await beginChat(visitor);

  await owner.goto('/conversations');
  await owner.getByRole('link', { name: 'Hello!' }).click();
  await owner.getByRole('button', { name: 'Take over' }).click();
  await owner.getByLabel('Your message').fill('Good morning!');
  await owner.getByRole('button', { name: 'Send', exact: true }).click();
  await log(visitor).getByText('Good morning!', { exact: true }).waitFor();
  test.expect(await question.count()).toBe(0);
  await owner.getByRole('button', { name: 'Return to assistant' }).click();

  // By keyboard: the question precedes the field, and does not take the focus from it.
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

  // The visitor is not asked a second time.
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await log(visitor).getByText('Good morning!', { exact: true }).waitFor();
  test.expect(await question.count()).toBe(0);
});
