import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { getBot, getBots, updateBot } from '@frontdesk/shared/endpoints/bot';
import { downloadDocument } from '@frontdesk/shared/endpoints/document';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { getWebsites } from '@frontdesk/shared/endpoints/website';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { hashPassword } from '../src/accounts/passwords';
import { type Config, readConfig } from '../src/config/config';
import { openDatabase, SQLITE_FILE } from '../src/database/database';
import type { Engine } from '../src/database/engine';
import { migrationSteps } from '../src/database/migrations/migration-steps';
import { sqliteDialect } from '../src/database/sqlite-dialect';
import { backUp, restore } from '../src/operation/backup';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { PASSWORD } from './support/api-client';
import { conversationsOf } from './support/desk';
import { onEachDatabase } from './support/test-app';
import { createTestDatabase } from './support/test-database';
import { until } from './support/until';

const NOW = '2025-01-01T00:00:00.000Z';
const EMAIL = 'ada@example.com';
/** The earlier release has only the migrations before this one. */
const LATEST_STEP = '0006-revisions';

/** Returns the dialect for the PostgreSQL database at `url` or, if that is null, for the SQLite file in `folder`. */
const dialectOf = (url: string | null, folder: string) =>
  url === null
    ? sqliteDialect(join(folder, SQLITE_FILE))
    : new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });

/** Fills an empty database with the tables of an earlier release, and with an owner and her agent. */
async function fillEarlier(engine: Engine, url: string | null, folder: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: dialectOf(url, folder) });
  const taken = Object.fromEntries(Object.entries(migrationSteps(engine)).filter(([name]) => name < LATEST_STEP));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => taken } }).migrateToLatest();
  assert.equal(error, undefined);
  await sql`insert into organizations (id, name, created_at) values ('o', 'Example Ltd', ${NOW})`.execute(db);
  await sql`insert into users (id, organization_id, email, email_key, first_name, last_name, password_hash, created_at)
    values ('u', 'o', ${EMAIL}, ${EMAIL}, 'Ada', 'Owner', ${await hashPassword(PASSWORD, readConfig({}))}, ${NOW})`.execute(
    db,
  );
  await sql`insert into agents (id, organization_id, name, description, configuration, model_name, enabled,
    client_id, client_is_active, created_at) values ('a', 'o', 'Rosa', 'x', '', '', 1, 'client', 1, ${NOW})`.execute(
    db,
  );
  await db.destroy();
}

