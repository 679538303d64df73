import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { forgotPassword, login, resetPassword } from '@frontdesk/shared/endpoints/authentication';
import { askForPerson, sendChatMessage, startChatSession } from '@frontdesk/shared/endpoints/chat';
import { setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { sql } from 'kysely';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/database/database';
import { createAgent, giveClient, startChat } from './support/agents';
import { ApiClient, PASSWORD, refusalOf } from './support/api-client';
import { openDesk } from './support/desk';
import { hubClient, listen, received } from './support/hub-client';
import { linkIn, mailTo, outbox } from './support/mail';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const wrong = 'Wrong-pass-1';
const clientURI = 'http://localhost/admin/reset_password';
let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
};

/** Logs in and returns the browser's cookie as a request header. */
async function cookieOf(client: ApiClient, email: string): Promise<string> {
  const { headers } = await client.send(login, { email, password: PASSWORD });
  const cookie = String(headers['set-cookie']);
  assert.match(cookie, /; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  return cookie.split(';')[0] ?? '';
}

async function guess(client: ApiClient, email: string, times: number): Promise<number[]> {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push((await client.send(login, { email, password: wrong })).statusCode);
  return answers;
}

describe('A stranger who guesses passwords', () => {
  onOneDatabase('postgres', (test) => {
    it('is slowed down without affecting others: the owner can sign in from any other address', async () => {
      const { email } = await test.visitor.signUp();
      const stranger = test.visitor.from(newAddress());
      const answers = await guess(stranger, email, 12);
      assert.deepEqual([answers[9], answers[10]], [401, 429]);
      await stranger.refused(429, login, { email, password: PASSWORD });
      await test.visitor.from(newAddress()).signIn(email);
    });

    it('shares one limit across an IPv6 /64', async () => {
      const { email } = await test.visitor.signUp();
      for (let at = 0; at < 10; at++) await guess(test.visitor.from(`2001:db8::${at + 1}`), email, 1);
      assert.deepEqual(await guess(test.visitor.from('2001:db8::ffff'), email, 1), [429]);
      assert.deepEqual(await guess(test.visitor.from('2001:db8:0:1::1'), email, 1), [401]);
    });

    it('shares one limit across an IPv6 /48', async () => {
      const { email } = await test.visitor.signUp();
      for (let at = 0; at < 20; at++) await guess(test.visitor.from(`2001:db8:1:${at}::1`), email, 1);
      assert.deepEqual(await guess(test.visitor.from('2001:db8:1:ffff::1'), email, 1), [429]);
      assert.deepEqual(await guess(test.visitor.from('2001:db8:2::1'), email, 1), [401]);
    });

    it('from many networks does not lock the owner out of a new browser', async () => {
      const { email } = await test.visitor.signUp();
      const networks = Array.from({ length: 50 }, (_, at) => test.visitor.from(`2001:db9:${at}::1`));
      const answers = (await Promise.all(networks.map((network) => guess(network, email, 10)))).flat();
      assert.equal(answers.filter((status) => status === 401).length, 500);
      // From now on, each network gets one attempt at a time, with a longer wait after each.
      const [stranger, owner] = [test.visitor.from('2001:dba::1'), test.visitor.from('2001:dbb::1')];
      assert.deepEqual(await guess(stranger, email, 2), [401, 429]);
      await stranger.refused(429, login, { email, password: PASSWORD });
      await owner.signIn(email);
      await owner.signIn(email);
    });

    it('does not lock out a browser that signed in before, even from many addresses', async () => {
      const { email } = await test.visitor.signUp();
      const cookie = await cookieOf(test.visitor.from(newAddress()), email);
      const office = test.visitor.from(newAddress());
      await guess(office, email, 12);
      await office.refused(429, login, { email, password: PASSWORD });
      await office.as({ cookie }).signIn(email);
      // A forged cookie, or another person's, does not count.
      await office.as({ cookie: `${cookie.slice(0, -2)}xx` }).refused(429, login, { email, password: PASSWORD });
      const other = await test.visitor.from(newAddress()).signUp();
      const theirs = await cookieOf(test.visitor.from(newAddress()), other.email);
      await office.as({ cookie: theirs }).refused(429, login, { email, password: PASSWORD });
    });

    it("cannot guess forever with such a browser's cookie", async () => {
      const { email } = await test.visitor.signUp();
      const cookie = await cookieOf(test.visitor.from(newAddress()), email);
      const thief = (at: number) => test.visitor.from(`203.0.113.${at}`).as({ cookie });
      for (let at = 0; at < 10; at++) await guess(thief(at), email, 1);
      assert.deepEqual(await guess(thief(10), email, 1), [429]);
    });

    it('can neither keep the owner from getting a recovery email nor invalidate its link', async () => {
      const { email } = await test.visitor.signUp();
      const before = (await outbox(test.config.dataDir, 0)).length;
      const owner = test.visitor.from(newAddress());
      await owner.call(forgotPassword, { email, clientURI });
      const link = linkIn((await outbox(test.config.dataDir, before + 1)).at(-1) ?? '');
      const stranger = test.visitor.from(newAddress());
      for (let at = 0; at < 5; at++) await stranger.call(forgotPassword, { email, clientURI });
      await stranger.refused(429, forgotPassword, { email, clientURI });
      await owner.call(forgotPassword, { email, clientURI });
      await outbox(test.config.dataDir, before + 7);
      const password = 'Another-1-pass';
      const token = link.searchParams.get('token') ?? '';
      const done = await owner.send(resetPassword, { email, token, password, confirmPassword: password });
      assert.equal(done.statusCode, 200);
      // The browser has been proved to be the owner's, and is admitted from now on.
      assert.match(String(done.headers['set-cookie']), /^frontdesk-browser=/);
    });

    it('cannot keep the owner from getting a recovery email, even from many networks', async () => {
      const { email } = await test.visitor.signUp();
      const before = (await outbox(test.config.dataDir, 0)).length;
      for (let at = 0; at < 60; at++) {
        await test.visitor.from(`2001:dbc:${at}::1`).call(forgotPassword, { email, clientURI });
      }
      const mails = await outbox(test.config.dataDir, before + 20);
      const owner = test.visitor.from('2001:dbd::1');
      await owner.call(forgotPassword, { email, clientURI });
      const reset = async (mail: string) => {
        const token = linkIn(mail).searchParams.get('token') ?? '';
        const password = 'Another-1-pass';
        await owner.call(resetPassword, { email, token, password, confirmPassword: password });
      };
      await reset(mails.at(-1) ?? '');
      // The reset used up all links, so only one email is sent.
      await Promise.all(Array.from({ length: 3 }, () => owner.call(forgotPassword, { email, clientURI })));
      await reset((await outbox(test.config.dataDir, before + 21)).at(-1) ?? '');
      assert.equal((await outbox(test.config.dataDir, 0)).length, before + 21);
    });
  });
});

describe('Limits on PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('apply across instances and restarts', async (context) => {
    const { email } = await test.visitor.signUp();
    const address = newAddress();
    const other = await buildApp(test.config);
    context.after(() => other.close());
    await guess(test.visitor.from(address), email, 5);
    await guess(new ApiClient(other, {}, '', address), email, 5);
    assert.deepEqual(await guess(test.visitor.from(address), email, 1), [429]);
    await test.restart();
    assert.deepEqual(await guess(test.visitor.from(address), email, 1), [429]);
  });

  it('store neither emails nor addresses', async () => {
    await guess(test.visitor.from('198.18.255.255'), 'somebody@example.com', 1);
    const { db } = await openDatabase(test.config);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
    await db.destroy();
    assert.ok(rows.length > 3);
    for (const { key } of rows) assert.doesNotMatch(key, /@|198\.18/);
  });
});

