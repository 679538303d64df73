import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { KyselyPlugin } from 'kysely';
import { createAgent } from '../../test/support/agents';
import { fillLibrary } from '../../test/support/large-library';
import { IN_FULL, IS_FULL, mostlyOn, onEachDatabase, type TestApp } from '../../test/support/test-app';
import { type Database, openDatabase } from '../database/database';
import { LOCAL_MODEL } from './embeddings/embedder';
import { PassageMeanings, QuestionMeanings } from './embeddings/meanings';
import { findPassages, prepareQuestions, searchPassages } from './find-passages';
import { Libraries, NO_WORDS } from './libraries';

/** The large library has more passages than a search ranks. */
const [SMALL, LARGE] = [200, IS_FULL ? 4_000 : 2_200];
/** The limits for a question in any library, and for the rows that are read within one turn of the event loop. */
const MOST = { queries: 4, rows: 290, rowsInTurn: 350 };

/** Counts the queries, the rows that they return, and the most rows within one turn of the event loop. */
class Counting implements KyselyPlugin {
  counts = { queries: 0, rows: 0, rowsInTurn: 0 };
  #turn = 0;

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    if (this.#turn === 0) setImmediate(() => (this.#turn = 0));
    this.#turn += result.rows.length;
    const { queries, rows, rowsInTurn } = this.counts;
    this.counts = {
      queries: queries + 1,
      rows: rows + result.rows.length,
      rowsInTurn: Math.max(rowsInTurn, this.#turn),
    };
    return result;
  };

  /** Returns the counts for `work`. */
  async during(work: () => Promise<unknown>) {
    this.counts = { queries: 0, rows: 0, rowsInTurn: 0 };
    await work();
    return this.counts;
  }
}

const logFailure = (failure: unknown) => {
  throw failure;
};

/** Fills a library and returns questions about it, with a function that asks them. */
async function openLibrary(test: TestApp, database: Database, passages: number, language: 'en' | 'de') {
  const agentId = await createAgent(await test.visitor.signUp());
  const { organization_id: organizationId } = await database.db
    .selectFrom('agents')
    .select('organization_id')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  const questions = await fillLibrary(database, { agentId, organizationId, passages, language });
  const counting = new Counting();
  const counted: Database = { ...database, db: database.db.withPlugin(counting) };
  const embedder = {
    model: LOCAL_MODEL,
    knows: (asked: string) => asked === 'en',
    embed: async (text: string) => new Int8Array(384).fill(text.length),
    close: async () => undefined,
  };
  const meanings = new PassageMeanings(counted, embedder, logFailure, pathToFileURL('dist/nearest-worker.js'));
  const index = { database: counted, embedder, libraries: new Libraries(counted), meanings };
  const ask = (question: string) =>
    findPassages(index, agentId, question, new QuestionMeanings({ embedder, meaningMs: 60_000, logFailure }));
  const isReady = async () => {
    const library = await index.libraries.of(agentId);
    return (await index.libraries.wordsOf(agentId, library)) !== NO_WORDS;
  };
  return { agentId, questions, index, counting, ask, isReady };
}

describe('A large library', () => {
  onEachDatabase((test) => {
    const withDatabase = async (use: (database: Database) => Promise<void>) => {
      const database = await openDatabase(test.config);
      await use(database).finally(() => database.db.destroy());
    };

    for (const [language, engine] of [
      ['en', 'sqlite'],
      ['de', 'postgres'],
    ] as const) {
      const title = `takes as many queries and rows for a question as a small one (${language})`;
      it(title, language === 'en' ? mostlyOn(engine, test) : IN_FULL, async () => {
        await withDatabase(async (database) => {
          for (const passages of [SMALL, LARGE]) {
            const { agentId, index, questions, counting, ask } = await openLibrary(test, database, passages, language);
            await prepareQuestions(index, agentId);
            for (const question of questions) {
              const needed = await counting.during(() => ask(question));
              for (const [kind, most] of Object.entries(MOST)) {
                const count = needed[kind as keyof typeof MOST];
                assert.ok(count <= most, `${count} ${kind} with ${passages} passages for ${question}`);
              }
            }
          }
        });
      });
    }

    it('is searched by the database while its words are read, a few rows at a time', async () => {
      await withDatabase(async (database) => {
        const { agentId, index, questions, counting, ask, isReady } = await openLibrary(test, database, LARGE, 'en');
        assert.equal(await isReady(), false);
        const { ranked } = await ask(questions[0] ?? '');
        assert.ok(ranked.length > 0);
        const loading = await counting.during(() => prepareQuestions(index, agentId));
        assert.equal(await isReady(), true);
        assert.ok(loading.rowsInTurn <= MOST.rowsInTurn, `${loading.rowsInTurn} rows in one turn`);
      });
    });

    it('is searched by the rare words in a question if too many passages contain the others', async () => {
      await withDatabase(async (database) => {
        const { agentId } = await openLibrary(test, database, LARGE, 'de');
        const { organization_id: organizationId } = await database.db
          .selectFrom('agents')
          .select('organization_id')
          .where('id', '=', agentId)
          .executeTakeFirstOrThrow();
        const agent = { agentId, organizationId };
        const everywhere = database.db.selectFrom('passages').select('id').where('agent_id', '=', agentId);
        const last = await everywhere.orderBy('id', 'desc').executeTakeFirstOrThrow();
        const { db } = database;
        await db.updateTable('passages').set({ terms: 'common plain' }).where('agent_id', '=', agentId).execute();
        await db.updateTable('passages').set({ terms: 'common rare' }).where('id', '=', last.id).execute();
        const found = await searchPassages(database, agent, ['common', 'rare', 'unknown'], 10);
        assert.deepEqual(
          found.map(({ id }) => id),
          [last.id],
        );
        assert.equal((await searchPassages(database, agent, ['common', 'unknown'], 10)).length, 10);
        assert.deepEqual(await searchPassages(database, { ...agent, agentId: randomUUID() }, ['common'], 10), []);
      });
    });
  });
});
