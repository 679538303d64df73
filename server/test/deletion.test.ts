import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { deleteAccount, deleteOrganization, getAccount } from '@frontdesk/shared/endpoints/account';
import { forgotPassword, login } from '@frontdesk/shared/endpoints/authentication';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { changeRole, getPeople, invitePerson } from '@frontdesk/shared/endpoints/people';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import { updateUser } from '@frontdesk/shared/endpoints/user';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { type ApiClient, PASSWORD } from './support/api-client';
import { mailTo } from './support/mail';
import { addMember } from './support/people';
import { onEachDatabase, type TestApp } from './support/test-app';

/** Counts by table what is not about the whole server. */
const SHARED = /^(?:kysely_|sqlite_|passages_index_(?:config|data|idx|docsize)|settings$|rate_limits$|instances$)/;

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

/** An organization with something in every part of the product. */
async function fillOrganization(test: TestApp): Promise<ApiClient> {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  await upload(owner, botId, { 'hours.txt': 'We open at nine.', 'prices.txt': 'A bun costs 2 EUR.' });
  await documentsDone(owner, botId);
  await owner.call(saveQr, { Name: 'Ours', Type: 'Url', Url: 'https://example.com' });
  const clientId = await giveClient(owner, botId);
  for (let at = 0; at < 7; at++) await (await startChat(test.visitor, clientId)).ask('When do you open?');
  await owner.call(forgotPassword, { email: owner.email, clientURI: 'http://localhost/' });
  await mailTo(test.config.dataDir, owner.email);
  await owner.call(updateUser, { email: `new-${owner.email}` });
  await owner.call(invitePerson, { email: `invited-${owner.email}` });
  await mailTo(test.config.dataDir, `invited-${owner.email}`);
  return owner;
}

describe('Deleting', () => {
  onEachDatabase((test) => {
    it('an organization leaves nothing of it in any table, and no file', async () => {
      const bystander = await test.visitor.signUp();
      const botId = await createAgent(bystander, 'Stays');
      await upload(bystander, botId, { 'stays.txt': 'This stays.' });
      await documentsDone(bystander, botId);
      const before = { rows: await rowCounts(test), files: await filesOf(test) };
      const owner = await fillOrganization(test);
      const member = await addMember(test, owner);
      const filled = await rowCounts(test);
      const untouched = Object.entries(filled).filter(([table, count]) => count === before.rows[table]);
      // What waits for a mail server, or for other instances, is empty meanwhile; SQLite has one counter for all.
      const expected = ['hub_messages', 'hub_names', 'mails', ...(test.engine === 'sqlite' ? ['revisions'] : [])];
      assert.deepEqual(untouched.map(([table]) => table).sort(), expected);

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
    });

    it('the account of the only person deletes the organization with it', async () => {
      const before = { rows: await rowCounts(test), files: await filesOf(test) };
      const owner = await fillOrganization(test);
      assert.equal((await owner.call(getAccount, {})).isAlone, true);
      await owner.refused(400, deleteAccount, { password: PASSWORD, confirmation: 'somebody@example.com' });
      await owner.refused(403, deleteAccount, { password: 'Wrong-pass-1', confirmation: owner.email });
      await owner.call(deleteAccount, { password: PASSWORD, confirmation: owner.email });
      assert.deepEqual({ rows: await rowCounts(test), files: await filesOf(test) }, before);
    });

    it('an account leaves the organization to the others, who need an owner', async () => {
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
  });
});
