import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, hasPostgres } from '../../../test/support/test-database';
import type { Engine } from '../engine';
import { sqliteDialect } from '../sqlite-dialect';
import { migrationSteps } from './migration-steps';

const AT = '2025-01-01T00:00:00.000Z';

/** Returns an empty database, and how to migrate it up to a step. */
async function startEmpty(engine: Engine, context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
  const postgres = engine === 'postgres' ? await createTestDatabase() : null;
  const db = new Kysely<unknown>({
    dialect: postgres
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.url }) })
      : sqliteDialect(join(folder, 'frontdesk.sqlite')),
  });
  context.after(async () => {
    await db.destroy();
    await postgres?.drop();
    await rm(folder, { recursive: true });
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationSteps(engine) } });
  const migrate = async (step: string) => assert.equal((await migrator.migrateTo(step)).error, undefined);
  const write = (statement: string) => sql.raw(statement).execute(db);
  return { db, migrate, write };
}

async function addAgent(write: (statement: string) => Promise<unknown>): Promise<void> {
  await write(`insert into organizations (id, name, created_at) values ('o', 'Example Ltd', '${AT}')`);
  await write(`insert into agents (id, organization_id, name, description, configuration, model_name, enabled, client_id,
    client_is_active, created_at) values ('a', 'o', 'Rosa', 'x', '', '', 1, 'client', 1, '${AT}')`);
}

/** Compares with literals, because later releases expect the terms that these migrations stored. */
function writesTheSameForever(engine: Engine): void {
  it('conversations get the search terms of the release in which their list landed', async (context) => {
    const { db, migrate, write } = await startEmpty(engine, context);
    await migrate('0023-mail-references');
    await addAgent(write);
    await write(
      `insert into conversations (id, agent_id, conversation_id, created_at) values ('c', 'a', 'b', '${AT}')`,
    );
    await write(
      `insert into participants (id, conversation_row_id, user_name, created_at) values ('p', 'c', 'Zoë', '${AT}')`,
    );
    const text =
      'Yesterday’s reservations: 1,000 hopping ponies, adoption fully controlled! Straße 客服中心 שלום 🚲 https://x.example/path';
    await write(`insert into messages (id, conversation_row_id, participant_id, text, created_at)
      values ('m', 'c', 'p', '${text}', '${AT}')`);
    await migrate('0024-conversations');
    const { rows } = await sql<{ terms: string }>`select terms from conversations`.execute(db);
    assert.equal(
      rows[0]?.terms,
      'zoe yesterdai s reserv 1000 hop poni adop fulli control strass u5ba2670d u670d4e2d u4e2d5fc3 ' +
        'u05e905dc05d505dd ud83ddeb2 http x exampl',
    );
  });

  it('questions get the keys of the release in which the stemmer changed', async (context) => {
    const { db, migrate, write } = await startEmpty(engine, context);
    await migrate('0031-websites');
    await addAgent(write);
    await write(`insert into question_groups (id, organization_id, agent_id, count, last_asked)
      values ('g', 'o', 'a', 1, '${AT}')`);
    await write(`insert into question_wordings (id, group_id, agent_id, key, text, count, last_asked)
      values ('w', 'g', 'a', 'old', 'Do you organize parties yearly for 1,000 adopted ponies?', 1, '${AT}')`);
    await migrate('0032-embedding-models');
    const { rows } = await sql<{ key: string }>`select key from question_wordings`.execute(db);
    assert.equal(rows[0]?.key, 'do you organ parti yearli for 1000 adopt poni');
  });
}

describe('On SQLite', () => writesTheSameForever('sqlite'));
describe('On PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => writesTheSameForever('postgres'));
