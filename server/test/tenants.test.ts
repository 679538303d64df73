import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openDatabase, SQLITE_FILE } from '../src/database/database';
import type { Engine } from '../src/database/engine';
import { prepareTenants } from '../src/database/migrations/0022-tenants';
import { migrationSteps } from '../src/database/migrations/migration-steps';
import { sqliteDialect } from '../src/database/sqlite-dialect';
import { searchPassages } from '../src/passages/find-passages';
import { testConfig } from './support/test-app';
import { createTestDatabase, hasPostgres } from './support/test-database';

const NOW = '2026-01-01T00:00:00.000Z';
/** More than one batch. */
const ROWS = 5_200;

/** Creates a database from the previous release with two organizations, and returns its settings. */
async function earlierDatabase(context: TestContext, engine: Engine) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
  const database = engine === 'postgres' ? await createTestDatabase() : null;
  const config = { ...testConfig(dataDir), databaseUrl: database?.url ?? null };
  const dialect =
    database === null
      ? sqliteDialect(join(dataDir, SQLITE_FILE))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) });
  const db = new Kysely<unknown>({ dialect });
  context.after(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const before = Object.fromEntries(Object.entries(migrationSteps(engine)).filter(([name]) => name < '0022'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  assert.equal(error, undefined);
  for (const [at, organization] of ['one', 'two'].entries()) {
    const agent = `agent-${organization}`;
    await sql`insert into organizations (id, name, created_at) values (${organization}, 'x', ${NOW})`.execute(db);
    await sql`insert into agents (id, organization_id, name, description, configuration, model_name, enabled,
      client_is_active, created_at) values (${agent}, ${organization}, 'x', 'x', '', '', 1, 1, ${NOW})`.execute(db);
    await sql`insert into documents (id, document_id, name, sha256, organization_id, agent_id, type, status, size,
      created_at, changed_at) values (${organization}, ${organization}, 'x', '', ${organization}, ${agent}, 0, 2, 1,
      ${NOW}, ${NOW})`.execute(db);
    await sql`insert into conversations (id, organization_id, agent_id, conversation_id, created_at)
      values (${organization}, ${organization}, ${agent}, 'c', ${NOW})`.execute(db);
    const count = at === 0 ? ROWS : 3;
    for (let from = 0; from < count; from += 400) {
      const rows = Array.from({ length: Math.min(400, count - from) }, (_, nth) => from + nth);
      const passages = rows.map((nth) => sql`(${organization}, ${agent}, ${nth}, '', 'x', 'common ship', 'en')`);
      await sql`insert into passages (document_row_id, agent_id, position, heading, text, terms, language)
        values ${sql.join(passages)}`.execute(db);
      const messages = rows.map(
        (nth) => sql`(${`${organization}-${nth}`}, ${organization}, ${nth}, 'visitor', 'x', ${NOW})`,
      );
      await sql`insert into messages (id, conversation_row_id, position, sender, text, created_at)
        values ${sql.join(messages)}`.execute(db);
    }
  }
  return { config, db };
}

async function assertFilled(config: Awaited<ReturnType<typeof earlierDatabase>>['config'], messagesOfTwo = 3) {
  const database = await openDatabase(config);
  for (const table of ['passages', 'messages'] as const) {
    const { rows } = await sql<{ organization_id: string; count: number }>`
      select organization_id, count(*) as count from ${sql.table(table)} group by organization_id
      order by organization_id`.execute(database.db);
    const expected = { one: ROWS, two: table === 'messages' ? messagesOfTwo : 3 };
    assert.deepEqual(Object.fromEntries(rows.map((row) => [row.organization_id, Number(row.count)])), expected, table);
  }
  const found = await searchPassages(database, { agentId: 'agent-two', organizationId: 'two' }, ['common', 'ship'], 10);
  assert.equal(found.length, 3);
  await database.db.destroy();
}

describe('The organization of messages and passages', () => {
  it('is filled in a database from an earlier release, on SQLite', async (context) => {
    const { config, db } = await earlierDatabase(context, 'sqlite');
    await db.destroy();
    await assertFilled(config);
  });

  describe('on PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
    it('is filled in a database from an earlier release', async (context) => {
      const { config, db } = await earlierDatabase(context, 'postgres');
      await db.destroy();
      await assertFilled(config);
    });

    it('is filled in batches while instances of an earlier release run, and after an interruption', async (context) => {
      const { config, db } = await earlierDatabase(context, 'postgres');
      await prepareTenants(db);
      // An interrupted build of an index leaves an index that is not valid.
      await sql`update pg_index set indisvalid = false where indexrelid = 'passages_words'::regclass`.execute(db);
      await prepareTenants(db);
      const { rows } = await sql<{ valid: boolean }>`
        select indisvalid as valid from pg_index where indexrelid = 'passages_words'::regclass`.execute(db);
      assert.deepEqual(rows, [{ valid: true }]);
      // A message that an instance of an earlier release stored in the meantime.
      await sql`insert into messages (id, conversation_row_id, position, sender, text, created_at)
        values ('late', 'two', 3, 'visitor', 'x', ${NOW})`.execute(db);
      await db.destroy();
      await assertFilled(config, 4);
    });

    it('is filled once when two instances start together', async (context) => {
      const { config, db } = await earlierDatabase(context, 'postgres');
      await db.destroy();
      await Promise.all([assertFilled(config), assertFilled(config)]);
    });
  });
});
