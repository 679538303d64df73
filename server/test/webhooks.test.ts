import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { askForPerson, waitForPerson } from '@frontdesk/shared/endpoints/chat';
import { deleteConversation } from '@frontdesk/shared/endpoints/conversation';
import { fillDemonstration, getDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import * as endpoints from '@frontdesk/shared/endpoints/webhook';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@frontdesk/shared/endpoints/webhook';
import { addWebsite } from '@frontdesk/shared/endpoints/website';
import { Webhook } from 'standardwebhooks';
import { buildApp } from '../src/app';
import type { WebhooksTable } from '../src/database/schema/webhook-tables';
import { noteScans } from '../src/webhooks/scan-sums';
import { newSecret, signatureOf, WebhookSender } from '../src/webhooks/send-webhook';
import { documentsRead, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { startNameServer, startPatientNameServer } from './support/name-server';
import { addMember } from './support/people';
import { statementsDuring } from './support/record-statements';
import { scan } from './support/scans';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { TestSite } from './support/test-site';
import { until } from './support/until';
import { WebhookReceiver } from './support/webhook-receiver';
import { fetched, page, quick, refreshed } from './support/websites';

const CONTACT = { name: 'Vera Blum', email: 'vera@example.com', message: 'Call me', consent: true as const };
const HOUR_MS = 3_600_000;

let paths = 0;
const newPath = () => `/hook-${++paths}`;

async function subscribe(
  owner: ApiClient,
  receiver: WebhookReceiver,
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
) {
  const path = newPath();
  const address = receiver.addressOf(path);
  const created = await owner.call(endpoints.createWebhook, { address, events: [...events] });
  return { ...created, path, address };
}

const stateOf = async (owner: ApiClient, id: string) =>
  (await owner.call(endpoints.getWebhooks, {})).webhooks.find((webhook) => webhook.id === id);
const deliveriesOf = async (owner: ApiClient, id: string) =>
  (await owner.call(endpoints.getWebhookDeliveries, { id })).deliveries;

/** Makes the pause before the next attempt of a webhook's deliveries end now. */
const passPause = (test: TestApp, webhookId: string) =>
  withDatabase(test, ({ db }) =>
    db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: new Date(0).toISOString() })
      .where('webhook_id', '=', webhookId)
      .where('next_attempt_at', 'is not', null)
      .execute(),
  );
const change = (test: TestApp, id: string, values: Partial<WebhooksTable>) =>
  withDatabase(test, ({ db }) => db.updateTable('webhooks').set(values).where('id', '=', id).execute());