async function flooded(test: TestApp, addresses: number) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  const clientId = await giveClient(owner, botId);
  // A visitor who came before the flood.
  const guest = await startChat(test.visitor.from(newAddress()), clientId);
  await guest.ask('Is anybody there?');
  let refused = 0;
  for (let at = 0; at < addresses; at++) {
    const page = test.visitor.from(newAddress()).as({ client_id: clientId });
    const answer = await page.send(startChatSession, { conversationId: `flood-${at}` });
    if (answer.statusCode === 200) continue;
    refusalOf(429, answer);
    assert.ok(Number(answer.headers['retry-after']) <= 10, String(answer.headers['retry-after']));
    refused += 1;
  }
  return { owner, clientId, guest, refused };
}

describe('A flood of visitors on one agent', () => {
  onOneDatabase('postgres', (test) => {
    it("blocks neither its owner's Chat Test nor a running conversation", async () => {
      const { owner, clientId, guest, refused } = await flooded(test, 500);
      assert.ok(refused > 0, 'the flood was not limited');
      await guest.ask('Still there?');
      const dashboard = test.visitor.as({ 'sec-fetch-site': 'same-origin' });
      await (await startChat(dashboard, clientId, 'Owner')).ask('Does it work?');
      const cookie = await cookieOf(test.visitor.from(newAddress()), owner.email);
      for (let at = 0; at < 110; at++) {
        await dashboard
          .from(newAddress())
          .as({ client_id: clientId })
          .send(startChatSession, { conversationId: 'lie' });
      }
      // Programs can also use up the dashboard's share, but not the share of the owner's own browser.
      await (await startChat(test.visitor.as({ cookie }), clientId, 'Owner')).ask('Does it work?');
    });

    it('is summed up in one notification after the first few conversations', async () => {
      const owner = await test.visitor.signUp();
      const clientId = await giveClient(owner, await createAgent(owner, 'Nora'));
      const hub = hubClient(`${(await listen(test.app)).url}/notificationHub`, owner);
      const changes = received(hub, 'ReceiveChange');
      await hub.start();
      for (let at = 0; at < 40; at++) await (await startChat(test.visitor.from(newAddress()), clientId)).ask('Hello?');
      const titles = async () => (await owner.call(getNotifications, {})).notifications.map(({ title }) => title);
      const conversations = async () => (await titles()).filter((title) => /^New conversation/.test(title)).length;
      assert.equal(await conversations(), 5);
      // Open lists are also refreshed for the other conversations, which cause no notification.
      await until(() => changes.length > 0, "the owner's open list refreshes");
      assert.deepEqual(changes[0], ['chat']);
      await hub.stop();
      await test.restart({ summaryMs: 0 });
      const again = new ApiClient(test.app, owner.headers);
      await makeDue(test);
      let summary: string | undefined;
      await until(async () => {
        const { notifications } = await again.call(getNotifications, {});
        summary = notifications.find(({ title }) => title === 'New conversations')?.message;
        return summary !== undefined;
      }, 'a summary comes');
      assert.equal(summary, '35 more conversations began with Nora.');
    });
  });
});

