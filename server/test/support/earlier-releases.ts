import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import {
  deleteConversation,
  getConversation,
  getConversations,
  getUnanswered,
} from '@frontdesk/shared/endpoints/conversation';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { hashPassword } from '../../src/accounts/password-hash';
import type { Engine } from '../../src/database/engine';
import { migrationSteps } from '../../src/database/migrations/migration-steps';
import { sqliteDialect } from '../../src/database/sqlite-dialect';
import { type ApiClient, PASSWORD } from './api-client';
import { TestApp, testConfig } from './test-app';
import { createTestDatabase } from './test-database';

const NOW = '2025-01-01T00:00:00.000Z';
/** The owner in a database of an earlier release; her password is `PASSWORD`. */
export const EMAIL = 'ada@example.com';
const SQLITE_FILE = 'frontdesk.sqlite';

let hash: string | undefined;

/** Inserts a row of everything that the first release stored. Later columns have defaults, except for conversations. */
async function fill(db: Kysely<unknown>, hasFirstConversations: boolean, hasAskers: boolean): Promise<void> {
  hash ??= await hashPassword(PASSWORD);
  await sql`insert into organizations (id, name, created_at) values ('o', 'Example Ltd', ${NOW})`.execute(db);
  await sql`insert into users (id, organization_id, email, email_key, first_name, last_name, password_hash, created_at)
    values ('u', 'o', ${EMAIL}, ${EMAIL}, 'Ada', 'Owner', ${hash}, ${NOW})`.execute(db);
  await sql`insert into agents (id, organization_id, name, description, configuration, model_name, enabled,
    client_id, client_is_active, created_at) values ('a', 'o', 'Rosa', 'x', '', '', 1, 'client', 1, ${NOW})`.execute(
    db,
  );
  await sql`insert into documents (id, organization_id, agent_id, document_id, name, sha256, type, status, size,
    created_at, changed_at) values ('d', 'o', 'a', 'd1', 'rules.txt', 'x', 0, 2, 5, ${NOW}, ${NOW})`.execute(db);
  await sql`insert into passages (document_row_id, agent_id, position, heading, text, terms)
    values ('d', 'a', 0, '', 'We open at nine.', 'open nine')`.execute(db);
  await sql`insert into qr_codes (id, organization_id, name, type, payload, created_at)
    values ('q', 'o', 'Site', 'Url', '{}', ${NOW})`.execute(db);
  await sql`insert into notifications (id, organization_id, title, message, created_at)
    values ('n', 'o', 'Hello', 'x', ${NOW})`.execute(db);
  if (hasAskers) {
    await sql`insert into conversations (id, organization_id, agent_id, conversation_id, visitor_id, activity, created_at)
      values ('c1', 'o', 'a', 'b1', 'v', 1, ${NOW}), ('c2', 'o', 'a', 'b2', 'v', 2, ${NOW})`.execute(db);
    for (const [id, asker] of [
      ['conversation', 'c1'],
      ['visitor', 'v'],
      ['several', null],
      ['deleted', 'nobody'],
    ]) {
      await sql`insert into question_groups (id, organization_id, agent_id, count, last_asked)
        values (${id}, 'o', 'a', 2, ${NOW})`.execute(db);
      await sql`insert into question_wordings (id, group_id, agent_id, key, text, count, last_asked, asker)
        values (${id}, ${id}, 'a', ${id}, ${id}, 2, ${NOW}, ${asker})`.execute(db);
    }
  }
  if (!hasFirstConversations) return;
  for (const id of ['c', 'silent']) {
    await sql`insert into conversations (id, agent_id, conversation_id, created_at)
      values (${id}, 'a', ${`browser-${id}`}, ${NOW})`.execute(db);
  }
  await sql`insert into participants (id, conversation_row_id, user_name, created_at)
    values ('p', 'c', 'Vera', ${NOW})`.execute(db);
  const said = [
    ['m4', null, 'I could not find that in the documents. This comes nearest: We open at nine.', '[]'],
    ['m3', 'p', 'Is there a pool?', null],
    ['m2', null, 'We open at nine.', '[{"documentId":"d1","name":"rules.txt","excerpt":"We open at nine."}]'],
    ['m1', 'p', 'When do you open?', null],
  ] as const;
  for (const [id, participant, text, sources] of said) {
    const at = `2025-01-01T00:00:0${id.slice(1)}.000Z`;
    await sql`insert into messages (id, conversation_row_id, participant_id, text, sources, created_at)
      values (${id}, 'c', ${participant}, ${text}, ${sources}, ${at})`.execute(db);
  }
}

