import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, isFull, type NewTab, test } from '../harness/journey';
import { type LiteralServer, startLiteralServer } from '../harness/literal-server';
import { type MailBox, startMailBox } from '../harness/mail-box';
import { type Pages, servePages } from '../harness/serve-pages';
import { openSiteDatabase } from '../harness/site-database';
import { type Site, startSite } from '../harness/start-site';
import { type StaticSite, startStaticSite } from '../harness/static-site';

/** The number of messages in the long conversation; a page loads 200 of them. */
const LENGTH = isFull ? 2_000 : 600;

test.describe('on a server without conversations', () => {
  // The browser logs what this server lacks.
  test.use({ expectedComplaints: / 40[14] / });

  let api: LiteralServer;
  let site: StaticSite;
  let page: Page;

  test.beforeAll(async ({ newOwner }) => {
    api = await startLiteralServer();
    site = await startStaticSite({ api: api.url });
    ({ page } = await newOwner({ url: site.url }));
  });
  test.afterAll(async () => {
    await page.context().close();
    await site.end();
    await api.end();
  });

  test('no link leads to conversations, and their pages say that they are not available', inFull(), async () => {
    await page.goto('/agent');
    await page.getByRole('heading', { name: 'My Agent Bots' }).waitFor();
    // The shell checks once whether the server has the call.
    await untilEqual(() => api.unknownCalls.has('GET /api/conversations'), true, 'the shell looks for conversations');
    // It checks again later if the page is left before the answer arrives.
    await page.waitForFunction(() => localStorage.getItem('SERVER_CALLS')?.includes('GET /api/conversations'));
    assert.equal(await page.getByRole('link', { name: 'Conversations' }).count(), 0);

    await page.goto('/conversations');
    await page.getByText('Conversations are not available on this server.').waitFor();
    assert.equal(await page.getByRole('tab').count(), 0);
    await page.goto('/conversations?tab=unanswered');
    await page.getByText('Unanswered questions are not available on this server.').waitFor();
    await page.goto('/conversations/7');
    await page.getByText(/conversations are not available on this server/).waitFor();
    await page.goto('/stop-mails?token=abc');
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByText('This is not available on this server.').waitFor();
  });

  test('no other screen requests conversations', inFull(), async () => {
    api.unknownCalls.clear();
    for (const path of ['/admin', '/agent', '/MyProfile', '/notifications']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('status', { name: 'Loading...' }).first().waitFor({ state: 'detached' });
    }
    const ours = [...api.unknownCalls].filter((call) =>
      /conversations|unanswered|answers|overview|mailAlerts/.test(call),
    );
    assert.deepEqual(ours, []);
  });
});

