import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { deleteBot, getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { rateConversation } from '@frontdesk/shared/endpoints/chat';
import { deleteConversation, getConversation, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import { fillDemonstration, getDemonstration, removeDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { deleteNotification, getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { getPersonNumbers } from '@frontdesk/shared/endpoints/person-numbers';
import { getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { getQrStyles } from '@frontdesk/shared/endpoints/qr-style';
import { getDailyScans } from '@frontdesk/shared/endpoints/scans';
import { getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { findUserByEmail } from '../src/accounts/account-store';
import { buildApp } from '../src/app';
import { DEMO_EMAIL, openDemoOrganization } from '../src/demonstration/open-demo-organization';
import { MailStore } from '../src/mail/mail-store';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { ApiClient } from './support/api-client';
import { leaveDemonstration } from './support/demonstrations';
import { conversationsOf, withDatabase } from './support/desk';
import { IN_FULL, IS_FULL, mostlyOn, onEachDatabase, type TestApp } from './support/test-app';

async function filled(owner: ApiClient): Promise<void> {
  await owner.call(fillDemonstration, {});
  await finished(owner);
}

async function finished(owner: ApiClient): Promise<void> {
  // An upper limit for busy machines, not a fixed wait.
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; await setTimeout(100)) {
    const { state } = await owner.call(getDemonstration, {});
    if (state === 'ready') return;
    assert.equal(state, 'filling');
  }
  throw new Error('The demonstration was not filled in time.');
}

/** Starts with --demo and returns what the server prints for the operator. */
async function startWithDemo({ app }: TestApp, systemLocale = 'en-US'): Promise<string[]> {
  const lines: string[] = [];
  await openDemoOrganization(app, (line) => lines.push(line), systemLocale);
  return lines;
}

/** Reads everything that an organization's owner can see. */
async function everythingOf(owner: ApiClient) {
  const [agents, codes, links, conversations, { groups }, { notifications }, overview, scans, numbers] =
    await Promise.all([
      owner.call(getBots, {}),
      owner.call(getMyQrs, {}),
      owner.call(getShortLinks, {}),
      conversationsOf(owner),
      owner.call(getUnanswered, {}),
      owner.call(getNotifications, {}),
      owner.call(getOverview, {}),
      owner.call(getDailyScans, {}),
      owner.call(getPersonNumbers, {}),
    ]);
  return { agents, codes, links, conversations, groups, notifications, overview, scans, numbers };
}

describe('The demonstration', () => {
  onEachDatabase((test) => {
    it(
      'fills an organization once with a hotel whose agents have answered visitors, and removes it completely',
      mostlyOn('postgres', test),
      async () => {
        const owner = await test.visitor.signUp();
        const before = await everythingOf(owner);
        assert.deepEqual(await owner.call(getDemonstration, {}), { state: 'none', ids: [] });
        // It is filled only once, however often the call is repeated, and only in the caller's organization.
        await Promise.all([owner.call(fillDemonstration, {}), owner.call(fillDemonstration, {})]);
        await filled(owner);
        await filled(owner);
        const stranger = await test.visitor.signUp();
        assert.deepEqual(await stranger.call(getDemonstration, {}), { state: 'none', ids: [] });
        await stranger.refused(404, removeDemonstration, {});
        assert.deepEqual((await stranger.call(getAttention, {})).questions, []);
        assert.equal((await owner.call(getAttention, {})).questions.length, 5);
        const { agents, codes, links, conversations, groups, notifications, overview, scans, numbers } =
          await everythingOf(owner);
        assert.deepEqual(agents.map(({ name }) => name).sort(), ['Reception Desk', 'Spa Desk', 'The Boathouse']);
        for (const { id, description } of agents) {
          assert.match(description ?? '', /^Demonstration: /);
          // On a busy machine the queue is still reading some documents.
          const documents = await documentsDone(owner, String(id));
          const { clientId } = await owner.call(getBot, { botId: String(id) });
          assert.ok(documents.length >= 2 && documents.every(({ status }) => status === 2));
          assert.ok(clientId);
        }
        assert.deepEqual([codes.length, links.length, notifications.length], [8, 6, 5]);
        const { styles } = await owner.call(getQrStyles, {});
        assert.equal(styles.filter(({ style }) => /"dark":"#(7a3f2a|1f3a4d|2f5d50)".*"rounded"/.test(style)).length, 6);
        assert.ok(conversations.length >= 50);
        const shown = [agents, codes, notifications, conversations].flatMap((list) => list.map(({ id }) => String(id)));
        const { ids } = await owner.call(getDemonstration, {});
        assert.deepEqual(
          shown.filter((id) => !ids.includes(id)),
          [],
          'All of it is marked.',
        );
        const activities = conversations.map(({ lastActivity }) => lastActivity ?? '');
        assert.deepEqual(activities, [...activities].sort().reverse());
        assert.ok(conversations.every(({ lastActivity }) => Date.parse(lastActivity ?? '') <= Date.now()));
        for (const { title, link, dateCreated } of notifications.filter(({ subject }) => subject === 'chat')) {
          const id = link?.split('/').at(-1) ?? '';
          const { contact, messages } = await owner.call(getConversation, { id });
          assert.equal(dateCreated, title === 'Wants a person' ? contact?.sentAt : messages[0]?.sentAt);
        }
        assert.ok(overview.shareAnswered !== null && overview.shareAnswered > 0.6 && overview.shareAnswered < 0.95);
        assert.ok(overview.days.every(({ conversations: count }, day) => count > 0 || day === 13));
        assert.ok(overview.shareHelpful !== null && overview.shareHelpful > 0.7);
        assert.ok(numbers.good > 10 && numbers.bad > 0);
        assert.ok(groups.length >= 5);
        assert.equal(scans.codes[0]?.name, 'Table menu');
        assert.equal(
          overview.scans,
          scans.days.reduce((sum, { visits }) => sum + visits, 0),
        );
        await owner.call(removeDemonstration, {});
        assert.deepEqual(await everythingOf(owner), before);
        assert.deepEqual(await owner.call(getDemonstration, {}), { state: 'none', ids: [] });
        await owner.refused(404, removeDemonstration, {});
      },
    );

    it("keeps the owner's own content when it is removed, even in an agent of the demonstration", IN_FULL, async () => {
      const owner = await test.visitor.signUp();
      const own = await createAgent(owner, 'My own');
      const chat = await startChat(test.visitor, await giveClient(owner, own));
      await chat.ask('Hello!');
      await owner.call(saveQr, { Name: 'Mine', Type: 'Url', Url: 'https://example.com' });
      await upload(owner, own, { 'mine.txt': 'We are open on Mondays from 9 to 5.' });
      await documentsDone(owner, own);
      const before = await everythingOf(owner);
      await filled(owner);
      const agents = await owner.call(getBots, {});
      const idOf = (name: string) => String(agents.find((agent) => agent.name === name)?.id);
      await upload(owner, idOf('Spa Desk'), { 'mine too.txt': 'The sauna smells of pine on Fridays.' });
      const [document] = (await documentsDone(owner, idOf('Spa Desk'))).filter(({ name }) => name === 'mine too.txt');
      const client = (await owner.call(getBot, { botId: idOf('Reception Desk') })).clientId ?? '';
      const { page, ask, ...seat } = await startChat(test.visitor, client);
      await ask('When is check-in?');
      await page.call(rateConversation, { ...seat, rating: 'bad' });
      await owner.call(removeDemonstration, {});
      const left = await everythingOf(owner);
      assert.deepEqual(left.agents.map(({ name }) => name).sort(), ['My own', 'Spa Desk']);
      assert.deepEqual(
        (await owner.call(getBot, { botId: idOf('Spa Desk') })).documents.map(({ documentId }) => documentId),
        [document?.documentId],
      );
      assert.deepEqual(left.codes, before.codes);
      assert.equal(left.conversations.length, 2);
      assert.ok(left.conversations.some(({ agentName }) => agentName === 'Reception Desk'));
      assert.equal(left.overview.conversations, 2);
      assert.deepEqual([left.numbers.good, left.numbers.bad], [0, 1]);
    });

    it('is removed even if the owner deleted some of it', IN_FULL, async () => {
      const owner = await test.visitor.signUp();
      await filled(owner);
      const { agents, conversations, notifications } = await everythingOf(owner);
      await owner.call(deleteBot, { botId: String(agents[0]?.id) });
      await owner.call(deleteConversation, { id: conversations[0]?.id ?? '' });
      await owner.call(deleteNotification, { id: String(notifications.at(-1)?.id) });
      await owner.call(removeDemonstration, {});
      const left = await everythingOf(owner);
      assert.deepEqual([left.agents, left.conversations, left.codes], [[], [], []]);
      assert.deepEqual(
        left.notifications.map(({ title }) => title),
        ['Agent deleted'],
      );
    });

    it('is refused with the reason when a quota is exceeded, and leaves nothing behind', async () => {
      const owner = await test.visitor.signUp();
      const before = await everythingOf(owner);
      const { quotas } = test.config;
      await test.restart({ quotas: { ...quotas, qrCodes: 3 } });
      const again = await test.visitor.signIn(owner.email);
      assert.match(await again.refused(409, fillDemonstration, {}), /of 3 saved QR codes/);
      await test.restart({ quotas });
      const later = await test.visitor.signIn(owner.email);
      assert.deepEqual(await everythingOf(later), before);
      assert.deepEqual(await later.call(getDemonstration, {}), { state: 'none', ids: [] });
    });

    it('starts again if the server that was filling it has stopped', IN_FULL, async () => {
      const owner = await test.visitor.signUp();
      await createAgent(owner, 'Any');
      await leaveDemonstration(test, owner);
      assert.equal((await owner.call(getDemonstration, {})).state, 'stopped');
      await filled(owner);
      assert.equal((await owner.call(getBots, {})).length, 4);
    });

    it('leaves nothing behind when it is removed while it is being filled', mostlyOn('sqlite', test), async () => {
      const owner = await test.visitor.signUp();
      const before = await everythingOf(owner);
      await owner.call(fillDemonstration, {});
      const other = test.engine === 'postgres' ? await buildApp(test.config) : null;
      await new ApiClient(other ?? test.app, owner.headers).call(removeDemonstration, {});
      await other?.close();
      assert.deepEqual(await owner.call(getDemonstration, {}), { state: 'none', ids: [] });
      assert.deepEqual(await everythingOf(owner), before);
      await Promise.all([owner.call(fillDemonstration, {}), owner.send(removeDemonstration)]);
      await owner.send(removeDemonstration);
      // The restart waits for all running work.
      await test.restart();
      assert.deepEqual(await everythingOf(await test.visitor.signIn(owner.email)), before);
    });

    it('keeps a waiting summary email when it is removed', mostlyOn('sqlite', test), async () => {
      const owner = await test.visitor.signUp();
      await leaveDemonstration(test, owner);
      const summaries = () =>
        withDatabase(test, ({ db }) =>
          db.selectFrom('mails').select('id').where('to_address', '=', owner.email).execute(),
        );
      await withDatabase(test, async (database) => {
        const { id, organization_id } = (await findUserByEmail(database, owner.email)) ?? assert.fail();
        const mail = {
          to: { name: 'Ada', address: owner.email },
          subject: 'Your conversations',
          text: 'Conversations: 2',
          about: { userId: id, summaryOf: organization_id },
          expiresInMs: 3_600_000,
        };
        const later = new Date(Date.now() + 3_600_000).toISOString();
        // In one transaction; otherwise the server would send it in between.
        await database.db.transaction().execute(async (transaction) => {
          await new MailStore(database).add(mail, transaction);
          await transaction.updateTable('mails').set({ next_attempt_at: later }).execute();
        });
      });
      assert.equal((await summaries()).length, 1);
      await owner.call(removeDemonstration, {});
      assert.equal((await summaries()).length, 1);
    });

    it(
      'gets its own organization when the server starts with --demo, and continues at the next start',
      mostlyOn('sqlite', test),
      async () => {
        const { quotas } = test.config;
        await test.restart({ quotas: { ...quotas, qrCodes: 3 } });
        const [first = '', refused = ''] = await startWithDemo(test);
        const [, password = ''] = /with the password (\S+)$/.exec(first) ?? [];
        assert.match(refused, /could not be set up: .*of 3 saved QR codes.* Start again with --demo/);
        await test.restart({ quotas });
        assert.match(
          (await startWithDemo(test, 'de-AT')).join('\n'),
          /^The demonstration is being set up\. Log in as .* first start/,
        );
        const owner = await test.visitor.signIn(DEMO_EMAIL, password);
        const names = (await owner.call(getBots, {})).map(({ name }) => name);
        assert.deepEqual(names.sort(), ['Das Bootshaus', 'Rezeption', 'Spa']);
        // Stops the server before the demonstration is filled.
        await test.restart();
        const again = await test.visitor.signIn(DEMO_EMAIL, password);
        assert.equal((await again.call(getDemonstration, {})).state, 'stopped');
        await startWithDemo(test);
        if (!IS_FULL) return assert.equal((await again.call(getDemonstration, {})).state, 'filling');
        await finished(again);
        assert.match((await startWithDemo(test)).join('\n'), /^The demonstration already exists/);
        await test.visitor.signIn(DEMO_EMAIL, password);
      },
    );
  });
});
