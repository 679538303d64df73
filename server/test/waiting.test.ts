import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { updateBot } from '@frontdesk/shared/endpoints/bot';
import { askForPerson, waitForPerson } from '@frontdesk/shared/endpoints/chat';
import { getConversation } from '@frontdesk/shared/endpoints/conversation';
import * as live from '@frontdesk/shared/endpoints/live';
import { setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { setOpeningHours, WEEKDAYS } from '@frontdesk/shared/endpoints/opening-hours';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { buildApp } from '../src/app';
import { startChat } from './support/agents';
import { ApiClient } from './support/api-client';
import { CHAT_OPTIONS, conversationsOf, openDesk, withDatabase } from './support/desk';
import { hubClient, listen, received } from './support/hub-client';
import { mailTo, outbox } from './support/mail';
import { addMember } from './support/people';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';
import { followEvents } from './support/visitor-events';

const CONTACT = { name: 'Vera Blum', email: 'vera@example.com', message: '', consent: true as const };

/** Each visitor has a separate address, because the limits per address are low. */
let addresses = 0;
const newAddress = () => `10.4.${Math.floor(addresses / 200)}.${++addresses % 200}`;

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Opens a visitor's chat, and asks a question first if one is given. */
async function visit(test: TestApp, { clientId, site }: Desk, question = 'Hello!', address = newAddress()) {
  const chat = await startChat(site.from(address), clientId);
  if (question) await chat.ask(question);
  const { page, conversationId } = chat;
  const participantId = String(chat.participantId);
  const seat = { conversationId, participantId };
  const wait = () => page.call(waitForPerson, seat);
  const follow = async () => followEvents((await listen(test.app)).url, { clientId, ...seat });
  return { page, seat, wait, follow, ask: chat.ask };
}

async function configure({ owner, botId }: Desk, settings: object, chatOptions: object = CHAT_OPTIONS) {
  const agent = { id: botId, name: 'Rosa', description: 'x', enabled: true };
  await owner.call(updateBot, { ...agent, configuration: JSON.stringify(settings), chatOptions } as never);
}

/** Connects somebody's dashboard. */
async function dashboard(app: TestApp['app'], person: ApiClient) {
  const client = hubClient(`${(await listen(app)).url}/notificationHub`, person);
  const [notifications, ends, changes] = ['ReceiveNotification', 'ReceiveWaitEnd', 'ReceiveChange'].map((target) =>
    received(client, target),
  ) as [unknown[][], unknown[][], unknown[][]];
  await client.start();
  const waits = () =>
    notifications
      .map(([one]) => one as { title: string; message: string; link: string; waitMinutes?: number })
      .filter(({ waitMinutes }) => waitMinutes !== undefined);
  return { client, waits, ends, changes };
}

/** Makes every running wait and stay end now. */
const letTimePass = (test: TestApp) =>
  withDatabase(test, ({ db }) =>
    db
      .updateTable('conversations')
      .set({ stay_until: '2026-01-01T00:00:00.000Z' })
      .where('stay_until', 'is not', null)
      .execute(),
  );

const notified = async (owner: ApiClient) =>
  (await owner.call(getNotifications, {})).notifications.filter(({ title }) => title === 'Visitor waiting');

describe('A visitor who wants to talk to a person', () => {
  onOneDatabase('postgres', (test) => {
    it('is shown as waiting, and everybody in the dashboard is notified once, however often she asks', async () => {
      const desk = await openDesk(test);
      const { wait } = await visit(test, desk, 'Can I pay by card?');
      const page = await dashboard(test.app, desk.owner);
      const answers = await Promise.all(Array.from({ length: 100 }, wait));
      for (const { isWaiting, text } of answers) {
        assert.equal(isWaiting, true);
        assert.match(text, /^The team has been notified\. Somebody may join here within 2 minutes\./);
      }
      const [shown] = await conversationsOf(desk.owner);
      assert.deepEqual([shown?.speaker, shown?.outcome], ['waiting', 'person']);
      assert.ok(Math.abs(Date.now() - Date.parse(shown?.waitsSince ?? '')) < 60_000);
      await until(() => page.waits().length > 0, 'the dashboard is told');
      assert.equal((await notified(desk.owner)).length, 1);
      const [{ message, link, waitMinutes } = {}] = page.waits();
      assert.equal(message, 'Vera is waiting for a person in the chat of Rosa: Can I pay by card?');
      assert.deepEqual([link, waitMinutes], [`/conversations/${shown?.id}`, 2]);
      assert.equal(page.waits().length, 1);
      await page.client.stop();
    });

    it('can wait before her first message, and can keep asking the assistant', async () => {
      const desk = await openDesk(test);
      const { wait, ask } = await visit(test, desk, '');
      assert.equal((await wait()).isWaiting, true);
      assert.match((await ask('Hello!')).text, /I am Rosa/);
      const [{ id = '', speaker, firstQuestion } = {}] = await conversationsOf(desk.owner);
      assert.deepEqual([speaker, firstQuestion], ['waiting', 'Hello!']);
      await desk.owner.call(live.takeOverConversation, { id });
      assert.equal((await wait()).isWaiting, false);
    });

    it('is counted as one conversation when a person takes over before her first message', async () => {
      const desk = await openDesk(test);
      const { wait, ask } = await visit(test, desk, '');
      await wait();
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      await desk.owner.call(live.takeOverConversation, { id });
      await ask('Hello!');
      await desk.owner.call(live.returnToAssistant, { id });
      await ask('Hello!');
      assert.equal((await desk.owner.call(getOverview, { days: 7 })).conversations, 1);
    });

    it('sees a person join, which ends the wait in every dashboard', async () => {
      const desk = await openDesk(test);
      const { wait, follow } = await visit(test, desk);
      const page = await dashboard(test.app, desk.owner);
      await wait();
      const stream = await follow();
      await stream.seen('state');
      assert.deepEqual(stream.events[0]?.data['speaker'], 'waiting');
      assert.match(String(stream.events[0]?.data['text']), /within 2 minutes/);
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      await desk.owner.call(live.takeOverConversation, { id });
      await stream.seen('joined');
      await until(() => page.ends.length > 0, 'the dashboard is told');
      assert.deepEqual(page.ends, [[id]]);
      assert.equal((await conversationsOf(desk.owner))[0]?.waitsSince, null);
      await stream.close();
      await page.client.stop();
    });

    it('is told when nobody came, and may wait again, which causes another notification', async () => {
      const desk = await openDesk(test);
      const { wait, follow } = await visit(test, desk);
      await wait();
      const stream = await follow();
      await stream.seen('state');
      await letTimePass(test);
      await until(() => stream.events.at(-1)?.data['speaker'] === 'assistant', 'the wait ends');
      assert.match(String(stream.events.at(-1)?.data['text']), /^Nobody is free right now\. Leave your email/);
      await stream.close();
      assert.equal((await wait()).isWaiting, true);
      assert.equal((await notified(desk.owner)).length, 2);
    });

    it('may wait only a few times from one address; then the chat asks for her email', async () => {
      const desk = await openDesk(test);
      const codes: number[] = [];
      for (let at = 0; at < 31; at++) {
        const { page, seat } = await visit(test, desk, '', '10.3.2.1');
        codes.push((await page.send(waitForPerson, seat)).statusCode);
      }
      assert.deepEqual([...new Set(codes.slice(0, 30)), codes[30]], [200, 429]);
      const speakers = (await conversationsOf(desk.owner)).map(({ speaker }) => speaker);
      assert.equal(speakers.filter((speaker) => speaker === 'waiting').length, 30);
      assert.equal((await notified(desk.owner)).length, 30);
    });

    it('is counted once as a visitor who wants a person, even when she leaves an email', async () => {
      const desk = await openDesk(test);
      const { wait, page, seat } = await visit(test, desk);
      await wait();
      await page.call(askForPerson, { ...seat, ...CONTACT });
      const counts = await withDatabase(test, ({ db }) =>
        db
          .selectFrom('daily_counts')
          .select('count')
          .where('name', '=', 'persons')
          .where('agent_id', '=', desk.botId)
          .execute(),
      );
      assert.deepEqual(
        counts.map(({ count }) => Number(count)),
        [1],
      );
      assert.equal((await desk.owner.call(getOverview, { days: 7 })).conversations, 1);
      const [{ id = '', speaker } = {}] = await conversationsOf(desk.owner);
      assert.equal(speaker, 'waiting');
      assert.equal((await desk.owner.call(getConversation, { id })).contact?.email, CONTACT.email);
    });

    it('is not asked to leave an email again after she left one', async () => {
      const desk = await openDesk(test);
      const { wait, page, seat, follow } = await visit(test, desk);
      await wait();
      await page.call(askForPerson, { ...seat, ...CONTACT });
      const stream = await follow();
      await stream.seen('state');
      await letTimePass(test);
      await until(() => stream.events.at(-1)?.data['speaker'] === 'assistant', 'the wait ends');
      assert.equal(stream.events.at(-1)?.data['text'], '');
      await stream.close();
    });

    it('does not wait a second time when she leaves her email after nobody came', async () => {
      const desk = await openDesk(test);
      const { wait, page, seat } = await visit(test, desk);
      await wait();
      await letTimePass(test);
      await until(async () => (await conversationsOf(desk.owner))[0]?.speaker === 'assistant', 'the wait ends');
      await page.call(askForPerson, { ...seat, ...CONTACT });
      assert.equal((await conversationsOf(desk.owner))[0]?.speaker, 'assistant');
    });

    it('waits as long as the owner sets, or not at all', async () => {
      const desk = await openDesk(test);
      await configure(desk, { waitMinutes: 10 });
      assert.match((await (await visit(test, desk)).wait()).text, /within 10 minutes/);
      await configure(desk, { waitMinutes: 1 });
      assert.match((await (await visit(test, desk)).wait()).text, /within 1 minute\./);
      await configure(desk, { waitMinutes: 0 });
      const { wait, page, seat } = await visit(test, desk);
      assert.deepEqual(await wait(), { isWaiting: false, text: '' });
      await page.call(askForPerson, { ...seat, ...CONTACT });
      assert.deepEqual(
        (await conversationsOf(desk.owner)).map(({ speaker }) => speaker),
        ['assistant', 'waiting', 'waiting'],
      );
      assert.equal((await notified(desk.owner)).length, 2);
    });

    it('is told, outside the opening hours, when they next begin', async () => {
      const desk = await openDesk(test);
      await configure(desk, { language: 'de' });
      const hour = (ahead: number) => `${String((new Date().getUTCHours() + ahead) % 24).padStart(2, '0')}:00`;
      const save = (opens: string, closes: string) => {
        const week = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ opens, closes }]]));
        const tables = [{ name: '', week, exceptions: [] }];
        return desk.owner.call(setOpeningHours, { botId: desk.botId, timeZone: 'UTC', tables } as never);
      };
      await save(hour(10), hour(11));
      const { wait, page, seat } = await visit(test, desk);
      const { isWaiting, text } = await wait();
      assert.equal(isWaiting, false);
      assert.match(
        text,
        /^Jetzt geschlossen\. Wieder geöffnet (?:heute|morgen) ab \d{1,2}:00 Uhr\. Hinterlassen Sie Ihre E-Mail-Adresse/,
      );
      await page.call(askForPerson, { ...seat, ...CONTACT });
      assert.equal((await conversationsOf(desk.owner))[0]?.speaker, 'assistant');
      assert.deepEqual(await notified(desk.owner), []);
      await save('00:00', '24:00');
      assert.equal((await wait()).isWaiting, true);
    });

    it('is refused if the owner offers no person, and in the conversation of somebody else', async () => {
      const desk = await openDesk(test);
      const { page, seat } = await visit(test, desk);
      await page.refused(404, waitForPerson, { ...seat, participantId: 'nobody' });
      await page.refused(400, waitForPerson, { conversationId: seat.conversationId } as never);
      await configure(desk, {}, { ...CHAT_OPTIONS, offersPerson: false });
      assert.match(await page.refused(403, waitForPerson, seat), /you cannot talk to a person/);
    });

    it('is shown in a dashboard that opens during the wait, until somebody has opened her conversation', async () => {
      const desk = await openDesk(test);
      await (await visit(test, desk)).wait();
      const first = await dashboard(test.app, desk.owner);
      await until(() => first.waits().length > 0, 'the page is told');
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      assert.equal(first.waits()[0]?.link, `/conversations/${id}`);
      await desk.owner.call(getConversation, { id });
      const second = await dashboard(test.app, desk.owner);
      await (await visit(test, desk, 'Is there a lift?')).wait();
      await until(() => second.waits().length > 0, 'the other wait is pushed');
      assert.match(second.waits()[0]?.message ?? '', /Is there a lift/);
      await first.client.stop();
      await second.client.stop();
    });

    it('is first among those who want a person', async () => {
      const desk = await openDesk(test);
      await (await visit(test, desk)).wait();
      const later = await visit(test, desk);
      await later.page.call(askForPerson, { ...later.seat, ...CONTACT });
      await withDatabase(test, ({ db }) =>
        db
          .updateTable('conversations')
          .set({ speaker: 'assistant', stay_until: null })
          .where('contacted_at', 'is not', null)
          .execute(),
      );
      const speakers = async (filters: Record<string, string>) =>
        (await conversationsOf(desk.owner, filters)).map(({ speaker }) => speaker);
      assert.deepEqual(await speakers({}), ['assistant', 'waiting']);
      assert.deepEqual(await speakers({ outcome: 'person' }), ['waiting', 'assistant']);
    });

    it('triggers an email only while nobody has the dashboard open', async () => {
      const desk = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      const mails = async () =>
        (await outbox(test.config.dataDir, 0)).filter((mail) => mail.includes(desk.owner.email));
      const page = await dashboard(test.app, desk.owner);
      await (await visit(test, desk)).wait();
      await until(() => page.waits().length > 0, 'the dashboard is told');
      await page.client.stop();
      assert.deepEqual(await mails(), []);
      await until(async () => {
        await (await visit(test, desk, 'Is there a lift?')).wait();
        return (await mails()).length > 0;
      }, 'a mail arrives once the connection is closed');
      const [mail = ''] = await mails();
      const text = mail.replace(/=\r?\n/g, '');
      assert.match(text, /^Subject: A visitor is waiting for a person \(Rosa\)\r?$/m);
      assert.match(text, /will wait in the chat for 2 minutes\.[\s\S]*Is there a lift\?/);
    });

    it('causes at most five emails in two minutes to each person, which say how many are waiting, and a notification per wait', async () => {
      const desk = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      const wait = async () => (await visit(test, desk)).wait();
      await Promise.all(Array.from({ length: 8 }, wait));
      const grace = await addMember(test, desk.owner);
      await grace.call(setMailAlerts, { mail: 'person' });
      await wait();
      // The first email to her was the invitation.
      assert.match(await mailTo(test.config.dataDir, grace.email, 2), /9 visitors are waiting now\./);
      const mails = await outbox(test.config.dataDir, 0);
      assert.equal(mails.filter((mail) => mail.includes(desk.owner.email)).length, 5);
      assert.equal((await notified(desk.owner)).length, 9);
      if (test.engine === 'sqlite') return;
      // Two minutes later.
      await withDatabase(test, ({ db }) => db.deleteFrom('rate_limits').where('key', 'like', 'wait-mail%').execute());
      await wait();
      assert.match(await mailTo(test.config.dataDir, desk.owner.email, 6), /10 visitors are waiting now\./);
    });

    it('is not lost among very many conversations, while lists are refreshed', async () => {
      const desk = await openDesk(test);
      const page = await dashboard(test.app, desk.owner);
      for (let at = 0; at < 50; at++) {
        await (await startChat(desk.site.from(`10.3.0.${at}`), desk.clientId)).ask('Hello!');
      }
      await until(() => page.changes.length > 0, 'lists are refreshed');
      const before = page.changes.length;
      await (await visit(test, desk, 'A person, please!')).wait();
      await until(() => page.waits().length === 1, 'the wait is notified by itself');
      assert.match(page.waits()[0]?.message ?? '', /A person, please!/);
      await until(() => page.changes.length > before, 'lists are refreshed again');
      assert.ok(page.changes.length < 30, `${page.changes.length} refreshes for 51 conversations`);
      await page.client.stop();
    });
  });
});