test.describe('with visitors on another site', () => {
  test.describe.configure({ mode: 'serial' });
  // The server restarts.
  test.use({ expectedComplaints: /notificationHub/ });

  let mailBox: MailBox;
  let site: Site;
  let pages: Pages;
  let owner: Page;
  let newTab: NewTab;

  test.beforeAll(async ({ newOwner, newTab: open }) => {
    newTab = open;
    mailBox = await startMailBox();
    site = await startSite({ SMTP_URL: mailBox.url });
    ({ page: owner } = await newOwner({ url: site.url }));
    pages = await servePages(new Map([['/open/index.html', await embedAgent()]]), '');
  });
  test.afterAll(async () => {
    await owner.context().close();
    await pages.end();
    await site.end();
    await mailBox.end();
  });

  /** Returns the response of the owner's server; null for 404. */
  function read<Answer>(path: string, body?: object): Promise<Answer | null> {
    return owner.evaluate(
      async ([address, sent]) => {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('TOKEN')}`,
        };
        const answer = await fetch(address ?? '', sent ? { method: 'POST', headers, body: sent } : { headers });
        const text = await answer.text();
        return answer.status === 404 ? null : JSON.parse(text || 'null');
      },
      [path, body && JSON.stringify(body)] as const,
    );
  }

  /** Creates an agent whose document contains only the opening hours, and returns a page with its widget. */
  async function embedAgent(): Promise<string> {
    await read('/api/bot/create', { name: 'Bakery help', description: 'Answers visitors.', enabled: true });
    const [bot] = (await read<{ id: string }[]>('/api/bot/getBots')) ?? [];
    assert.ok(bot);
    const content = '# Opening hours\n\nThe bakery opens at six in the morning, and closes at noon on Sundays.';
    await read('/api/v1.0/document/upload', {
      botId: bot.id,
      documents: [
        {
          documentId: 'hours',
          name: 'hours.md',
          type: 0,
          status: 0,
          base64Content: Buffer.from(content).toString('base64'),
        },
      ],
    });
    await untilEqual(async () => {
      const known = await read<{ documents: { status: number }[] }>(`/api/bot/getBot?botId=${bot.id}`);
      return known?.documents[0]?.status;
    }, 2);
    await read('/api/bot/createOrUpdateClient', { botId: bot.id, clientId: 'bakery-client', isActive: true });

    await owner.goto(`/agent/${bot.id}/info`);
    await owner.getByLabel('Starter questions').fill('When does the bakery open?');
    await owner.getByRole('switch', { name: 'Offer a person' }).click();
    await owner.getByRole('button', { name: 'Update' }).click();
    await owner.getByText('Agent updated!').waitFor();
    await owner.goto(`/agent/${bot.id}/settings`);
    const snippet = await owner.getByRole('textbox', { name: 'Embed code' }).inputValue();
    return `<!doctype html><html lang="en"><title>Bakery</title><h1>Bakery</h1>${snippet}`;
  }

  /** A visitor with a separate browser. */
  async function visit(): Promise<Page> {
    const { page } = await newTab(pages.url);
    await page.goto('/open/');
    await page.getByRole('button', { name: 'Open chat' }).click();
    return page;
  }
  /** Resolves when the reply asks whether it was helpful; only the newest reply asks. */
  async function ask(page: Page, question: string): Promise<void> {
    await page.getByLabel('Message', { exact: true }).fill(question);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const asked = page.locator('.turn', { has: page.getByText(question, { exact: true }) });
    await asked.locator('~ .turn').getByRole('button', { name: 'Not helpful' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Not helpful' }).count(), 1);
  }

  test('a visitor asks one question that has an answer, and one without an answer in two wordings', async () => {
    const visitor = await visit();
    await visitor.getByRole('button', { name: 'When does the bakery open?' }).click();
    await visitor
      .getByRole('log')
      .getByText(/six in the morning/)
      .waitFor();
    await visitor.getByRole('button', { name: 'Source: hours.md' }).waitFor();
    await visitor.getByRole('button', { name: 'Helpful', exact: true }).click();
    await ask(visitor, 'Is there parking for cars?');
    await ask(visitor, 'Do you have car parking?');
  });

  test('the owner finds the conversation, and exports it', async () => {
    await owner.goto('/admin');
    await owner.getByRole('link', { name: 'Conversations', exact: true }).click();
    await owner.getByLabel('Search').fill('parking');
    await owner.waitForURL(/search=parking/);
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    assert.match(await readFile(await download.path(), 'utf8'), /Is there parking for cars\?/);
    await owner.getByRole('link', { name: 'When does the bakery open?' }).click();
    await owner.getByText('Do you have car parking?').waitFor();
    await owner.getByText('Helpful', { exact: true }).waitFor();
    await owner.getByText('hours.md').first().waitFor();
  });

  test('the owner answers the open question once, and a third wording gets her answer', async () => {
    await owner.goto('/conversations?tab=unanswered');
    const group = owner.getByRole('article').filter({ hasText: /parking/ });
    await group.getByText('2', { exact: true }).waitFor();
    await group.getByRole('button', { name: 'Add answer' }).click();
    await owner.getByLabel('Answer', { exact: true }).fill('Park behind the house; the gate opens at seven.');
    await owner.getByRole('button', { name: 'Save' }).click();
    await group.waitFor({ state: 'detached' });

    const visitor = await visit();
    await ask(visitor, 'Can I park my car at your place?');
    await visitor
      .getByRole('log')
      .getByText(/gate opens at seven/)
      .waitFor();
    await visitor.getByText('Source: Answers').waitFor();
  });

  test('a visitor asks for a person, the owner gets an email, and her reply reaches the visitor by mail', async () => {
    await owner.goto('/MyProfile');
    await owner.getByLabel('Notify me').selectOption('person');
    await owner.getByText('Saved.').waitFor();
    const visitor = await visit();
    await visitor.getByRole('button', { name: 'Talk to a person' }).click();
    await visitor.getByLabel('Your name').fill('Grace Hopper');
    await visitor.getByLabel('Your email').fill('grace@example.com');
    await visitor.getByLabel('Message', { exact: true }).fill('Please call me back.');
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Send message' }).click();
    assert.match(await mailBox.next(), /Grace Hopper/);

    await owner.goto('/notifications');
    await owner
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await owner.getByRole('link', { name: 'Open', exact: true }).click();
    await owner.getByRole('blockquote').getByText('Please call me back.').waitFor();
    await owner.getByLabel('Your reply').fill('We open the gate for you.');
    await owner.getByRole('button', { name: 'Send reply' }).click();
    const reply = await mailBox.next();
    assert.match(reply, /grace@example\.com/);
    assert.match(reply, /We open the gate for you\./);
    await owner.getByRole('listitem').getByText('We open the gate for you.').waitFor();
  });

  test('a conversation, and all data of one visitor, can be deleted', async () => {
    await owner.goto('/conversations?outcome=served');
    await owner.getByRole('table').getByRole('link').first().click();
    await owner.getByText('Privacy', { exact: true }).click();
    await owner.getByRole('button', { name: 'Delete all data from this visitor' }).click();
    await owner.getByRole('button', { name: 'Delete everything', exact: true }).click();
    await owner.getByText(/conversations? deleted\./).waitFor();
    await owner.goto('/conversations');
    await owner.getByRole('link', { name: 'When does the bakery open?' }).click();
    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await owner.getByText('Conversation deleted.').waitFor();
    await owner.goto('/conversations');
    await owner.getByRole('heading', { name: 'Conversations', level: 1 }).waitFor();
    assert.equal(await owner.getByRole('link', { name: 'When does the bakery open?' }).count(), 0);
  });

  /** Changes stored data in a way that a visitor cannot within a test. */
  function store(sql: string, ...values: (string | number)[]): void {
    const database = openSiteDatabase(site);
    database.prepare(sql).run(values);
    database.close();
  }

  test('conversations older than the chosen limit are deleted', inFull(), async () => {
    const old = 'What is the oldest question?';
    const recent = 'What is the newest question?';
    for (const question of [old, recent]) {
      const visitor = await visit();
      await ask(visitor, question);
      // An open page would look for replies in a conversation that has been deleted.
      await visitor.close();
    }
    await owner.goto('/conversations');
    await owner.getByRole('link', { name: old }).waitFor();
    await owner.getByLabel('Keep conversations for').selectOption('30 days');
    await owner.getByRole('button', { name: 'Delete older ones' }).click();
    await owner.getByText('Saved.').waitFor();

    const before = Date.now() - 31 * 86_400_000;
    const aged = 'update conversations set activity = ?, last_activity = ?, created_at = ? where first_question = ?';
    // An open page would report that the server is down.
    await owner.goto('about:blank');
    await site.stop();
    store(aged, before * 1000, new Date(before).toISOString(), new Date(before).toISOString(), old);
    await site.restart();
    await owner.goto('/conversations');
    await owner.getByRole('link', { name: recent }).waitFor();
    await owner.getByRole('link', { name: old }).waitFor({ state: 'detached' });
    assert.equal(await owner.getByLabel('Keep conversations for').inputValue(), '30');
  });

  test('a long conversation opens at its end and loads earlier messages', async () => {
    const question = 'What is the longest question?';
    const visitor = await visit();
    await ask(visitor, question);
    await visitor.close();
    store(`with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${LENGTH - 1})
      insert into messages (id, conversation_row_id, position, sender, text, sources, outcome, created_at)
      select 'long-' || n, id, n, iif(n % 2, 'agent', 'visitor'), 'Message ' || n, iif(n % 2, '[]', null),
        iif(n % 2, 'answered', null), created_at from conversations, numbers where first_question = '${question}'`);
    store(`update conversations set messages = ${LENGTH} where first_question = '${question}'`);
    await owner.goto('/conversations');
    await owner.getByRole('link', { name: question }).click();
    await owner.getByText(`Message ${LENGTH - 1}`, { exact: true }).waitFor();
    // By tag, because queries by role take seconds for 2,000 messages.
    const shown = owner.locator('section ol > li');
    for (let page = 1; page < LENGTH / 200; page++) {
      await untilEqual(() => shown.count(), page * 200);
      await owner.locator('section button', { hasText: 'Earlier messages' }).click();
    }
    await untilEqual(() => shown.count(), LENGTH);
    assert.match((await shown.first().textContent()) ?? '', /What is the longest question\?/);
    assert.equal(await owner.locator('section button', { hasText: 'Earlier messages' }).count(), 0);
  });
});
