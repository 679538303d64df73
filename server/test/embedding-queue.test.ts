import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { type Database, openDatabase } from '../src/database/database';
import { EmbeddingFailure } from '../src/passages/embeddings/embedder';
import { embeddingQueue } from '../src/passages/embeddings/embedding-queue';
import { createAgent } from './support/agents';
import { IN_FULL, mostlyOn, onEachDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const ROWS_AT_ONCE = 500;
const ROUNDS = 5;
const EMBEDDING = new Int8Array(8).fill(1);

/** Stores ready documents with one passage each, embedded by `model` unless it is null. */
async function store({ db }: Database, agentId: string, organizationId: string, count: number, model: string | null) {
  const now = new Date().toISOString();
  const bytes = model === null ? null : Buffer.from(EMBEDDING.buffer);
  const file = { name: 'a.md', size: 1, sha256: '', type: 1, status: DOCUMENT_STATUS.ready };
  const of = { organization_id: organizationId, agent_id: agentId, created_at: now, changed_at: now };
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, () => randomUUID());
    const indexed_share = model === null ? 0 : null;
    await db
      .insertInto('documents')
      .values(ids.map((id) => ({ ...file, ...of, id, document_id: id, indexed_share })))
      .execute();
    const own = { position: 0, heading: '', text: 'We open at nine.', terms: 'open nine', language: 'en' as const };
    const embeddings = { embedding: bytes, sentence_embeddings: bytes, embedding_model: model };
    await db
      .insertInto('passages')
      .values(
        ids.map((id) => ({
          ...own,
          ...embeddings,
          organization_id: organizationId,
          document_row_id: id,
          agent_id: agentId,
        })),
      )
      .execute();
  }
}

async function ownAgent(test: TestApp, database: Database) {
  const agentId = await createAgent(await test.visitor.signUp());
  const { organization_id } = await database.db
    .selectFrom('agents')
    .select('organization_id')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return [agentId, organization_id] as const;
}

/**
 * While the app is stopped, runs a separate queue until a condition is true; returns when each text was embedded (ms).
 */
async function embed(
  database: Database,
  isDone: (embedded: number) => boolean | Promise<boolean>,
  failsFor: (nth: number) => boolean = () => false,
) {
  let [embedded, asked] = [0, 0];
  const failures: unknown[] = [];
  const times: number[] = [];
  const embedder = {
    model: 'new',
    knows: (language: string) => language === 'en',
    embed: async () => {
      asked += 1;
      if (failsFor(asked)) throw new EmbeddingFailure('The service is down.');
      // Behaves like a model in another thread or process: other work can run in the meantime.
      await setImmediate();
      embedded += 1;
      times.push(performance.now());
      return EMBEDDING;
    },
  };
  const queue = embeddingQueue(database, embedder, (failure) => failures.push(failure));
  queue.wake();
  await until(() => isDone(embedded), 'the queue is done');
  await queue.close();
  return { times, asked, failures };
}

describe('The queue of passages to embed', () => {
  onEachDatabase((test) => {
    const withDatabase = async (use: (database: Database) => Promise<void>) => {
      const database = await openDatabase(test.config);
      try {
        await use(database);
      } finally {
        await database.db.deleteFrom('documents').execute();
        await database.db.destroy();
        await test.start(test.config);
      }
    };
    const left = async ({ db }: Database) =>
      (await db.selectFrom('documents').select('id').where('indexed_share', 'is not', null).execute()).length;

    // This test runs before those that leave thousands of deleted rows, which PostgreSQL would take a minute to search.
    it('tries again after failures, with pauses, and shows until then that a document is not indexed', async () => {
      await withDatabase(async (database) => {
        const own = await ownAgent(test, database);
        await test.stop();
        await store(database, ...own, 12, null);
        assert.equal(await left(database), 12);
        const { db } = database;
        const reasons = async () => {
          const rows = await db.selectFrom('documents').select('error').where('error', 'is not', null).execute();
          return new Set(rows.map(({ error }) => error));
        };
        const shown: ReadonlySet<string | null>[] = [];
        const { asked, failures } = await embed(
          database,
          async () => {
            shown.push(await reasons());
            return (await left(database)) === 0;
          },
          (nth) => nth <= 4,
        );
        // A service that is down must not be called for each of many documents.
        assert.deepEqual([asked, failures.length], [16, 4]);
        // In the meantime, the owner sees the reason.
        const reason = 'Found by its words only. The service is down. The server tries again.';
        assert.ok(shown.some((some) => some.has(reason)));
        assert.deepEqual([...(await reasons())], []);
      });
    });

    it('claims passages just as fast when very many are waiting', IN_FULL, async () => {
      await withDatabase(async (database) => {
        const own = await ownAgent(test, database);
        await test.stop();
        // The time of the fastest round counts, because other programs also use the processor.
        const fastest = async (count: number) => {
          await store(database, ...own, count, null);
          const rounds: number[] = [];
          for (let round = 0; round < ROUNDS; round++) {
            const { times } = await embed(database, (embedded) => embedded >= 60);
            rounds.push((times[59] ?? Number.NaN) - (times[0] ?? Number.NaN));
          }
          await database.db.deleteFrom('documents').execute();
          return Math.min(...rounds);
        };
        const few = await fastest(ROUNDS * 80);
        const many = await fastest(15_000);
        assert.ok(many < 4 * few, `${Math.round(few)} ms with few, ${Math.round(many)} ms with many`);
      });
    });

    it(
      'embeds all passages of another model again, resetting some of them in each statement',
      mostlyOn('postgres', test),
      async () => {
        await withDatabase(async (database) => {
          const own = await ownAgent(test, database);
          await test.stop();
          await store(database, ...own, 12_000, 'old');
          await embed(database, (embedded) => embedded >= 1);
          const { db } = database;
          const old = await db
            .selectFrom('passages')
            .select('id')
            .where('embedding_model', '=', 'old')
            .limit(1)
            .execute();
          assert.deepEqual(old, []);
          assert.ok((await left(database)) >= 11_900);
        });
      },
    );
  });
});