/** Checks a migrated conversation of an earlier release. */
async function checkConversation(owner: ApiClient): Promise<void> {
  const { conversations } = await owner.call(getConversations, { search: 'pools' });
  assert.deepEqual(
    conversations.map(({ id, agentName, visitor, firstQuestion, messages, lastActivity, outcome }) => [
      id,
      agentName,
      visitor,
      firstQuestion,
      messages,
      lastActivity,
      outcome,
    ]),
    [['c', 'Rosa', 'Vera', 'When do you open?', 4, '2025-01-01T00:00:04.000Z', 'unsure']],
  );
  const { messages } = await owner.call(getConversation, { id: 'c' });
  assert.deepEqual(
    messages.map(({ id, from, outcome }) => [id, from, outcome]),
    [
      ['m1', 'visitor', null],
      ['m2', 'agent', 'answered'],
      ['m3', 'visitor', null],
      ['m4', 'agent', 'unsure'],
    ],
  );
}

/** Groups of an earlier release are deleted with the conversations in which they were asked, where these are known. */
async function checkQuestions(owner: ApiClient): Promise<void> {
  const groups = async () => (await owner.call(getUnanswered, {})).groups.map(({ id }) => id).sort();
  assert.deepEqual(await groups(), ['conversation', 'several', 'visitor']);
  await owner.call(deleteConversation, { id: 'c1' });
  assert.deepEqual(await groups(), ['several', 'visitor']);
  await owner.call(deleteConversation, { id: 'c2' });
  assert.deepEqual(await groups(), ['several']);
}

/** Declares a test for each migration: this release opens a database from that time. */
export function migratesFromEveryStep(engine: Engine): void {
  const steps = Object.entries(migrationSteps(engine));
  // Runs one migration after the other; each test begins with a copy.
  let folder: string;
  let growing: Awaited<ReturnType<typeof createTestDatabase>> | null = null;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
    growing = engine === 'postgres' ? await createTestDatabase() : null;
  });
  after(async () => {
    await growing?.drop();
    await rm(folder, { recursive: true, force: true });
  });
  for (const [index, [name]] of steps.entries()) {
    it(`after ${name}`, async (context) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-test-'));
      context.after(() => rm(dataDir, { recursive: true, force: true }));
      const grown = new Kysely<unknown>({ dialect: dialectOf(growing?.url, folder) });
      const taken = Object.fromEntries(steps.slice(0, index + 1));
      const { error } = await new Migrator({
        db: grown,
        provider: { getMigrations: async () => taken },
      }).migrateToLatest();
      assert.equal(error, undefined);
      if (!growing) await sql`vacuum into ${join(dataDir, SQLITE_FILE)}`.execute(grown);
      await grown.destroy();
      const database = growing && (await createTestDatabase(growing.name));
      context.after(() => database?.drop());
      const db = new Kysely<unknown>({ dialect: dialectOf(database?.url, dataDir) });
      const hasFirstConversations = name < '0024';
      const hasAskers = name >= '0025' && name < '0027';
      await fill(db, hasFirstConversations, hasAskers);
      await db.destroy();

      const test = new TestApp(engine);
      await test.start({ ...testConfig(dataDir), databaseUrl: database?.url ?? null });
      try {
        const owner = await test.visitor.signIn(EMAIL);
        assert.deepEqual(
          (await owner.call(getBots, {})).map((agent) => agent.name),
          ['Rosa'],
        );
        const { documents } = await owner.call(getBot, { botId: 'a' });
        assert.deepEqual(
          documents.map((document) => [document.name, document.status]),
          [['rules.txt', 2]],
        );
        assert.equal((await owner.call(getMyQrs, {})).length, 1);
        assert.equal((await owner.call(getNotifications, {})).count, 1);
        if (hasFirstConversations) await checkConversation(owner);
        if (hasAskers) await checkQuestions(owner);
      } finally {
        await test.stop();
      }
    });
  }
}

/** Fills an empty database with the tables of an earlier release, up to a migration, and with its rows. */
export async function fillEarlier(engine: Engine, upTo: string, url: string | null, folder: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: dialectOf(url ?? undefined, folder) });
  const taken = Object.fromEntries(Object.entries(migrationSteps(engine)).filter(([name]) => name <= upTo));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => taken } }).migrateToLatest();
  assert.equal(error, undefined);
  await fill(db, upTo < '0024', false);
  await db.destroy();
}

/** For a PostgreSQL database, or without one for the file in a folder. */
export const dialectOf = (url: string | undefined, folder: string) =>
  url === undefined
    ? sqliteDialect(join(folder, SQLITE_FILE))
    : new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