describe('Webhooks', () => {
  let receiver: WebhookReceiver;
  before(async () => {
    receiver = await new WebhookReceiver().start();
  });
  after(() => receiver.stop());

  onOneDatabase(
    'postgres',
    (test) => {
      it('deliver signed conversation events, which do not say how to reach the visitor', async () => {
        const { owner, botId, clientId, site } = await openDesk(test, 'Rosa');
        const { id, secret, path } = await subscribe(owner, receiver);
        const { ask, page: chat, conversationId, participantId } = await startChat(site, clientId);
        await ask('How deep is the pool?');
        const seat = { conversationId, participantId: String(participantId) };
        await chat.call(waitForPerson, seat);
        await chat.call(askForPerson, { ...seat, ...CONTACT });
        await until(() => receiver.at(path).length === 4, 'all four events arrive');
        const [conversation] = await conversationsOf(owner);
        const messages = receiver.verified(path, secret);
        const desk = { conversationId: conversation?.id, agentId: botId, agentName: 'Rosa', place: null };
        const dataOf = (type: string) => messages.filter((one) => one.type === type).map(({ data }) => data);
        const question = 'How deep is the pool?';
        assert.deepEqual(dataOf('conversation.started'), [{ ...desk, question }]);
        const [unanswered] = dataOf('question.unanswered');
        assert.deepEqual({ ...unanswered, messageId: '' }, { ...desk, messageId: '', question });
        const wants = dataOf('person.wanted').map((data) => data['wants']);
        assert.deepEqual(wants.sort(), ['chat', 'email']);
        const all = JSON.stringify(receiver.at(path));
        for (const hidden of ['vera@example.com', '203.0.113.9', secret]) assert.ok(!all.includes(hidden), hidden);
        for (const { timestamp } of messages) assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < HOUR_MS);
        assert.deepEqual(new Set(receiver.at(path).map((message) => message.id)).size, 4);
        await until(
          async () => (await deliveriesOf(owner, id)).every(({ state }) => state === 'delivered'),
          'all are listed as delivered',
        );
        // A second message does not start another conversation.
        await ask('Thanks, and how deep is the lake?');
        await until(() => receiver.at(path).length === 5, 'only the unanswered question arrives');
        // Deliveries that quote visitors are deleted with their conversations.
        await owner.call(deleteConversation, { id: conversation?.id ?? '' });
        assert.deepEqual(await deliveriesOf(owner, id), []);
      });

      it('send only the chosen events, and none of another organization', async () => {
        const { owner, clientId, site } = await openDesk(test);
        const stranger = await test.visitor.signUp();
        const wanted = await subscribe(owner, receiver, ['conversation.started']);
        const other = await subscribe(stranger, receiver);
        await (await startChat(site, clientId)).ask('How deep is the pool?');
        await until(() => receiver.at(wanted.path).length > 0, 'it arrives');
        assert.deepEqual(
          (await deliveriesOf(owner, wanted.id)).map(({ type }) => type),
          ['conversation.started'],
        );
        assert.deepEqual(await deliveriesOf(stranger, other.id), []);
      });

      it('report documents that fail, with the reason', async () => {
        const { owner, botId } = await openDesk(test, 'Rosa');
        const { id, path, secret } = await subscribe(owner, receiver);
        const [documentId] = await upload(owner, botId, { 'empty.txt': '', 'fine.txt': 'Breakfast is at eight.' });
        await documentsRead(owner, botId);
        await until(() => receiver.at(path).length === 1, 'the failure arrives');
        const [message] = receiver.verified(path, secret);
        const data = { documentId, name: 'empty.txt', agentId: botId, agentName: 'Rosa', reason: 'The file is empty.' };
        assert.deepEqual(message, { ...message, type: 'document.failed', data });
        // Deliveries about a document are deleted with it.
        await owner.call(deleteDocuments, { documentIds: [String(documentId)] });
        assert.deepEqual(await deliveriesOf(owner, id), []);
      });

      it('report pages of a website that cannot be read, but only once, however often they are tried', async (context) => {
        const { owner, botId } = await openDesk(test, 'Rosa');
        const { id, path, secret } = await subscribe(owner, receiver, ['document.failed']);
        // Only the first page can be read.
        const links = '<a href="/deep">Deep</a><a href="/later">Later</a>';
        const deep = page('Deep', '<div>'.repeat(300_000));
        const pages = { '/': page('Home', links), '/deep': deep, '/later': page('Later', 'Fine.') };
        const website = await new TestSite(pages).start();
        context.after(() => website.stop());
        await owner.call(addWebsite, { botId, address: website.address });
        await fetched(owner, botId);
        const failures = () => receiver.verified(path, secret).map(({ data }) => String(data['name']));
        await until(() => receiver.at(path).length === 1, 'the new page that fails arrives');
        assert.match(failures()[0] ?? '', /deep$/);
        website.pages['/later'] = deep;
        await refreshed(owner, botId);
        await until(() => receiver.at(path).length === 2, 'the page that fails from now on arrives');
        assert.equal(failures()[1], 'Later');
        await refreshed(owner, botId);
        assert.equal((await deliveriesOf(owner, id)).length, 2);
      });

      it('are read only for the organizations whose codes were scanned', async () => {
        const owner = await test.visitor.signUp();
        const stranger = await test.visitor.signUp();
        await subscribe(stranger, receiver, ['code.scanned']);
        const code = await owner.call(createShortLink, { Type: 'Url', Url: 'https://example.com/', Name: 'Poster' });
        const statements = await withDatabase(test, (database) =>
          statementsDuring(() =>
            database.db
              .transaction()
              .execute((transaction) => noteScans(database, transaction, new Map([[code.id, 1]]))),
          ),
        );
        // SQLite's driver returns rows through iteration, which is also recorded.
        const reading = new Set(statements.filter((sql) => /"webhooks"/.test(sql) && /"qr_codes"/.test(sql)));
        assert.equal(reading.size, 1, [...reading].join('\n'));
        assert.match(
          [...reading][0] ?? '',
          /from "qr_codes" where "id" in .* "webhooks"."organization_id" = "qr_codes"/,
        );
      });

      it('sum the scans of a code: the first immediately, then at most once a minute', async () => {
        const owner = await test.visitor.signUp();
        const { id, path, secret } = await subscribe(owner, receiver, ['code.scanned']);
        const code = await owner.call(createShortLink, { Type: 'Url', Url: 'https://example.com/', Name: 'Poster' });
        await scan(test.app, code.slug);
        await until(() => receiver.at(path).length === 1, 'the first scan arrives');
        const waiting = () =>
          withDatabase(test, ({ db }) =>
            db.selectFrom('webhook_scans').selectAll().where('qr_id', '=', code.id).executeTakeFirst(),
          );
        const [first] = await deliveriesOf(owner, id);
        const pauseMs = Date.parse((await waiting())?.due_at ?? '') - Date.parse(first?.createdAt ?? '');
        assert.ok(pauseMs > 59_000 && pauseMs < 120_000, `${pauseMs} ms`);
        await scan(test.app, code.slug, { from: '203.0.113.8' });
        await scan(test.app, code.slug, { by: 'bot' });
        await scan(test.app, code.slug, { from: '203.0.113.9' });
        await until(async () => (await waiting())?.scans === 2, 'the other scans are counted');
        assert.equal((await deliveriesOf(owner, id)).length, 1);
        const pass = () =>
          withDatabase(test, ({ db }) =>
            db
              .updateTable('webhook_scans')
              .set({ due_at: new Date(0).toISOString() })
              .where('qr_id', '=', code.id)
              .execute(),
          );
        await pass();
        await until(() => receiver.at(path).length === 2, 'the sum arrives');
        const data = receiver.verified(path, secret).map((message) => message.data);
        assert.deepEqual(
          data.map(({ codeId, name, slug, scans }) => [codeId, name, slug, scans]),
          [
            [code.id, 'Poster', code.slug, 1],
            [code.id, 'Poster', code.slug, 2],
          ],
        );
        await pass();
        await until(async () => (await waiting()) === undefined, 'nothing is left after a minute without scans');
        assert.equal((await deliveriesOf(owner, id)).length, 2);
      });

      it('try again after failures, with the pauses of the specification, the same id and a new signature', async () => {
        const owner = await test.visitor.signUp();
        const { id, path, secret } = await subscribe(owner, receiver);
        receiver.manners.set(path, 500);
        await owner.call(endpoints.testWebhook, { id });
        const pausesMs: number[] = [];
        for (let attempts = 1; attempts <= 10; attempts++) {
          await until(async () => {
            const [delivery] = await deliveriesOf(owner, id);
            // A pause of 5 seconds may already be over.
            return Number(delivery?.attempts) >= attempts;
          }, `attempt ${attempts} is over`);
          const [delivery] = await deliveriesOf(owner, id);
          if (delivery?.nextAt) pausesMs.push(Date.parse(delivery.nextAt) - Date.parse(delivery.triedAt ?? ''));
          await passPause(test, id);
        }
        const minutes = [5, 30, 120, 300, 600, 840, 1200, 1440];
        minutes.forEach((minute, at) => {
          const pause = (pausesMs.slice(-minutes.length)[at] ?? 0) / 60_000;
          assert.ok(pause > minute - 1 && pause < minute * 1.1 + 1, `${pause} for ${minute} minutes`);
        });
        const [delivery] = await deliveriesOf(owner, id);
        assert.deepEqual(
          [delivery?.state, delivery?.nextAt, delivery?.problem],
          ['failed', null, 'The receiver answered 500.'],
        );
        assert.equal(receiver.at(path).length, 10);
        assert.equal(new Set(receiver.at(path).map((message) => message.id)).size, 1);
        assert.equal(receiver.verified(path, secret).length, 10);
        assert.ok((await stateOf(owner, id))?.failingSince);
        // The receiver works again.
        receiver.manners.delete(path);
        await owner.call(endpoints.resendWebhookDelivery, { id: delivery?.id ?? '' });
        await until(async () => (await deliveriesOf(owner, id))[0]?.state === 'delivered', 'it is delivered');
        assert.equal((await stateOf(owner, id))?.failingSince, null);
        assert.equal(new Set(receiver.at(path).map((message) => message.id)).size, 1);
      });

      it('are turned off by 410, and after days of failures, and the organization is notified', async () => {
        const owner = await test.visitor.signUp();
        for (const [manners, reason] of [
          [410, /wants no more messages/],
          [503, /Nothing was delivered for three days/],
        ] as const) {
          const { id, path, address } = await subscribe(owner, receiver);
          receiver.manners.set(path, manners);
          if (manners === 503)
            await change(test, id, { failing_since: new Date(Date.now() - 73 * HOUR_MS).toISOString() });
          await owner.call(endpoints.testWebhook, { id });
          await until(async () => (await stateOf(owner, id))?.isOn === false, 'it is turned off');
          assert.match((await stateOf(owner, id))?.offReason ?? '', reason);
          assert.equal((await deliveriesOf(owner, id))[0]?.state, 'failed');
          const { notifications } = await owner.call(getNotifications, {});
          const notice = notifications.find(({ title }) => title === 'Webhook turned off');
          assert.match(notice?.message ?? '', reason);
          assert.match(await owner.refused(409, endpoints.testWebhook, { id }), /Turn it on first/);
          receiver.manners.delete(path);
          await owner.call(endpoints.changeWebhook, { id, address, events: ['code.scanned'], isOn: true });
          assert.deepEqual((await stateOf(owner, id))?.events, ['code.scanned']);
          await owner.call(endpoints.testWebhook, { id });
          await until(
            async () => (await deliveriesOf(owner, id)).some(({ state }) => state === 'delivered'),
            'it works',
          );
          assert.equal((await stateOf(owner, id))?.offReason, null);
        }
      });

      it('do not follow redirects, and drop waiting deliveries when an owner turns them off', async () => {
        const owner = await test.visitor.signUp();
        const { id, path, address } = await subscribe(owner, receiver);
        const target = newPath();
        receiver.manners.set(path, { to: receiver.addressOf(target) });
        await owner.call(endpoints.testWebhook, { id });
        await until(async () => (await deliveriesOf(owner, id))[0]?.attempts !== 0, 'it was tried');
        assert.match((await deliveriesOf(owner, id))[0]?.problem ?? '', /answered 302\. Redirects are not followed/);
        assert.equal(receiver.at(target).length, 0);
        await owner.call(endpoints.changeWebhook, { id, address, events: ['code.scanned'], isOn: false });
        await until(async () => (await deliveriesOf(owner, id))[0]?.state === 'failed', 'nothing waits');
        assert.equal((await deliveriesOf(owner, id))[0]?.problem, 'The webhook was turned off.');
      });

      it('do not wait for each other: a silent receiver and one that hangs up delay only their own', async () => {
        const owner = await test.visitor.signUp();
        const silent = await subscribe(owner, receiver);
        const closing = await subscribe(owner, receiver);
        const fine = await subscribe(owner, receiver);
        receiver.manners.set(silent.path, 'hang').set(closing.path, 'close');
        for (const { id } of [silent, silent, closing, fine, fine]) await owner.call(endpoints.testWebhook, { id });
        await until(
          async () => (await deliveriesOf(owner, fine.id)).every(({ state }) => state === 'delivered'),
          'fine',
        );
        await until(async () => (await deliveriesOf(owner, closing.id))[0]?.problem !== null, 'it hung up');
        assert.match((await deliveriesOf(owner, closing.id))[0]?.problem ?? '', /could not be reached/);
        // The limit is ten minutes here, so the silent receiver's delivery is still waiting.
        assert.deepEqual(
          (await deliveriesOf(owner, silent.id)).map(({ attempts, state }) => [attempts, state]),
          [
            [0, 'waiting'],
            [0, 'waiting'],
          ],
        );
        assert.equal(receiver.at(silent.path).length, 1);
        await owner.call(endpoints.deleteWebhook, { id: silent.id });
      });

      it('sign with both secrets for a day after a rotation', async () => {
        const owner = await test.visitor.signUp();
        const { id, path, secret } = await subscribe(owner, receiver);
        const { secret: newer } = await owner.call(endpoints.rotateWebhookSecret, { id });
        assert.match(newer, /^whsec_[\w+/=]{44}$/);
        assert.notEqual(newer, secret);
        await owner.call(endpoints.testWebhook, { id });
        await until(() => receiver.at(path).length === 1, 'it arrives');
        for (const one of [secret, newer]) assert.equal(receiver.verified(path, one).length, 1);
        assert.ok((await stateOf(owner, id))?.oldSecretUntil);
        await change(test, id, { old_secret_until: new Date(Date.now() - 1000).toISOString() });
        assert.equal((await stateOf(owner, id))?.oldSecretUntil, null);
        receiver.messages.length = 0;
        await owner.call(endpoints.testWebhook, { id });
        await until(() => receiver.at(path).length === 1, 'it arrives');
        assert.equal(receiver.verified(path, newer).length, 1);
        assert.throws(() => receiver.verified(path, secret), /No matching signature/);
      });

      it('are delivered after a restart', async () => {
        const { owner, clientId, site } = await openDesk(test);
        const { path, secret, id } = await subscribe(owner, receiver, ['conversation.started']);
        receiver.manners.set(path, 'hang');
        await (await startChat(site, clientId)).ask('Hello?');
        await until(() => receiver.at(path).length === 1, 'it is being delivered');
        receiver.manners.delete(path);
        await test.restart();
        await until(() => receiver.at(path).length === 2, 'it is delivered again');
        assert.equal(receiver.verified(path, secret).length, 2);
        const again = await test.visitor.signIn(owner.email);
        await until(async () => (await deliveriesOf(again, id))[0]?.state === 'delivered', 'it is stored as delivered');
      });

      it('are at most 20, for owners only, and shown without their secrets', async () => {
        const owner = await test.visitor.signUp();
        const member = await addMember(test, owner);
        const { id, secret } = await subscribe(owner, receiver);
        for (let at = 1; at < endpoints.WEBHOOKS_MAX; at++) await subscribe(owner, receiver, ['code.scanned']);
        const input = { address: receiver.addressOf('/more'), events: ['code.scanned'] };
        assert.match(await owner.refused(409, endpoints.createWebhook, input), /already 20 webhooks/);
        assert.ok(!(await owner.send(endpoints.getWebhooks)).body.includes(secret));
        assert.match(await member.refused(403, endpoints.getWebhooks, {}), /Only an owner/);
        assert.match(await owner.refused(400, endpoints.createWebhook, { ...input, events: [] }), /at least one event/);
        assert.match(await owner.refused(400, endpoints.createWebhook, { ...input, events: ['x'] }), /Events are/);
        const stranger = await test.visitor.signUp();
        for (const endpoint of [endpoints.testWebhook, endpoints.deleteWebhook, endpoints.getWebhookDeliveries])
          assert.match(await stranger.refused(404, endpoint, { id }), /webhook/);
        await owner.call(endpoints.deleteWebhook, { id });
        await owner.refused(404, endpoints.getWebhookDeliveries, { id });
      });
    },
    { webhooksAllowPrivate: true, webhookMs: 600_000, ...quick },
  );

  describe('of several instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
    const test = useTestApp('postgres', { webhooksAllowPrivate: true, roles: ['web'] });
    it('are stored by a web process and delivered once by the workers', async () => {
      const { owner, clientId, site } = await openDesk(test);
      const { path } = await subscribe(owner, receiver, ['conversation.started']);
      for (const at of [1, 2, 3]) await (await startChat(site.from(`10.9.0.${at}`), clientId)).ask('Hello?');
      assert.equal(receiver.at(path).length, 0);
      const workers = await Promise.all([1, 2].map(() => buildApp({ ...test.config, roles: ['worker'] as never })));
      await until(() => receiver.at(path).length === 3, 'all arrive');
      await Promise.all(workers.map((worker) => worker.close()));
      assert.equal(new Set(receiver.at(path).map(({ id }) => id)).size, 3);
    });
  });

  describe('on the internet', () => {
    const test = useTestApp('sqlite', {});
    it('may have only public addresses with TLS', async () => {
      const owner = await test.visitor.signUp();
      const refusalOf = (address: string) =>
        owner.refused(400, endpoints.createWebhook, { address, events: ['code.scanned'] });
      for (const address of [
        'https://127.0.0.1/',
        'https://localhost/',
        'https://10.0.0.8/x',
        'https://[::1]/',
        'https://2130706433/',
      ])
        assert.match(await refusalOf(address), /private network/, address);
      for (const address of ['http://example.com/', 'ftp://example.com/', 'example.com'])
        assert.match(await refusalOf(address), /begins with https:/, address);
      assert.match(await refusalOf('https://me:secret@example.com/'), /password in it/);
      assert.match(await refusalOf(' '), /Address is required/);
    });

    it('receive no made-up events of a demonstration', async () => {
      const owner = await test.visitor.signUp();
      const address = 'https://shop.example/';
      const { id } = await owner.call(endpoints.createWebhook, { address, events: [...WEBHOOK_EVENTS] });
      await owner.call(fillDemonstration, {});
      await until(
        async () => (await owner.call(getDemonstration, {})).state === 'ready',
        'the demonstration is filled',
      );
      assert.ok((await conversationsOf(owner)).length > 10);
      const scans = await withDatabase(test, ({ db }) => db.selectFrom('webhook_scans').selectAll().execute());
      assert.deepEqual([await deliveriesOf(owner, id), scans], [[], []]);
    });

    it('are never called when a name leads into a private network', async () => {
      const owner = await test.visitor.signUp();
      const { id } = await owner.call(endpoints.createWebhook, {
        address: 'https://example.com/',
        events: ['code.scanned'],
      });
      // A name and an IP address of this machine, stored as if they had been public when they were saved.
      for (const address of ['https://localhost/', receiver.addressOf('/inside')]) {
        await change(test, id, { address });
        await owner.call(endpoints.testWebhook, { id });
        await until(async () => (await deliveriesOf(owner, id))[0]?.attempts !== 0, 'it was tried');
        assert.match((await deliveriesOf(owner, id))[0]?.problem ?? '', /private network/);
      }
      assert.equal(receiver.at('/inside').length, 0);
    });
  });

  it('query name servers directly, about many names at the same time', async (context) => {
    const names = await startNameServer({ 'inside.example.com': ['93.184.215.14', '10.0.0.8'] });
    context.after(names.stop);
    const slow = await startPatientNameServer(20);
    context.after(slow.stop);
    const problemsOf = async (nameServer: string, hosts: readonly string[]) => {
      const config = { webhooksAllowPrivate: false, webhookMs: 10_000, publicUrl: null, nameServers: [nameServer] };
      const sender = new WebhookSender(config);
      const message = { secrets: [newSecret()], messageId: 'msg_1', body: '{}' };
      const attempts = await Promise.all(
        hosts.map((host) => sender.send({ ...message, address: `https://${host}/` }, new AbortController().signal)),
      );
      await sender.close();
      return attempts.map(({ problem }) => problem);
    };
    const [inside] = await problemsOf(names.address, ['inside.example.com']);
    assert.equal(inside, 'The address leads to a private network.');
    const hosts = Array.from({ length: 20 }, (_, at) => `hook-${at}.example.com`);
    const problems = await problemsOf(slow.address, hosts);
    assert.deepEqual(new Set(problems), new Set(['The receiver could not be reached.']));
    // The system's lookup has only a few threads, which would wait for the first names.
    assert.equal(slow.waitedFor(), 20);
  });

  it('are signed as the specification says', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const at = new Date();
    const seconds = Math.floor(at.getTime() / 1000);
    assert.equal(signatureOf([secret], 'msg_1', seconds, '{"a":1}'), new Webhook(secret).sign('msg_1', at, '{"a":1}'));
  });
});