describe('A backup', () => {
  onEachDatabase((test) => {
    it('is written and restored while the server is running', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner, 'Desk');
      const clientId = await giveClient(owner, botId);
      const [documentId = ''] = await upload(owner, botId, { 'hours.txt': 'We open at nine in the morning.' });
      await documentsDone(owner, botId);
      const before = await startChat(test.visitor, clientId);
      await before.ask('Is there a zeppelin?');
      const file = join(test.config.dataDir, 'backup');
      await backUp(test.config, file);

      await createAgent(owner, 'Later');
      await before.ask('Are there submarines?');
      const stranger = await test.visitor.signUp();
      await restore(test.config, file);

      const bots = await owner.call(getBots, {});
      assert.deepEqual(
        bots.map(({ name }) => name),
        ['Desk'],
      );
      await stranger.refused(401, getLoggedUser, {});
      const { base64Content } = await owner.call(downloadDocument, { documentId, botId });
      assert.equal(Buffer.from(base64Content, 'base64').toString(), 'We open at nine in the morning.');
      assert.equal((await owner.call(getBot, { botId })).documents.length, 1);
      const { ask } = await startChat(test.visitor, clientId);
      assert.match((await ask('When do you open?')).text, /nine/);
      assert.equal((await conversationsOf(owner, { search: 'zeppelin' }))[0]?.messages, 2);
      assert.deepEqual(await conversationsOf(owner, { search: 'submarines' }), []);
      await before.ask('And submarines?');
      assert.equal((await conversationsOf(owner, { search: 'submarine zeppelin' })).length, 1);
    });

    it('never reuses the ETag of an earlier list after a restore', async () => {
      const owner = await test.visitor.signUp();
      const id = await createAgent(owner, 'Desk');
      const file = join(test.config.dataDir, 'earlier');
      await backUp(test.config, file);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      const rename = (name: string) => owner.call(updateBot, { id, name, description: 'x', enabled: true });
      const etagOf = async () => String((await owner.send(getBots)).headers['etag']);
      const before: string[] = [];
      for (const name of ['One', 'Two', 'Three']) {
        await rename(name);
        before.push(await etagOf());
      }
      await restore(test.config, file);
      for (const name of ['Four', 'Five', 'Six']) {
        await rename(name);
        assert.ok(!before.includes(await etagOf()), name);
      }
    });

    it('is restored after a deadlock with a running server', async () => {
      if (test.engine !== 'postgres') return;
      const file = join(test.config.dataDir, 'deadlock');
      await backUp(test.config, file);
      const { db } = await openDatabase(test.config);
      /** Resolves when a session has locked one table and is waiting for another. */
      const someoneWaits = (waitsFor: string, holds: string) =>
        until(async () => {
          const { rows } = await sql`
            select from pg_locks waiting join pg_locks own using (pid)
            where waiting.relation = ${waitsFor}::regclass and not waiting.granted
              and own.relation = ${holds}::regclass and own.granted`.execute(db);
          return rows.length > 0;
        }, `a session has ${holds} and waits for ${waitsFor}`);
      let restored: Promise<void> = Promise.resolve();
      await db.transaction().execute(async (holder) => {
        // PostgreSQL cancels the transaction that first looks for a deadlock: the restore, after waiting for a second.
        await sql`set local deadlock_timeout = '1h'`.execute(holder);
        await sql`select from webhooks`.execute(holder);
        const gate = await db.startTransaction().execute();
        try {
          await sql`select from documents`.execute(gate);
          restored = restore(test.config, file);
          await someoneWaits('documents', 'agents');
          const agents = sql`select from agents`.execute(holder);
          await someoneWaits('agents', 'webhooks');
          // The restore proceeds to the table that the holder has locked, and from now on each waits for the other.
          await gate.commit().execute();
          await agents;
        } finally {
          if (!gate.isCommitted) await gate.rollback().execute();
        }
      });
      await restored;
      await db.destroy();
    });

    it('is restored into a new data folder that other users cannot read', async () => {
      if (test.engine !== 'sqlite') return;
      const owner = await test.visitor.signUp();
      const file = join(test.config.dataDir, 'moved');
      await backUp(test.config, file);
      const dataDir = join(test.config.dataDir, 'elsewhere');
      await restore({ ...test.config, dataDir }, file);
      assert.equal(statSync(dataDir).mode & 0o777, 0o700);
      for (const name of ['frontdesk.sqlite', 'documents']) assert.equal(statSync(join(dataDir, name)).mode & 0o077, 0);
      const config = { ...test.config };
      await test.restart({ dataDir });
      await test.visitor.signIn(owner.email);
      await test.restart(config);
    });

    /** Writes a backup of an earlier release's database, after `change`, and returns its file. */
    async function earlierBackup(
      context: TestContext,
      change: (config: Config) => Promise<void> = async () => undefined,
    ) {
      const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
      const database = test.engine === 'postgres' ? await createTestDatabase() : null;
      context.after(async () => {
        await database?.drop();
        await rm(dataDir, { recursive: true, force: true });
      });
      const config = { ...test.config, dataDir, databaseUrl: database?.url ?? null };
      await fillEarlier(test.engine, config.databaseUrl, dataDir);
      await change(config);
      const file = join(dataDir, 'backup');
      await backUp(config, file);
      return file;
    }

    it('of an earlier release replaces the data of this one, and is migrated', async (context) => {
      const owner = await test.visitor.signUp();
      await createAgent(owner, 'Later');
      await restore(test.config, await earlierBackup(context));
      await owner.refused(401, getLoggedUser, {});
      // The restored server's sessions are signed with another secret.
      await test.restart();
      const ada = await test.visitor.signIn(EMAIL);
      assert.deepEqual(
        (await ada.call(getBots, {})).map(({ name }) => name),
        ['Rosa'],
      );
      assert.deepEqual((await ada.call(getWebsites, { botId: 'a' })).websites, []);
      await createAgent(ada, 'New');
      const again = join(test.config.dataDir, 'again');
      await backUp(test.config, again);
      await restore(test.config, again);
      assert.equal((await ada.call(getBots, {})).length, 2);
    });

    it('that cannot be migrated is refused, and the data is kept', async (context) => {
      const owner = await test.visitor.signUp();
      const file = await earlierBackup(context, async ({ databaseUrl, dataDir }) => {
        const db = new Kysely<unknown>({ dialect: dialectOf(databaseUrl, dataDir) });
        await sql`create table revisions (id text primary key)`.execute(db);
        await db.destroy();
      });
      await assert.rejects(restore(test.config, file), /revisions.*exists/);
      await owner.call(getLoggedUser, {});
      await createAgent(owner, 'Desk');
    });

    it('of a later release is refused before anything is replaced', async () => {
      const owner = await test.visitor.signUp();
      const { db } = await openDatabase(test.config);
      await sql`insert into kysely_migration (name, timestamp) values ('9998-later', '2030-01-01')`.execute(db);
      const file = join(test.config.dataDir, 'later');
      await backUp(test.config, file);
      await sql`delete from kysely_migration where name = '9998-later'`.execute(db);
      await db.destroy();
      const id = await createAgent(owner, 'Desk');
      await assert.rejects(restore(test.config, file), /written by a later release of Frontdesk \(step 9998-later\)/);
      assert.equal((await owner.call(getBot, { botId: id })).name, 'Desk');
      await test.restart();
      await test.visitor.signIn(owner.email);
    });

    it('that is some other archive is refused, and the data is kept', async () => {
      const owner = await test.visitor.signUp();
      const file = join(test.config.dataDir, 'other');
      if (test.engine === 'sqlite') {
        execFileSync('tar', ['-czf', file, '-C', import.meta.dirname, '.']);
      } else {
        const other = await createTestDatabase();
        await backUp({ ...test.config, databaseUrl: other.url }, file);
        await other.drop();
      }
      await assert.rejects(restore(test.config, file), /other is no backup of Frontdesk\./);
      await owner.call(getLoggedUser, {});
    });

    it('that cannot be read is refused, and the data is kept', async () => {
      const owner = await test.visitor.signUp();
      await assert.rejects(restore(test.config, join(test.config.dataDir, 'no-such-file')), /failed: /);
      await owner.call(getLoggedUser, {});
    });
  });
});
