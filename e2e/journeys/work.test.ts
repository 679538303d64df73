import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { type MailBox, startMailBox } from '../harness/mail-box';
import { ask, beginChat, chatLog as log, type ShopWithChat, serveChat } from '../harness/serve-chat';
import { PASSWORD } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

let mailBox: MailBox;
let site: Site;
let pages: ShopWithChat;
test.beforeAll(async () => {
  mailBox = await startMailBox();
  site = await startSite({ SMTP_URL: mailBox.url, MAIL_FROM: 'desk@bakery.example' });
});
test.afterAll(async () => {
  await pages?.end();
  await site.end();
  await mailBox.end();
});

const NOTE = 'She is a regular guest.';
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function post<Answer>(path: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.equal(answer.status, 200, path);
  return JSON.parse((await answer.text()) || 'null');
}

test(
  'two people share the work on a conversation, and its visitor finds the reply in the chat when she returns',
  inFull(),
  async ({ newOwner, newTab }) => {
    const { page: ada, token, email } = await newOwner({ url: site.url });
    const { link } = await post<{ link: string }>('/api/people/invite', { email: 'grace@example.com' }, token);
    const joining = { firstName: 'Grace', lastName: 'Hopper', password: PASSWORD };
    await post('/api/people/join', { token: new URL(link).searchParams.get('token'), ...joining });
    const session = await post<{ token: string }>('/api/authentication/login', {
      email: 'grace@example.com',
      password: PASSWORD,
    });
    const { page: grace } = await newTab(site.url, { token: session.token });
    await mailBox.next();

    pages = await serveChat(site, token, ['/first/', '/second/']);
    const chatOptions = { starterQuestions: [], offersPerson: true, showsSources: true, privacyUrl: '' };
    const changes = { name: 'Rosa', description: 'x', enabled: true, chatOptions };
    await post('/api/bot/update', { id: pages.botId, ...changes }, token);

    const { page: visitor } = await newTab(pages.url);
    const looks: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().includes('/chat/events')) looks.push(new URL(request.url()).searchParams.get('once') ?? '');
    });
    await visitor.goto('/first/');
    await beginChat(visitor);
    await press(visitor, 'Talk to a person');
    await visitor.getByLabel('Your name').fill('Vera');
    await visitor.getByLabel('Your email').fill('vera@example.com');
    await visitor.getByLabel(/I agree/).check();
    await press(visitor, 'Send message');
    await log(visitor)
      .getByText(/vera@example\.com/)
      .waitFor();
    await visitor.goto('about:blank');

    await ada.goto('/conversations');
    await ada.getByRole('link', { name: 'Hello!' }).click();
    await ada.getByLabel('Assign to').selectOption({ label: 'Grace Hopper' });
    await ada.getByText('Assigned to Grace.').waitFor();
    await ada.getByRole('heading', { level: 1 }).click();
    await ada.keyboard.press('n');
    await ada.keyboard.type(NOTE);
    await press(ada, 'Add note');
    await transcript(ada).getByText('Internal note · Ada').waitFor();
    await ada.getByRole('button', { name: 'Email', exact: true }).click();
    await ada.getByLabel('Your reply').fill('At nine.');
    await ada.getByText(/reply to the email goes to desk@bakery\.example/).waitFor();
    await press(ada, 'Send reply');
    await ada.getByText('Reply sent.').waitFor();
    const mail = await mailBox.next();
    assert.match(mail, /^From: "?Ada \(Analytical Bakery\)"? <desk@bakery\.example>/m);
    assert.ok(!mail.includes(email) && !mail.includes(NOTE));

    await grace.goto('/conversations');
    await grace.getByRole('tab', { name: 'Mine 1', exact: true }).click();
    await grace.getByRole('link', { name: 'Hello!' }).click();
    await transcript(grace).getByText(NOTE).waitFor();
    await grace.getByLabel('Status').selectOption('Done');
    await grace.getByRole('button', { name: 'Reopen' }).waitFor();
    await grace.getByRole('link', { name: 'All conversations' }).click();
    await grace.getByRole('tab', { name: 'Mine', exact: true, selected: true }).waitFor();

    // The visitor returns to another page of the site.
    looks.length = 0;
    await visitor.goto('/second/');
    await visitor.getByRole('button', { name: 'Open chat: New reply' }).waitFor();
    assert.deepEqual(looks, ['now']);
    await press(visitor, 'Open chat: New reply');
    await log(visitor).getByText('At nine.', { exact: true }).waitFor();
    await log(visitor).getByText('Ada replied', { exact: true }).waitFor();
    await ask(visitor, 'Hello!');
    await grace.getByRole('tab', { name: 'Mine 1', exact: true }).waitFor();
    assert.equal(await log(visitor).getByText('At nine.', { exact: true }).count(), 1);
    assert.equal(await log(visitor).getByText(NOTE).count(), 0);
    await visitor.reload();
    await visitor.getByRole('button', { name: 'Open chat', exact: true }).waitFor();

    // Nobody else's page makes such a call.
    const { page: stranger } = await newTab(pages.url);
    const calls: string[] = [];
    stranger.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await stranger.goto('/second/');
    await stranger.getByRole('button', { name: 'Open chat' }).waitFor();
    assert.deepEqual(
      calls.filter((path) => path.startsWith('/api/')),
      ['/api/v1/chat/look'],
    );
  },
);
