import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { type Database, openDatabase } from '../src/database/database';
import { type ClaimedDocument, DocumentClaims } from '../src/documents/document-claims';
import { embeddingQueue } from '../src/passages/embeddings/embedding-queue';
import { createAgent, documentsDone, documentsRead, upload } from './support/agents';
import { mostlyOn, onEachDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const KNOWS_ALL = { knows: () => true };
const withoutEmbedding = { embeddingWorker: pathToFileURL('dist/no-such-worker.js') };

async function ownerWithFiles(test: TestApp, files: Record<string, string>) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  await upload(owner, botId, files);
  return { owner, botId };
}

const many = (prefix: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}.txt`, `Text ${at} of ${prefix}.`]));

async function withDatabase(test: TestApp, use: (database: Database) => Promise<void>) {
  const database = await openDatabase(test.config);
  await use(database).finally(() => database.db.destroy());
}

describe('Documents of several owners', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-slow-'));
    // Reads slow documents forever, crashes on deadly ones, and reads everything else immediately as Italian, which is
    // not embedded.
    await writeFile(
      join(folder, 'reader.mjs'),
      `process.once('disconnect', () => process.exit());
       process.on('message', ({ name }) => {
         if (name.startsWith('deadly')) process.exit(7);
         if (!name.startsWith('slow')) process.send({ some: [{ heading: '', text: 'Text.', terms: 'text', language: 'it' }] });
         if (!name.startsWith('slow')) process.send({ isDone: true });
       });`,
    );
  });
  after(() => rm(folder, { recursive: true }));

  onEachDatabase((test) => {
    it('take turns, even if one owner has twenty slow ones waiting', mostlyOn('postgres', test), async () => {
      await test.restart({ extractWorker: pathToFileURL(join(folder, 'reader.mjs')) });
      const slow = await ownerWithFiles(test, many('slow', 20));
      const statuses = async () =>
        (await slow.owner.call(getBot, { botId: slow.botId })).documents.map(({ status }) => status);
      const READING = 1;
      await until(async () => (await statuses()).includes(READING), 'a slow document is being read');
      const { owner, botId } = await ownerWithFiles(test, { 'line.txt': 'Only a line.' });
      assert.equal((await documentsDone(owner, botId))[0]?.status, 2);
      // If one owner could have two at a time, there would be no place for another owner, because slow documents never
      // end here.
      assert.deepEqual(
        (await statuses()).filter((status) => status !== 0),
        [READING],
      );
    });

    it('are given up when they crash their reader three times', mostlyOn('postgres', test), async () => {
      await test.restart({ extractWorker: pathToFileURL(join(folder, 'reader.mjs')) });
      const { owner, botId } = await ownerWithFiles(test, { 'deadly.txt': 'x', 'good.txt': 'y' });
      const documents = await documentsDone(owner, botId);
      assert.deepEqual(documents.map(({ name, status }) => `${name} ${status}`).sort(), ['deadly.txt 3', 'good.txt 2']);
      await withDatabase(test, async ({ db }) => {
        const rows = await db.selectFrom('documents').select('claims').where('agent_id', '=', botId).execute();
        assert.deepEqual(rows.map(({ claims }) => claims).sort(), [1, 3]);
      });
    });

    it('are claimed in turns on two instances, with other owners first after a slow document', async () => {
      await test.stop();
      // The server claims nothing, so that only this test claims documents.
      await test.start({ ...test.config, atOnce: { ...test.config.atOnce, documents: 0 } });
      const one = await ownerWithFiles(test, many('one', 4));
      const two = await ownerWithFiles(test, many('two', 4));
      await withDatabase(test, (first) =>
        withDatabase(test, async (second) => {
          await first.db.deleteFrom('documents').where('agent_id', 'not in', [one.botId, two.botId]).execute();
          const claims = [new DocumentClaims(first, KNOWS_ALL), new DocumentClaims(second, KNOWS_ALL)];
          const claim = async (at: number) => {
            const claimed = await claims[at % 2]?.claim();
            assert.ok(claimed);
            return claimed;
          };
          // The files in one upload have the same time, so their order is undefined.
          const ownerOf = ({ name }: ClaimedDocument) => name.slice(0, 3);
          const claimed: ClaimedDocument[] = [];
          for (let at = 0; at < 4; at++) {
            claimed.push(await claim(at));
            // The database's clock counts in milliseconds.
            await setTimeout(5);
          }
          assert.deepEqual(claimed.map(ownerOf), ['one', 'two', 'one', 'two']);
          if (claimed[3]) await claims[0]?.chargeTime(claimed[3], 20_000);
          const later = [await claim(4), await claim(5), await claim(6)];
          assert.deepEqual(later.map(ownerOf), ['one', 'one', 'two']);
          assert.equal(await claims[0]?.claim([claimed[3]?.organizationId ?? '']), null);
        }),
      );
    });
  }, withoutEmbedding);
});

describe('Passages of several owners', () => {
  onEachDatabase((test) => {
    it('are embedded in turns, even if a book is waiting ahead of others', mostlyOn('sqlite', test), async () => {
      const paragraphs = (word: string) => Array.from({ length: 40 }, (_, at) => `${word} ${at}.`.padEnd(900, ' x'));
      const book = await ownerWithFiles(test, { 'book.txt': paragraphs('Book').join('\n\n') });
      await documentsRead(book.owner, book.botId);
      const letter = await ownerWithFiles(test, { 'letter.txt': 'Letter' });
      await documentsRead(letter.owner, letter.botId);
      await test.stop();
      await withDatabase(test, async (database) => {
        await database.db.updateTable('passages').set({ embedding: null, embedding_lease_until: null }).execute();
        // The server was unable to embed anything, and paused the document that it tried last.
        const unpaused = { embedding_failures: 0, embedding_retry_at: null };
        await database.db.updateTable('documents').set(unpaused).execute();
        await database.db.updateTable('organizations').set({ embedding_due: 0 }).execute();
        const embedded: string[] = [];
        const embed = async (text: string) => {
          embedded.push(text);
          await setTimeout(2);
          return new Int8Array(384).fill(1);
        };
        const queue = embeddingQueue(database, { embed, model: 'test', knows: () => true }, (failure) =>
          assert.fail(String(failure)),
        );
        queue.wake();
        while (!embedded.some((text) => text.startsWith('Letter'))) await setTimeout(5);
        assert.ok(embedded.length <= 5 * 4, `${embedded.length} passages were embedded before`);
        await queue.close();
      });
      await test.start(test.config);
    });
    // The server does not embed anything itself, because a book would take minutes.
  }, withoutEmbedding);
});