describe('A waiting visitor on two instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('is notified on both, once, and no email is sent while somebody has the dashboard open on either', async () => {
    const other = await buildApp(test.config);
    const desk = await openDesk(test);
    await desk.owner.call(setMailAlerts, { mail: 'person' });
    const there = await dashboard(other, desk.owner);
    const stored = () => withDatabase(test, ({ db }) => db.selectFrom('dashboards').selectAll().execute());
    await until(async () => (await stored()).length > 0, 'the other instance knows of it');
    const { seat, wait } = await visit(test, desk);
    const elsewhere = new ApiClient(other, { client_id: desk.clientId, origin: 'https://shop.example' });
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? wait() : elsewhere.call(waitForPerson, seat))));
    await until(() => there.waits().length > 0, 'the dashboard there is told');
    const [{ id = '' } = {}] = await conversationsOf(desk.owner);
    await letTimePass(test);
    await until(() => there.ends.some(([ended]) => ended === id), 'the end reaches the dashboard there');
    assert.equal(there.waits().length, 1);
    assert.equal((await notified(desk.owner)).length, 1);
    assert.deepEqual(await outbox(test.config.dataDir, 0), []);
    await there.client.stop();
    await until(async () => (await stored()).length === 0, 'nobody has it open');
    await wait();
    const [mail = ''] = await outbox(test.config.dataDir, 1);
    assert.match(mail, /^Subject: A visitor is waiting for a person/m);
    await other.close();
  });
});
