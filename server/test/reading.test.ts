import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../src/database/database';
import { databaseTime } from '../src/database/engine';
import { type ClaimedDocument, DocumentClaims } from '../src/documents/document-claims';
import { documentQueue } from '../src/documents/document-queue';
import { openFileStore } from '../src/files/file-store';
import type { Passage } from '../src/passages/passage';
import { createAgent, upload } from './support/agents';
import { onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const KNOWS_ALL = { knows: () => true };

/** Uploads a document that no app's queue reads, and opens the database. */
async function waitingDocument(test: TestApp) {
  const owner = await test.visitor.signUp();
  await upload(owner, await createAgent(owner), { 'a.txt': 'Some text.' });
  return openDatabase(test.config);
}

describe('A document', () => {
  onOneDatabase(
    'postgres',
    (test) => {
      it('has the passages from one reader, even if a second one takes over while the first is writing', async () => {
        const first = await waitingDocument(test);
        // Two connections from one process to SQLite would wait for each other.
        const second = test.engine === 'sqlite' ? first : await openDatabase(test.config);
        const passages = (word: string, count: number): Passage[] =>
          Array.from({ length: count }, (_, at) => ({
            heading: '',
            text: `${word} ${at}`,
            terms: word,
            language: 'en',
          }));
        const [slow, quick] = [new DocumentClaims(first, KNOWS_ALL), new DocumentClaims(second, KNOWS_ALL)];
        const claimed = await slow.claim();
        assert.ok(claimed);
        let isWritten = false;
        const writing = slow.complete(claimed, passages('slow', 2000)).finally(() => {
          isWritten = true;
        });
        let again: ClaimedDocument | null = null;
        while (!again && !isWritten) {
          const ended = { lease_until: databaseTime(second.engine, -1) };
          await second.db.updateTable('documents').set(ended).where('status', '=', 1).execute();
          again = await quick.claim();
        }
        const isQuick = again !== null && (await quick.complete(again, passages('quick', 3)));
        const isSlow = await writing;
        assert.notEqual(isSlow, isQuick);
        const rows = await first.db
          .selectFrom('passages')
          .select('text')
          .where('document_row_id', '=', claimed.id)
          .orderBy('position')
          .execute();
        assert.deepEqual(
          rows.map(({ text }) => text),
          passages(isQuick ? 'quick' : 'slow', isQuick ? 3 : 2000).map(({ text }) => text),
        );
        for (const { db } of new Set([first, second])) await db.destroy();
      });

      it('waits, and is not claimed again and again, while no process can be started for it', async () => {
        const database = await waitingDocument(test);
        const claims = new DocumentClaims(database, KNOWS_ALL);
        const failures: unknown[] = [];
        const queue = documentQueue(
          {
            claims,
            files: await openFileStore(database, test.config, () => undefined),
            embeddings: { wake: () => {} },
            notifyWithin: async () => () => {},
            logFailure: (failure) => failures.push(failure),
          },
          // A reader that is left waiting from an earlier test would read the document.
          { ...test.config, queueTickMs: 5, isolatesReaders: true },
        );
        const states = () => database.db.selectFrom('documents').select(['status', 'claims', 'error']).execute();
        const path = process.env['PATH'];
        // The path is too long for the system, so it cannot start a process.
        process.env['PATH'] = 'x'.repeat(200_000);
        try {
          queue.wake();
          await until(() => failures.length > 0, 'a process could not be started');
          const begun = performance.now();
          await setTimeout(500);
          // The pause lasts at least a second.
          assert.ok(failures.length <= 1 + (performance.now() - begun) / 1000, `${failures.length} tries`);
        } finally {
          process.env['PATH'] = path;
        }
        assert.match(String(failures[0]), /E2BIG/);
        await until(async () => (await states()).every(({ status }) => status === 2), 'the document is read');
        assert.ok((await states()).every(({ claims, error }) => claims <= 2 && error === null));
        await queue.close();
        await database.db.destroy();
      });
    },
    { queueTickMs: 3_600_000 },
  );
});
