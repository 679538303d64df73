import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deleteAccount, deleteOrganization, getAccount } from '@frontdesk/shared/endpoints/account';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { createApiKey } from '@frontdesk/shared/endpoints/api-key';
import { forgotPassword, login } from '@frontdesk/shared/endpoints/authentication';
import { deleteBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getConversations, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import { setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { takeOverConversation } from '@frontdesk/shared/endpoints/live';
import { setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { tagQrs } from '@frontdesk/shared/endpoints/many-qrs';
import { changeRole, getPeople, invitePerson, joinOrganization } from '@frontdesk/shared/endpoints/people';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import { saveStylePreset, setQrStyle } from '@frontdesk/shared/endpoints/qr-style';
import { checkShortLink, createShortLink, getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { createTestQuestion } from '@frontdesk/shared/endpoints/test-questions';
import { updateUser } from '@frontdesk/shared/endpoints/user';
import { createWebhook, testWebhook } from '@frontdesk/shared/endpoints/webhook';
import { addWebsite, getWebsites } from '@frontdesk/shared/endpoints/website';
import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '../src/database/database';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { type ApiClient, PASSWORD, refusalOf } from './support/api-client';
import { leaveDemonstration } from './support/demonstrations';
import { linkIn, mailTo } from './support/mail';
import { addMember } from './support/people';
import { startPreview } from './support/previews';
import { scan } from './support/scans';
import { mostlyOn, onEachDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { TestSite } from './support/test-site';
import { until } from './support/until';

/** Tables of the whole server, whose rows are not counted. Slugs are kept, so that they are never used again. */
const SHARED =
  /^(?:kysely_|sqlite_|(?:passages|conversations)_index_(?:config|data|idx|docsize)|settings$|rate_limits$|instances$|slugs$|scan_(?:visitors|salts|batches)$)/;

async function rowCounts({ config }: TestApp): Promise<Record<string, number>> {
  const { db } = await openDatabase(config);
  const counts: Record<string, number> = {};
  for (const { name, isView } of await db.introspection.getTables()) {
    if (isView || SHARED.test(name)) continue;
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = Number(rows[0]?.count);
  }
  await db.destroy();
  return counts;
}

const filesOf = ({ config }: TestApp) => readdir(join(config.dataDir, 'documents')).catch(() => []);

/** Creates an organization with content in every part of the product. */
async function fillOrganization(test: TestApp): Promise<ApiClient> {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  await upload(owner, botId, { 'hours.txt': 'We open at nine.', 'prices.txt': 'A bun costs 2 EUR.' });
  const site = await new TestSite({ '/': '<title>Home</title><p>We sell buns.' }).start();
  await owner.call(addWebsite, { botId, address: site.address });
  await until(
    async () => (await owner.call(getWebsites, { botId })).websites[0]?.isFetching === false,
    'it is fetched',
  );
  await site.stop();
  await documentsDone(owner, botId);
  await owner.call(saveQr, { Name: 'Ours', Type: 'Url', Url: 'https://example.com' });
  const { id: Id, slug } = await owner.call(createShortLink, { Type: 'Url', Url: 'https://example.com' });
  await owner.call(saveQr, { Id, Name: 'Flyer', Type: 'Url', Url: 'https://example.org' });
  const style = JSON.stringify({ logo: 'data:image/png;base64,iVBORw0KGgoA' });
  await owner.call(setQrStyle, { qrId: Id, style });
  await owner.call(saveStylePreset, { name: 'Shop', style });
  await owner.call(createApiKey, { name: 'Shop', scopes: ['codes:read'] });
  const { id: webhookId } = await owner.call(createWebhook, {
    address: 'https://shop.example/',
    events: ['code.scanned'],
  });
  await owner.call(testWebhook, { id: webhookId });
  await owner.call(tagQrs, { ids: [Id], add: ['Summer'] });
  await owner.call(setLinkRules, {
    id: String(Id),
    rules: [{ when: { device: 'ios' }, destination: 'https://example.net' }],
  });
  await owner.call(checkShortLink, { id: String(Id) });
  await scan(test.app, slug);
  await until(async () => (await owner.call(getShortLinks, {}))[0]?.visits === 1, 'the scan is counted');
  const clientId = await giveClient(owner, botId);
  for (let at = 0; at < 7; at++) await (await startChat(test.visitor, clientId)).ask('When do you open?');
  await owner.call(createAnswer, { agentId: botId, question: 'Is there a pool?', answer: 'No.' });
  await (await startChat(test.visitor, clientId)).ask('Do you repair bicycles?');
  await until(async () => (await owner.call(getUnanswered, {})).groups.length > 0, 'the question is in a group');
  const { conversations } = await owner.call(getConversations, {});
  await owner.call(takeOverConversation, { id: conversations[0]?.id ?? '' });
  await startPreview(test, owner.email, clientId);
  await owner.call(setMailAlerts, { mail: 'daily' });
  await leaveDemonstration(test, owner);
  await owner.call(createTestQuestion, {
    agentId: botId,
    question: 'Do you repair bicycles?',
    words: '',
    document: '',
  });
  await owner.call(deleteBot, { botId: await createAgent(owner, 'Former') });
  await owner.call(forgotPassword, { email: owner.email, clientURI: 'http://localhost/' });
  await mailTo(test.config.dataDir, owner.email);
  await owner.call(updateUser, { email: `new-${owner.email}` });
  await owner.call(invitePerson, { email: `invited-${owner.email}` });
  await mailTo(test.config.dataDir, `invited-${owner.email}`);
  return owner;
}

describe('Deleting', () => {
  onEachDatabase(
    (test) => {
      it(
        'an organization removes all its rows from every table, and all its files',
        mostlyOn('postgres', test),
        async () => {
          const bystander = await test.visitor.signUp();
          const botId = await createAgent(bystander, 'Stays');
          await upload(bystander, botId, { 'stays.txt': 'This stays.' });
          await documentsDone(bystander, botId);
          const before = { rows: await rowCounts(test), files: await filesOf(test) };
          const owner = await fillOrganization(test);
          const member = await addMember(test, owner);
          const filled = await rowCounts(test);
          const untouched = Object.entries(filled).filter(([table, count]) => count === before.rows[table]);
          // No language model is used here, and queues for mail servers and other instances are empty; SQLite has one
          // counter for all. Browsers' reports and releases belong to the whole site.
          const expected = [
            'client_reports',
            'dashboards',
            'hub_messages',
            'hub_names',
            'mails',
            'model_usage',
            'release_actions',
            'release_tokens',
            ...(test.engine === 'sqlite' ? ['revisions'] : []),
            'rollout_counts',
            'watched_rollouts',
          ];
          // Scans for webhooks are stored for only a minute.
          const left = untouched.map(([table]) => table).filter((table) => table !== 'webhook_scans');
          assert.deepEqual(left.sort(), expected);

          const deletion = { password: PASSWORD, confirmation: 'example ltd' };
          await member.refused(403, deleteOrganization, deletion);
          await owner.refused(403, deleteOrganization, { ...deletion, password: 'Wrong-pass-1' });
          await owner.refused(400, deleteOrganization, { ...deletion, confirmation: 'Another Ltd' });
          assert.equal((await owner.call(getBots, {})).length, 1);
          await owner.call(deleteOrganization, deletion);
          assert.deepEqual({ rows: await rowCounts(test), files: await filesOf(test) }, before);
          for (const gone of [owner, member]) {
            await gone.refused(401, getBots, {});
            await test.visitor.refused(401, login, { email: gone.email, password: PASSWORD });
          }
          assert.equal((await bystander.call(getBots, {})).length, 1);
        },
      );

      it('the account of the only person also deletes the organization', mostlyOn('postgres', test), async () => {
        const before = { rows: await rowCounts(test), files: await filesOf(test) };
        const owner = await fillOrganization(test);
        assert.equal((await owner.call(getAccount, {})).isAlone, true);
        await owner.refused(400, deleteAccount, { password: PASSWORD, confirmation: 'somebody@example.com' });
        await owner.refused(403, deleteAccount, { password: 'Wrong-pass-1', confirmation: owner.email });
        await owner.call(deleteAccount, { password: PASSWORD, confirmation: owner.email });
        assert.deepEqual({ rows: await rowCounts(test), files: await filesOf(test) }, before);
      });

      it('an account leaves the organization to the other people, who must include an owner', async () => {
        const owner = await test.visitor.signUp();
        const member = await addMember(test, owner);
        await createAgent(owner, 'Rosa');
        const deletion = { password: PASSWORD, confirmation: owner.email };
        assert.match(await owner.refused(409, deleteAccount, deletion), /only owner/);
        const { people } = await owner.call(getPeople, {});
        const id = people.find(({ email }) => email === member.email)?.id ?? '';
        await owner.call(changeRole, { id, role: 'owner' });
        await owner.call(deleteAccount, deletion);
        await owner.refused(401, getBots, {});
        assert.equal((await member.call(getBots, {})).length, 1);
        assert.equal((await member.call(getPeople, {})).people.length, 1);
      });
    },
    { websitesAllowPrivate: true },
  );
});

/** Blocks one of the server's transactions while the test acts; returns a function that releases it. */
async function hold(database: Database, statement: RawBuilder<unknown>): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    ended = database.db.transaction().execute(async (transaction) => {
      await statement.execute(transaction);
      resolve();
      await released;
    });
    ended.catch(reject);
  });
  return () => {
    release();
    return ended;
  };
}

describe('Joining while the only person deletes the account', {
  skip: !hasPostgres && 'PostgreSQL was not found',
}, () => {
  const test = useTestApp('postgres');
  let database: Database;
  before(async () => {
    database = await openDatabase(test.config);
  });
  after(() => database.db.destroy());

  async function blockedStatements(): Promise<number> {
    const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    return Number(rows[0]?.count);
  }

  it('is refused when the deletion came first', async () => {
    const owner = await test.visitor.signUp();
    const email = `late-${owner.email}`;
    await owner.call(invitePerson, { email });
    const token = linkIn(await mailTo(test.config.dataDir, email)).searchParams.get('token') ?? '';
    const release = await hold(database, sql`lock table agents in share row exclusive mode`);
    const deletion = owner.send(deleteAccount, { password: PASSWORD, confirmation: owner.email });
    await until(async () => (await blockedStatements()) === 1, 'the deletion is under way');
    let hasJoined = false;
    const person = { token, firstName: 'Grace', lastName: 'Hopper', password: PASSWORD };
    const joining = test.visitor.send(joinOrganization, person).finally(() => {
      hasJoined = true;
    });
    await until(async () => hasJoined || (await blockedStatements()) === 2, 'somebody joins');
    await release();
    assert.equal((await deletion).statusCode, 200);
    assert.match(refusalOf(400, await joining), /no longer valid/);
  });

  it('keeps the organization when the join came first', async () => {
    const owner = await test.visitor.signUp();
    const member = await test.visitor.signUp();
    const { rows } = await sql<{ id: string }>`select organization_id as id from users
      where email = ${owner.email}`.execute(database.db);
    const release = await hold(
      database,
      sql`update users set organization_id = ${rows[0]?.id}, role = 'member' where email = ${member.email}`,
    );
    const deletion = owner.send(deleteAccount, { password: PASSWORD, confirmation: owner.email });
    await until(async () => (await blockedStatements()) === 1, 'the deletion waits');
    await release();
    assert.match(refusalOf(409, await deletion), /only owner/);
    assert.equal((await member.call(getPeople, {})).people.length, 2);
  });
});