describe('Repeated requests for a person', () => {
  onOneDatabase('postgres', (test) => {
    const CONTACT = { name: 'Vera', email: 'vera@example.com', message: '', consent: true as const };
    const wantPerson = async (clientId: string, times = 1) => {
      const { conversationId, participantId } = await startChat(test.visitor.from(newAddress()), clientId);
      for (let at = 0; at < times; at++) {
        const page = test.visitor.from(newAddress()).as({ client_id: clientId });
        await page.call(askForPerson, { conversationId, participantId, ...CONTACT });
      }
    };
    const wishes = async (owner: ApiClient) =>
      (await owner.call(getNotifications, {})).notifications.filter(({ title }) => title === 'Wants a person');

    it('in one conversation cause one notification and do not hide another visitor', async () => {
      const { owner, clientId } = await openDesk(test);
      await wantPerson(clientId, 40);
      assert.equal((await wishes(owner)).length, 1);
      await wantPerson(clientId);
      assert.equal((await wishes(owner)).length, 2);
    });

    it('in many conversations are summed up in one notification and one email after the first 30', async () => {
      const { owner, clientId } = await openDesk(test, 'Iris');
      for (let at = 0; at < 30; at++) await wantPerson(clientId);
      await owner.call(setMailAlerts, { mail: 'person' });
      for (let at = 0; at < 5; at++) await wantPerson(clientId);
      assert.equal((await wishes(owner)).length, 30);
      await makeDue(test);
      const summary = async () => (await wishes(owner)).find(({ message }) => /more/.test(message));
      await until(async () => (await summary()) !== undefined, 'the summary arrives');
      const { message, link } = (await summary()) ?? {};
      assert.equal(message, '5 more visitors asked Iris for a person.');
      assert.equal(link, '/conversations?outcome=person');
      const mail = await mailTo(test.config.dataDir, owner.email);
      assert.match(mail, /5 more visitors asked Iris for a person\./);
    });
  });
});

/** Makes the period for collecting notices end now. */
async function makeDue({ config }: TestApp): Promise<void> {
  const { db } = await openDatabase(config);
  await db
    .updateTable('conversation_notices')
    .set({ due_at: new Date(0).toISOString() })
    .execute();
  await db.destroy();
}

describe('Every refusal for too many attempts', () => {
  const test = useTestApp();

  it('contains the time to wait', async () => {
    const { email } = await test.visitor.signUp();
    const clientId = await giveClient(
      await test.visitor.signIn(email),
      await createAgent(await test.visitor.signIn(email)),
    );
    const { page, conversationId, participantId } = await startChat(test.visitor, clientId);
    const message = { conversationId, clientId, participantId, text: 'Hello' };
    const calls = [
      () => test.visitor.send(login, { email, password: wrong }),
      () => test.visitor.send(forgotPassword, { email, clientURI }),
      () => page.send(sendChatMessage, message),
    ];
    for (const call of calls) {
      let answer = await call();
      for (let at = 0; at < 70 && answer.statusCode !== 429; at++) answer = await call();
      assert.match(refusalOf(429, answer), /^Too many attempts\. Please try again in \d+ seconds?\.$/);
      assert.ok(Number(answer.headers['retry-after']) > 0);
    }
  });
});
