import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { deleteBot, getBot } from '@frontdesk/shared/endpoints/bot';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/database/database';
import { LOCAL_MODEL } from '../src/passages/embeddings/embedder';
import { splitEmbeddings } from '../src/passages/embeddings/embedding';
import { embeddingQueue } from '../src/passages/embeddings/embedding-queue';
import { createAgent, documentsDone, documentsRead, giveClient, startChat, upload } from './support/agents';
import { makePdf } from './support/files';
import { EMBEDDING_WORKER, mostlyOn, onEachDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const LOCAL = { model: LOCAL_MODEL, knows: () => true };

const RULES = '# Arrival\n\nRooms are ready from 3 pm.\n\n# Money\n\nWe refund what you paid until a week before.';

async function agentWithRules(test: TestApp, isDone = documentsDone) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  await upload(owner, botId, { 'rules.md': RULES });
  assert.deepEqual(
    (await isDone(owner, botId)).map(({ status }) => status),
    [2],
  );
  const { ask } = await startChat(test.visitor, await giveClient(owner, botId));
  return { ask };
}

async function withDatabase(test: TestApp, use: (database: Database) => Promise<void>) {
  const database = await openDatabase(test.config);
  await use(database).finally(() => database.db.destroy());
}

describe('Passages without embeddings', () => {
  onEachDatabase((test) => {
    it('are embedded after the next start', async () => {
      await agentWithRules(test);
      await withDatabase(test, async ({ db }) => {
        await db.updateTable('passages').set({ embedding: null }).execute();
        const left = async () =>
          (await db.selectFrom('passages').select('id').where('embedding', 'is', null).execute()).length;
        assert.equal(await left(), 2);
        await test.restart();
        await until(async () => (await left()) === 0, 'all are embedded');
      });
    });

    it('on a stopped server are embedded after the next start', mostlyOn('sqlite', test), async (context) => {
      const { config } = test;
      const channel = new BroadcastChannel('embedding-begins');
      context.after(() => channel.close());
      const begins = once(channel, 'message');
      await test.restart({ embeddingWorker: pathToFileURL('test/support/silent-embedding-worker.mjs') });
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await upload(owner, botId, { 'rules.md': RULES });
      await begins;
      await withDatabase(test, async ({ db }) => {
        const now = () =>
          db
            .selectFrom('documents')
            .select(['status', 'indexed_share as share'])
            .where('agent_id', '=', botId)
            .executeTakeFirst();
        assert.deepEqual(await now(), { status: 2, share: 0 });
        await test.stop();
        assert.deepEqual(await now(), { status: 2, share: 0 });
        await test.start(config);
        await until(async () => (await now())?.share === null, 'the document is indexed');
      });
    });

    it(
      'of a long document delay neither the search by words nor the next document',
      mostlyOn('sqlite', test),
      async () => {
        // The model, which the whole run shares, has already cached these texts.
        const { embeddingWorker } = test.config;
        await test.restart({ embeddingWorker: EMBEDDING_WORKER });
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        const inventory = Array.from(
          { length: 60 },
          (_, at) => `# Item ${at}\n\nItem ${at} stands on shelf ${at * 7}.`,
        );
        await upload(owner, botId, {
          'inventory.md': inventory.join('\n\n'),
          'secret.pdf': await makePdf([['x']], { userPassword: 'p' }),
        });
        const { ask } = await startChat(test.visitor, await giveClient(owner, botId));
        await until(async () => {
          const { documents } = await owner.call(getBot, { botId });
          return documents.every(({ status }) => status > 1);
        }, 'both are read');
        const { documents } = await owner.call(getBot, { botId });
        const named = (name: string) => documents.find((document) => document.name === name);
        const [book, secret] = [named('inventory.md'), named('secret.pdf')];
        assert.deepEqual([book?.status, secret?.status], [2, 3]);
        assert.match(secret?.error ?? '', /protected with a password/);
        assert.ok(book?.indexedShare !== null && (book?.indexedShare ?? 1) < 0.9, String(book?.indexedShare));
        assert.match((await ask('Where does item 59 stand?')).text, /shelf 413/);
        // A letter is embedded before the book that was uploaded first.
        await upload(owner, botId, { 'letter.txt': 'We open at nine.' });
        await until(async () => {
          const letter = (await owner.call(getBot, { botId })).documents.find(({ name }) => name === 'letter.txt');
          return letter?.status === 2 && letter.indexedShare === null;
        }, 'the letter is indexed');
        const share = async () =>
          (await owner.call(getBot, { botId })).documents.find(({ name }) => name === 'inventory.md')?.indexedShare ??
          1;
        const before = await share();
        await until(async () => (await share()) > before, 'the share grows');
        await owner.call(deleteBot, { botId });
        await test.restart({ embeddingWorker });
      },
    );

    it('do not get the embedding of a deleted passage whose number they reuse', async () => {
      await agentWithRules(test);
      // The app's own queue would claim the passage first.
      await test.stop();
      await withDatabase(test, async (database) => {
        const { db } = database;
        const [passage] = await db.updateTable('passages').set({ embedding: null }).returning('id').execute();
        assert.ok(passage);
        const embed = async (text: string) => {
          await db.updateTable('passages').set({ text: 'Another text.' }).where('id', '=', passage.id).execute();
          return new Int8Array(384).fill(text.includes('Another text.') ? 2 : 1);
        };
        const queue = embeddingQueue(database, { ...LOCAL, embed }, (failure) => assert.fail(String(failure)));
        queue.wake();
        const kept = () =>
          db
            .selectFrom('passages')
            .select(['embedding', 'sentence_embeddings as sentences'])
            .where('id', '=', passage.id)
            .executeTakeFirstOrThrow();
        await until(async () => (await kept()).embedding !== null, 'the passage is embedded');
        await queue.close();
        const { sentences } = await kept();
        assert.equal(sentences && splitEmbeddings(sentences, 384)[0]?.[0], 2);
      });
      await test.start(test.config);
    });

    it('are embedded once, even by two instances', async () => {
      await test.stop();
      await withDatabase(test, async (database) => {
        const { db } = database;
        await sql`update passages set embedding = null, heading = '', text = 'Number ' || id || ' is here'`.execute(db);
        const embedded: string[] = [];
        const embed = async (text: string) => {
          embedded.push(text);
          await setTimeout(5);
          return new Int8Array(384).fill(1);
        };
        const queues = [1, 2].map(() =>
          embeddingQueue(database, { ...LOCAL, embed }, (failure) => assert.fail(String(failure))),
        );
        for (const queue of queues) queue.wake();
        const left = () => db.selectFrom('passages').select('id').where('embedding', 'is', null).execute();
        await until(async () => (await left()).length === 0, 'all are embedded');
        for (const queue of queues) await queue.close();
        assert.ok(embedded.length > 1);
        assert.equal(new Set(embedded).size, embedded.length);
      });
      await test.start(test.config);
    });
  });

  onEachDatabase(
    (test) => {
      it('are ready and found by their words even if nothing can embed them', async () => {
        const { ask } = await agentWithRules(test, documentsRead);
        const { text, sources, nearest } = await ask('When are the rooms ready?');
        assert.match(text, /Rooms are ready from 3 pm/);
        assert.equal([...sources, ...nearest][0]?.name, 'rules.md');
        assert.equal((await ask('Who won the world cup?')).outcome, 'not-found');
      });
    },
    { embeddingWorker: pathToFileURL('dist/no-such-worker.js') },
  );
});
