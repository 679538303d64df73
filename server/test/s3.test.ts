import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { deleteBot, getBot } from '@frontdesk/shared/endpoints/bot';
import {
  deleteDocuments,
  downloadDocument,
  updateDocumentStatus,
  uploadDocuments,
} from '@frontdesk/shared/endpoints/document';
import type { Transaction } from 'kysely';
import { buildApp } from '../src/app';
import type { S3Config } from '../src/config/s3-config';
import type { Tables } from '../src/database/schema/tables';
import { storeDocuments } from '../src/documents/document-store';
import { bytesInMemory, hashOf } from '../src/files/file-bytes';
import { openFileStore } from '../src/files/file-store';
import { S3Files } from '../src/files/s3-files';
import { sweepBucket } from '../src/files/sweep-files';
import { filesElsewhere, notBackedUp, notRestored } from '../src/operation/count-files';
import { moveFiles, sentencesOf } from '../src/operation/move-files';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { ApiClient } from './support/api-client';
import { withDatabase } from './support/desk';
import { S3Server } from './support/s3-server';
import { mostlyOn, onEachDatabase } from './support/test-app';
import { until } from './support/until';

const TEXT = 'We open at nine in the morning.';

describe('Files in S3', () => {
  onEachDatabase((test) => {
    let s3: S3Server;
    before(async () => {
      s3 = await S3Server.start();
    });
    beforeEach(async () => {
      await s3.restart();
      s3.failure = null;
      s3.before = () => undefined;
      s3.objects.clear();
      await withDatabase(test, ({ db }) => db.deleteFrom('documents').execute());
      await rm(join(test.config.dataDir, 'documents'), { recursive: true, force: true });
      await test.restart({ s3: s3.config });
    });
    after(() => s3.stop());

    /** Counts the files that are stored with the database. */
    const localFiles = async () =>
      test.engine === 'sqlite'
        ? (await readdir(join(test.config.dataDir, 'documents')).catch(() => [])).length
        : (await withDatabase(test, ({ db }) => db.selectFrom('document_files').select('id').execute())).length;
    /** Returns a client for the same person at the server that is now running. */
    const here = ({ headers }: ApiClient) => new ApiClient(test.app, headers);
    const ready = async () => (await test.app.inject('/readyz')).json() as { ready: boolean; warnings?: string[] };

    it(
      'are read from there, downloaded byte for byte, and deleted with their documents',
      mostlyOn('sqlite', test),
      async () => {
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        const bytes = randomBytes(1_000_003);
        const ids = await upload(owner, botId, { 'hours.txt': TEXT, 'large.bin': bytes, 'empty.txt': '' });
        const documents = await documentsDone(owner, botId);
        assert.equal(documents.find(({ name }) => name === 'hours.txt')?.status, 2);
        assert.equal(s3.objects.size, 3);
        assert.equal(await localFiles(), 0);
        const contents = [Buffer.from(TEXT), bytes, Buffer.alloc(0)];
        for (const [at, content] of contents.entries()) {
          const back = await owner.call(downloadDocument, { documentId: ids[at] ?? '', botId });
          assert.ok(Buffer.from(back.base64Content, 'base64').equals(content), String(at));
        }
        const { ask } = await startChat(test.visitor, await giveClient(owner, botId));
        assert.match((await ask('When do you open?')).text, /nine/);
        await owner.call(deleteDocuments, { documentIds: [ids[1] ?? ''] });
        assert.equal(s3.objects.size, 2);
        await owner.call(deleteBot, { botId });
        assert.equal(s3.objects.size, 0);
      },
    );

    for (const [how, leave] of [
      ['is away', () => s3.stop()],
      ['refuses', () => s3.refuse()],
    ] as const) {
      it(
        `are safe while S3 ${how}: uploads get 503, reading waits, and /readyz reports it`,
        mostlyOn('sqlite', test),
        async () => {
          const owner = await test.visitor.signUp();
          const botId = await createAgent(owner);
          const [documentId = ''] = await upload(owner, botId, { 'hours.txt': TEXT });
          await documentsDone(owner, botId);
          await leave();
          const refused = await owner.send(uploadDocuments, {
            botId,
            documents: [{ documentId: 'other', name: 'other.txt', type: 0, status: 0, base64Content: 'eA==' }],
          });
          assert.equal(refused.statusCode, 503);
          assert.equal(refused.headers['retry-after'], '5');
          assert.deepEqual(refused.json(), {
            message: 'The files cannot be reached right now. Please try again in a moment.',
          });
          const download = await owner.send(downloadDocument, { documentId, botId });
          assert.equal(download.statusCode, 503);
          await owner.call(updateDocumentStatus, { documentId, status: 0 });
          const statusOf = async () => (await here(owner).call(getBot, { botId })).documents[0]?.status;
          await until(async () => (await statusOf()) === 1, 'the document is claimed');
          await test.restart();
          const { warnings = [], ...state } = await ready();
          assert.deepEqual(state, { ready: true });
          assert.match(warnings.join(), /^The files in S3 cannot be reached \(it does not answer\)/);
          assert.notEqual(await statusOf(), 3);
          s3.failure = null;
          await s3.restart();
          await until(async () => (await statusOf()) === 2, 'the document is read');
          assert.equal(s3.objects.size, 1);
        },
      );
    }

    it('are soon reported by /readyz when S3 hangs', mostlyOn('sqlite', test), async () => {
      s3.failure = 'hangs';
      assert.match((await ready()).warnings?.join() ?? '', /^The files in S3 cannot be reached/);
    });

    it(
      'are read again when S3 breaks off in the middle, and a broken download never looks whole',
      mostlyOn('sqlite', test),
      async () => {
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        s3.failure = 'breaks';
        const [documentId = ''] = await upload(owner, botId, { 'hours.txt': TEXT });
        const gets = () => s3.requests.filter((line) => line.startsWith('GET documents/')).length;
        const begun = gets();
        await until(() => gets() > begun + 2, 'it is read repeatedly');
        const download = await owner.send(downloadDocument, { documentId, botId }).catch(() => null);
        assert.throws(() => JSON.parse(download?.body ?? ''));
        s3.failure = null;
        assert.equal((await documentsDone(owner, botId))[0]?.status, 2);
      },
    );

    it(
      'of deleted documents remain while S3 is down, and are swept later with other leftovers',
      mostlyOn('sqlite', test),
      async () => {
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        const [first = ''] = await upload(owner, botId, {
          'a.txt': 'One.',
          'b.txt': 'Two.',
          'c.txt': 'Three.',
          'd.txt': 'Four.',
        });
        await documentsDone(owner, botId);
        s3.failure = 'refuses';
        await owner.call(deleteDocuments, { documentIds: [first] });
        s3.failure = null;
        assert.equal(s3.objects.size, 4);
        const { id } = await withDatabase(test, ({ db }) =>
          db.selectFrom('documents').select('id').where('name', '=', 'b.txt').executeTakeFirstOrThrow(),
        );
        s3.objects.set(`documents/${id}/${'0'.repeat(64)}`, { bytes: Buffer.from('x'), changedAt: new Date() });
        s3.objects.set('other/object', { bytes: Buffer.from('x'), changedAt: new Date(0) });
        const files = new S3Files(s3.config, () => undefined);
        const sweep = (percent: number, now?: number) =>
          withDatabase(test, (database) => sweepBucket(database, files, percent, now));
        await sweep(100);
        assert.equal(s3.objects.size, 6);
        const later = Date.now() + 2 * 3_600_000;
        await assert.rejects(sweep(10, later), /1 of 5 files in the bucket test-files belong to no document/);
        assert.equal(s3.objects.size, 5);
        await sweep(100, later);
        assert.equal(s3.objects.size, 4);
        files.close();
      },
    );

    it(
      'are moved there and back while the server runs, are verified, and survive an interruption',
      mostlyOn('postgres', test),
      async () => {
        await test.restart({ s3: null });
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        const names = Array.from({ length: 9 }, (_, nth) => `${nth}.txt`);
        const ids = await upload(owner, botId, Object.fromEntries(names.map((name) => [name, `${TEXT} ${name}`])));
        await documentsDone(owner, botId);
        const allReadable = async () => {
          for (const [at, documentId] of ids.entries()) {
            const { base64Content } = await here(owner).call(downloadDocument, { documentId, botId });
            assert.equal(Buffer.from(base64Content, 'base64').toString(), `${TEXT} ${names[at]}`);
          }
        };
        await test.restart({ s3: s3.config });
        let puts = 0;
        s3.before = async (method) => {
          if (method !== 'PUT' || ++puts !== 5) return;
          await allReadable();
          s3.failure = 'refuses';
        };
        await assert.rejects(moveFiles(test.config), /files cannot be reached/);
        s3.failure = null;
        assert.ok(s3.objects.size > 0);
        await allReadable();
        const there = await moveFiles(test.config);
        assert.match(sentencesOf(there), /^Moved \d files? to S3\.$/);
        assert.deepEqual([await localFiles(), s3.objects.size], [0, 9]);
        await allReadable();

        const back = { s3: { ...s3.config, isReadOnly: true } satisfies S3Config };
        await test.restart(back);
        const [late = ''] = await upload(here(owner), botId, { 'late.txt': 'Late.' });
        await documentsDone(here(owner), botId);
        assert.equal(await localFiles(), 1);
        await allReadable();
        const returned = await moveFiles(test.config);
        assert.deepEqual(returned, { to: 'local', moved: 9, leftovers: 0, damaged: [] });
        assert.deepEqual([await localFiles(), s3.objects.size], [10, 0]);
        await test.restart({ s3: null });
        await allReadable();
        await here(owner).call(downloadDocument, { documentId: late, botId });
      },
    );

    it('are not in a backup, and both commands say so', mostlyOn('sqlite', test), async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await upload(owner, botId, { 'a.txt': 'One.', 'b.txt': 'Two.' });
      await documentsDone(owner, botId);
      const { bucket } = s3.config;
      const before = await filesElsewhere(test.config);
      assert.equal(
        notBackedUp(before, bucket),
        'The files of 2 documents are in the bucket test-files, and not in this backup: back up the bucket, too.',
      );
      assert.equal(notRestored(before, bucket), '');
      s3.objects.delete([...s3.objects.keys()][0] ?? '');
      assert.match(notRestored(await filesElsewhere(test.config), bucket), /^The files of 1 document are missing, /);
      const without = await filesElsewhere({ ...test.config, s3: null });
      assert.match(notRestored(without, null), /^The files of 2 documents .* If they are in S3, set the S3 settings/);
      await moveFiles({ ...test.config, s3: { ...s3.config, isReadOnly: true } });
      assert.equal(
        notBackedUp(await filesElsewhere(test.config), bucket),
        'The files of 1 document were not found in the bucket test-files either.',
      );
    });

    it('that are damaged are left in place and named when files are moved', mostlyOn('sqlite', test), async () => {
      await test.restart({ s3: null });
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const documentIds = await upload(owner, botId, { 'a.txt': 'One.', 'b.txt': 'Two.' });
      await documentsDone(owner, botId);
      await withDatabase(test, ({ db }) =>
        db
          .updateTable('documents')
          .set({ sha256: 'f'.repeat(64) })
          .where('document_id', '=', documentIds[0] ?? '')
          .execute(),
      );
      const moved = await moveFiles({ ...test.config, s3: s3.config });
      assert.deepEqual([moved.moved, moved.damaged.length], [1, 1]);
      assert.match(sentencesOf(moved), /^Left 1 file whose content is not what was uploaded: /m);
      assert.equal(await localFiles(), 1);
    });

    it('that the server writes during a move are never replaced', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await upload(owner, botId, { 'a.txt': 'One.' });
      await documentsDone(owner, botId);
      const local = { ...test.config, s3: { ...s3.config, isReadOnly: true } };
      const row = await withDatabase(test, ({ db }) =>
        db.selectFrom('documents').select(['id', 'sha256']).executeTakeFirstOrThrow(),
      );
      // Just before the move writes the file, the server writes newer bytes.
      s3.before = async (method) => {
        if (method !== 'GET') return;
        s3.before = () => undefined;
        await withDatabase(test, async (database) => {
          const { openLocalFiles } = await import('../src/files/local-files');
          const files = openLocalFiles(database, test.config);
          const newer = bytesInMemory(Buffer.from('Newer.'));
          await files.writeBeforeRow(row, newer);
          await files.writeWithRow(database.db, row, newer);
        });
      };
      await moveFiles(local);
      await test.restart({ s3: null });
      const documents = (await here(owner).call(getBot, { botId })).documents;
      const { base64Content } = await here(owner).call(downloadDocument, {
        documentId: documents[0]?.documentId ?? '',
        botId,
      });
      assert.equal(Buffer.from(base64Content, 'base64').toString(), 'Newer.');
    });

    it('are not swept if a page has its earlier content again by then', mostlyOn('sqlite', test), async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await upload(owner, botId, { 'hours.txt': TEXT });
      await documentsDone(owner, botId);
      await withDatabase(test, async (database) => {
        const { id } = await database.db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
        const sha256 = 'a'.repeat(64);
        const removed: string[] = [];
        const bucket = {
          where: 'the bucket',
          async *pages() {
            yield [{ key: 'earlier', file: { id, sha256 }, changedAt: 0 }];
            await database.db.updateTable('documents').set({ sha256 }).execute();
            yield [{ key: 'other', file: { id, sha256: 'b'.repeat(64) }, changedAt: 0 }];
          },
          async removeKeys(keys: readonly string[]) {
            removed.push(...keys);
          },
        };
        await sweepBucket(database, bucket, 10);
        assert.deepEqual(removed, ['other']);
      });
    });

    it('are kept when the acknowledgement of their documents is lost', mostlyOn('sqlite', test), async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      await withDatabase(test, async (database) => {
        const { organization_id } = await database.db
          .selectFrom('agents')
          .select('organization_id')
          .where('id', '=', botId)
          .executeTakeFirstOrThrow();
        const files = await openFileStore(database, { ...test.config, s3: s3.config }, () => undefined);
        const document = { id: randomUUID(), documentId: randomUUID(), name: 'hours.txt', type: 0 };
        /** Commits, and then loses the connection. */
        const execute = async (work: (transaction: Transaction<Tables>) => Promise<unknown>) => {
          await database.db.transaction().execute(work);
          throw new Error('Connection terminated unexpectedly');
        };
        const db = { transaction: () => ({ execute }) } as never;
        const services = { database: { ...database, db }, files, config: test.config };
        const stored = { ...document, bytes: bytesInMemory(Buffer.from(TEXT)) };
        await assert.rejects(storeDocuments(services, organization_id, botId, [stored]), /terminated/);
        files.close();
      });
      assert.equal((await documentsDone(owner, botId))[0]?.status, 2);
    });

    it(
      'with wrong settings: the server does not start, and says which are wrong',
      mostlyOn('sqlite', test),
      async () => {
        const start = (change: Partial<S3Config>) => buildApp({ ...test.config, s3: { ...s3.config, ...change } });
        await test.stop();
        await assert.rejects(start({ bucket: 'missing' }), /S3_BUCKET: there is no bucket missing\. Create it first\./);
        await assert.rejects(start({ secretAccessKey: 'wrong' }), /S3 refuses the key: check S3_ACCESS_KEY_ID/);
        await test.restart();
      },
    );
  });
});

describe('Downloads from S3', () => {
  it('may stall for a while without delaying anything else', async (context) => {
    const s3 = await S3Server.start();
    context.after(() => s3.stop());
    const files = new S3Files(s3.config, () => undefined);
    context.after(() => files.close());
    // More bytes than fit into the buffers of a connection.
    const bytes = bytesInMemory(randomBytes(20_000_000));
    const file = { id: randomUUID(), sha256: await hashOf(bytes) };
    await files.put(file, bytes);
    const stored = await files.open(file);
    assert.ok(stored);
    const streams = await Promise.all(Array.from({ length: 60 }, () => stored.read()));
    for (const stream of streams) stream.once('readable', () => stream.read(1));
    assert.equal((await files.open(file))?.size, bytes.size);
    assert.equal(await files.trouble(), null);
    const [slow, ...others] = streams;
    assert.ok(slow);
    for (const stream of others) stream.destroy();
    // Longer than the silence that S3 is allowed.
    await setTimeout(12_000);
    assert.equal((await buffer(slow)).length, bytes.size - 1);
  });
});
