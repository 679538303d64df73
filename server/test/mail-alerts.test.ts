import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { askForPerson } from '@frontdesk/shared/endpoints/chat';
import {
  deleteConversation,
  getConversation,
  getUnanswered,
  replyToVisitor,
} from '@frontdesk/shared/endpoints/conversation';
import { getMailAlerts, setMailAlerts, stopMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { StopLinks } from '../src/alerts/alert-store';
import { sendSummaries } from '../src/alerts/daily-summary';
import { addCounts } from '../src/conversations/daily-counts';
import { MailStore } from '../src/mail/mail-store';
import { outboxIn } from '../src/mail/mail-transport';
import { Mailer } from '../src/mail/mailer';
import { sweepOutbox } from '../src/mail/sweep-outbox';
import { startChat } from './support/agents';
import { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { outbox, waitingMails } from './support/mail';
import { startMailServer } from './support/mail-server';
import { onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const CONTACT = { name: 'Vera Blum', email: 'vera@example.com', message: 'My room is cold.', consent: true as const };
const DAY_MS = 86_400_000;

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function wantPerson({ clientId, site }: Awaited<ReturnType<typeof openDesk>>, contact = CONTACT) {
  const { page, conversationId, participantId, ask } = await startChat(site, clientId, '');
  await ask('Hello!');
  await page.call(askForPerson, { conversationId, participantId, ...contact });
}

/** Returns the only email to an address. */
async function mailTo({ mails }: MailServer, address: string): Promise<string> {
  await until(() => mails.some(({ to }) => to === address), `a mail to ${address} arrives`);
  const own = mails.filter(({ to }) => to === address);
  assert.equal(own.length, 1);
  return own[0]?.source ?? '';
}

/** Makes two instances check for due summaries at the same moment. */
async function sendTwice(test: TestApp, now: Date): Promise<void> {
  await withDatabase(test, async (database) => {
    const stopLinks = await StopLinks.open(database);
    // These mailers only store what they send.
    const mailers = [1, 2].map(
      () =>
        new Mailer(
          new MailStore(database),
          () => Promise.reject(new Error()),
          { note: () => {}, noteMail: () => {} },
          test.config.lookMs,
        ),
    );
    for (const mailer of mailers) mailer.wake = () => {};
    await Promise.all(mailers.map((mailer) => sendSummaries(database, mailer, stopLinks, now)));
  });
}

describe('Mail about conversations', () => {
  onOneDatabase('postgres', (test) => {
    let server: MailServer;
    before(async () => {
      server = await startMailServer();
      await test.restart({ smtpUrl: server.smtpUrl, publicUrl: 'https://desk.example' });
    });
    after(() => server.stop());

    it('is only sent to people who requested it', async () => {
      const desk = await openDesk(test);
      assert.deepEqual(await desk.owner.call(getMailAlerts, {}), { mail: 'never' });
      await wantPerson(desk);
      await sendTwice(test, new Date(Date.now() + DAY_MS));
      assert.ok(!server.mails.some(({ to }) => to === desk.owner.email));
      assert.deepEqual(await waitingMails(test.config), []);
      await desk.owner.refused(400, setMailAlerts, { mail: 'hourly' });
    });

    it('arrives when a visitor wants a person, with a link to the conversation and one to unsubscribe', async () => {
      const desk = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      await wantPerson(desk);
      const mail = await mailTo(server, desk.owner.email);
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      assert.match(mail, /^Subject: Vera Blum wants to talk to a person \(Rosa\)\r?$/m);
      assert.match(mail, /^Reply-To: Vera Blum <vera@example.com>\r?$/m);
      assert.ok(mail.includes('My room is cold.') && mail.includes(`https://desk.example/conversations/${id}`));
      const [, link = ''] = /^List-Unsubscribe: <(.*)>\r?$/m.exec(mail) ?? [];
      assert.ok(mail.includes(`Stop these emails: ${link}`));
      const { origin, pathname, searchParams } = new URL(link);
      assert.equal(origin + pathname, 'https://desk.example/stop-mails');
      const token = searchParams.get('token') ?? '';
      for (const wrong of ['', 'x', `${token}x`, token.slice(1), token.replace(/\..*/, '.')]) {
        await test.visitor.refused(400, stopMailAlerts, { token: wrong });
      }
      assert.deepEqual(await desk.owner.call(getMailAlerts, {}), { mail: 'person' });
      await test.visitor.call(stopMailAlerts, { token });
      assert.deepEqual(await desk.owner.call(getMailAlerts, {}), { mail: 'never' });
      await wantPerson(desk);
      await mailTo(server, desk.owner.email);
    });

    it('is stopped by one press in the mail program', async () => {
      const desk = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      await wantPerson(desk);
      const mail = await mailTo(server, desk.owner.email);
      assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const { pathname, search } = new URL(/^List-Unsubscribe: <(.*)>\r?$/m.exec(mail)?.[1] ?? '');
      const press = (url: string, type: string, payload: string) =>
        test.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
      const form = 'application/x-www-form-urlencoded';
      assert.equal((await press(`${pathname}?token=x`, form, 'List-Unsubscribe=One-Click')).statusCode, 400);
      assert.deepEqual(await desk.owner.call(getMailAlerts, {}), { mail: 'person' });
      assert.equal((await press(pathname + search, form, 'List-Unsubscribe=One-Click')).statusCode, 204);
      assert.deepEqual(await desk.owner.call(getMailAlerts, {}), { mail: 'never' });
    });

    it('shows the name of a visitor on one line', async () => {
      const desk = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      await wantPerson(desk, { ...CONTACT, name: 'Vera\r\n\r\nRead this: https://evil.example\u2028\tBlum' });
      const name = 'Vera Read this: https://evil.example Blum';
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      assert.equal((await desk.owner.call(getConversation, { id })).contact?.name, name);
      const { notifications } = await desk.owner.call(getNotifications, {});
      assert.ok(notifications.some(({ message }) => message.startsWith(`${name} (vera@example.com) asked Rosa`)));
      const mail = await mailTo(server, desk.owner.email);
      assert.match(mail, /^Subject: Vera Read this: https:\/\/evil\.example Blum wants to talk/m);
      assert.match(
        mail,
        /^Vera Read this: https:\/\/evil\.example Blum \(vera@example\.com\) asked Rosa for a person\.\r?$/m,
      );
    });

    it('is chosen by each person separately', async () => {
      const desk = await openDesk(test);
      const other = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'daily' });
      await wantPerson(other);
      await wantPerson(desk, { ...CONTACT, name: 'Paul' });
      assert.match(await mailTo(server, desk.owner.email), /Paul wants to talk/);
      assert.ok(!server.mails.some(({ to }) => to === other.owner.email));
    });

    it('sums up the previous day once, on any number of instances, and is skipped when nothing happened', async () => {
      const [desk, quiet] = [await openDesk(test), await openDesk(test)];
      for (const one of [desk, quiet]) await one.owner.call(setMailAlerts, { mail: 'daily' });
      const { ask } = await startChat(desk.site, desk.clientId);
      await ask('Is there a zeppelin?');
      await ask('Is there a zeppelin?');
      await ask('Hello!');
      const groups = async () => (await desk.owner.call(getUnanswered, {})).groups;
      await until(async () => (await groups())[0]?.count === 2, 'it is grouped');
      await ask('Where is the moon base?');
      await until(async () => (await groups()).length === 2, 'the other is grouped');
      const tomorrow = new Date(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T08:00:00Z`);
      const moon = (await groups()).find(({ question }) => question.includes('moon'));
      await withDatabase(test, async ({ db }) => {
        // The question about the moon base was asked on the next day.
        const last_asked = `${tomorrow.toISOString().slice(0, 10)}T01:00:00.000Z`;
        await db
          .updateTable('question_groups')
          .set({ last_asked })
          .where('id', '=', moon?.id ?? '')
          .execute();
      });
      await sendTwice(test, new Date());
      await sendTwice(test, new Date(`${tomorrow.toISOString().slice(0, 10)}T05:00:00Z`));
      await sendTwice(test, tomorrow);
      await sendTwice(test, tomorrow);
      await until(() => server.mails.some(({ to }) => to === desk.owner.email), 'the summary arrives');
      await until(async () => (await waitingMails(test.config)).length === 0, 'no mail waits');
      const mail = await mailTo(server, desk.owner.email);
      assert.match(mail, /Conversations: 1\r?\nQuestions: 4, answered: 1/);
      assert.match(mail, /^- Is there a zeppelin\? \(asked 2 times so far\)\r?$/m);
      assert.doesNotMatch(mail, /moon base/);
      assert.match(mail, /https:\/\/desk\.example\/conversations/);
      assert.match(mail, /^List-Unsubscribe: /m);
      assert.ok(!server.mails.some(({ to }) => to === quiet.owner.email));
    });

    it('sums up no day before the owner chose this, but still sends pending summaries after she saves the same choice again', async () => {
      const desk = await openDesk(test);
      const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
      const alerts = (change: { summarized_on: string }) =>
        withDatabase(test, ({ db }) =>
          db
            .updateTable('mail_alerts')
            .set(change)
            .where('user_id', 'in', (query) =>
              query.selectFrom('users').select('id').where('email', '=', desk.owner.email),
            )
            .execute(),
        );
      await withDatabase(test, async ({ db }) => {
        const { organization_id } = await db
          .selectFrom('agents')
          .select('organization_id')
          .where('id', '=', desk.botId)
          .executeTakeFirstOrThrow();
        const yesterday = new Date(Date.now() - DAY_MS);
        await addCounts(db, { organization_id, agent_id: desk.botId }, yesterday, { conversations: 7 });
      });
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      await alerts({ summarized_on: day(3) });
      await desk.owner.call(setMailAlerts, { mail: 'daily' });
      const now = new Date(`${day(0)}T08:00:00Z`);
      await sendTwice(test, now);
      assert.deepEqual(await waitingMails(test.config), []);
      await alerts({ summarized_on: day(1) });
      await desk.owner.call(setMailAlerts, { mail: 'daily' });
      await sendTwice(test, now);
      assert.match(await mailTo(server, desk.owner.email), /Conversations: 7/);
    });

    it("carries an owner's reply to the visitor, who can reply to the owner, and appears in the transcript", async () => {
      const desk = await openDesk(test);
      await wantPerson(desk, { ...CONTACT, email: 'vera.reply@example.com' });
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      const { message } = await desk.owner.call(replyToVisitor, { id, text: 'We turned the heating up.' });
      assert.deepEqual([message.from, message.delivery], ['owner', 'waiting']);
      const mail = await mailTo(server, 'vera.reply@example.com');
      assert.match(mail, new RegExp(`^Reply-To: Ada Owner <${desk.owner.email}>\\r?$`, 'm'));
      assert.match(mail, /^Subject: Reply from Example Ltd\r?$/m);
      assert.ok(mail.includes('We turned the heating up.') && mail.includes('> My room is cold.'));
      const last = async () => (await desk.owner.call(getConversation, { id })).messages.at(-1);
      await until(async () => (await last())?.delivery === 'sent', 'the transcript shows that it was sent');
      assert.deepEqual([(await last())?.text, (await last())?.id], ['We turned the heating up.', message.id]);
      assert.equal((await conversationsOf(desk.owner, { search: 'heating' })).length, 1);
    });

    it('is shown as failed when the mail server refuses it permanently', async () => {
      const desk = await openDesk(test);
      await wantPerson(desk, { ...CONTACT, email: 'refused@example.com' });
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      await desk.owner.call(replyToVisitor, { id, text: 'Hello Vera' });
      const last = async () => (await desk.owner.call(getConversation, { id })).messages.at(-1)?.delivery;
      await until(async () => (await last()) === 'failed', 'the transcript shows that it failed');
      assert.deepEqual(await waitingMails(test.config), []);
    });

    it('waits while the mail server is unreachable, and is deleted with its conversation', async () => {
      const desk = await openDesk(test);
      await wantPerson(desk);
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      const { config } = test;
      await test.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
      const owner = new ApiClient(test.app, desk.owner.headers);
      await owner.call(replyToVisitor, { id, text: 'Hello Vera' });
      await until(async () => (await waitingMails(test.config))[0]?.attempts === 1, 'it was tried');
      assert.equal((await owner.call(getConversation, { id })).messages.at(-1)?.delivery, 'waiting');
      await owner.call(deleteConversation, { id });
      assert.deepEqual(await waitingMails(test.config), []);
      // The daily summary quotes visitors' questions.
      await owner.call(setMailAlerts, { mail: 'daily' });
      await (await startChat(new ApiClient(test.app), desk.clientId)).ask('Is there a zeppelin?');
      await until(async () => (await owner.call(getUnanswered, {})).groups.length > 0, 'it is grouped');
      await sendTwice(test, new Date(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T08:00:00Z`));
      const summaries = async () =>
        (await waitingMails(test.config)).filter(({ to_address }) => to_address === desk.owner.email).length;
      assert.equal(await summaries(), 1);
      const [{ id: quoted = '' } = {}] = await conversationsOf(owner, { search: 'zeppelin' });
      await owner.call(deleteConversation, { id: quoted });
      assert.equal(await summaries(), 0);
      await test.restart({ smtpUrl: config.smtpUrl });
    });
  });

  onOneDatabase('postgres', (test) => {
    it('is removed from the outbox when its conversation is deleted; a summary is removed after a day', async () => {
      const desk = await openDesk(test);
      await desk.owner.call(setMailAlerts, { mail: 'person' });
      for (const message of ['My room is cold.', 'My room is warm.']) await wantPerson(desk, { ...CONTACT, message });
      const { dataDir } = test.config;
      assert.equal((await outbox(dataDir, 2)).length, 2);
      const sweep = (now = Date.now()) =>
        withDatabase(test, (database) => sweepOutbox(database, outboxIn(dataDir), now));
      await sweep();
      assert.equal((await outbox(dataDir, 0)).length, 2);
      const [{ id = '' } = {}] = await conversationsOf(desk.owner, { search: 'cold' });
      await desk.owner.call(deleteConversation, { id });
      await sweep();
      const left = await outbox(dataDir, 0);
      assert.deepEqual([left.length, left[0]?.includes('My room is warm.')], [1, true]);

      await desk.owner.call(setMailAlerts, { mail: 'daily' });
      await sendTwice(test, new Date(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T08:00:00Z`));
      assert.equal((await outbox(dataDir, 2)).length, 2);
      await sweep();
      assert.equal((await outbox(dataDir, 0)).length, 2);
      // An email that a crash left unfinished.
      await writeFile(join(outboxIn(dataDir), 'a.summary.eml.part'), 'x');
      await sweep(Date.now() + 2 * DAY_MS);
      assert.equal((await outbox(dataDir, 0)).length, 1);
      assert.deepEqual(
        (await readdir(outboxIn(dataDir))).filter((name) => name.endsWith('.part')),
        [],
      );
    });

    it('to a visitor is refused with the reason when mail is not configured, or no email is known', async () => {
      const desk = await openDesk(test);
      await (await startChat(desk.site, desk.clientId)).ask('Hello!');
      const [{ id = '' } = {}] = await conversationsOf(desk.owner);
      assert.match(await desk.owner.refused(409, replyToVisitor, { id, text: 'Hi' }), /left no email address/);
      await wantPerson(desk);
      const [{ id: reachable = '' } = {}] = await conversationsOf(desk.owner);
      const reason = await desk.owner.refused(409, replyToVisitor, { id: reachable, text: 'Hi' });
      assert.match(reason, /The person who runs it can set up email/);
      await desk.owner.refused(400, replyToVisitor, { id: reachable, text: ' ' });
      assert.equal((await desk.owner.call(getConversation, { id: reachable })).messages.length, 2);
    });
  });
});
