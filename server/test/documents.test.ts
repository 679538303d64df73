import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { deleteBot, getBot } from '@frontdesk/shared/endpoints/bot';
import {
  deleteDocuments,
  downloadDocument,
  updateDocumentStatus,
  uploadDocuments,
} from '@frontdesk/shared/endpoints/document';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { openDatabase } from '../src/database/database';
import { DocumentClaims } from '../src/documents/document-claims';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { type ApiClient, refusalOf } from './support/api-client';
import { withDatabase } from './support/desk';
import { makeDocx, makePdf } from './support/files';
import { mostlyOn, onEachDatabase, type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

async function ownerWithAgent(test: TestApp) {
  const owner = await test.visitor.signUp();
  return { owner, botId: await createAgent(owner) };
}

// 100 kB that unpack to 120 MB. Built only once, because packing is slow.
const bomb = makeDocx(['x'], Buffer.alloc(120_000_000));

describe('Documents', () => {
  onEachDatabase((test) => {
    it('of every kind become ready, and can be downloaded byte for byte', mostlyOn('sqlite', test), async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const files = {
        'pages.pdf': await makePdf([['# Returns', 'Within 30 days.'], ['# Hours', 'Nine to five.'], ['The end.']]),
        'word.docx': await makeDocx([
          '# Prices',
          'All prices include tax.',
          [
            ['Room', 'Price'],
            ['Single', '80 EUR'],
          ],
        ]),
        'page.html': '<!doctype html><title>x</title><h1>Parking</h1><p>Parking is free.</p>',
        'notes.md': '# Pets\n\nDogs are welcome.',
        'plain.txt': 'Breakfast is served from seven to ten.',
        'list.csv': 'City;Phone\nBerlin;030 1234567\n',
      };
      const ids = await upload(owner, botId, files);
      const documents = await documentsDone(owner, botId);
      for (const [at, [name, content]] of Object.entries(files).entries()) {
        const document = documents.find((candidate) => candidate.name === name);
        assert.deepEqual([document?.status, document?.error], [2, null], name);
        assert.equal(document?.size, Buffer.byteLength(content));
        const back = await owner.call(downloadDocument, { documentId: ids[at] ?? '', botId });
        assert.equal(back.name, name);
        assert.ok(Buffer.from(back.base64Content, 'base64').equals(Buffer.from(content)), name);
      }
    });

    it('that cannot be read fail with a message that explains why', mostlyOn('sqlite', test), async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const files = {
        'empty.txt': '',
        'scan.pdf': await makePdf([[], []]),
        'secret.pdf': await makePdf([['Hidden']], { userPassword: 'x', ownerPassword: 'y' }),
        'cut.pdf': '%PDF-1.7\n garbage',
        'program.pdf': 'MZ\u0000\u0001 not a pdf',
        'broken.docx': (await makeDocx(['x'])).subarray(0, 400),
        'picture.png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
        'bomb.docx': await bomb,
      };
      await upload(owner, botId, files);
      const documents = await documentsDone(owner, botId);
      const errors = Object.fromEntries(documents.map(({ name, status, error }) => [name, `${status} ${error}`]));
      assert.match(errors['empty.txt'] ?? '', /^3 The file is empty/);
      assert.match(errors['scan.pdf'] ?? '', /^3 No text was found/);
      assert.match(errors['secret.pdf'] ?? '', /^3 .*protected with a password/);
      assert.match(errors['cut.pdf'] ?? '', /^3 The PDF is damaged/);
      assert.match(errors['program.pdf'] ?? '', /^3 This is not a PDF/);
      assert.match(errors['broken.docx'] ?? '', /^3 The file is damaged/);
      assert.match(errors['picture.png'] ?? '', /^3 The picture is damaged/);
      assert.match(errors['bomb.docx'] ?? '', /^3 The document is too big once unpacked/);
      const titles = async () => (await owner.call(getNotifications, {})).notifications.map(({ title }) => title);
      await until(async () => (await titles()).length > 0, 'the owner is notified');
      assert.deepEqual(await titles(), ['8 of 8 documents failed']);
    });

    it('are marked, processed and ready, and the owner is notified', mostlyOn('postgres', test), async () => {
      // Waiting and starting a reader take long enough for the test to observe each status.
      await test.restart({ queueTickMs: 500, isolatesReaders: true });
      const { owner, botId } = await ownerWithAgent(test);
      await upload(owner, botId, { 'a.txt': 'Shelf 7 holds the books of 1707.' });
      const seen = new Set<number>();
      const isReady = async () => {
        for (const { status } of (await owner.call(getBot, { botId })).documents) seen.add(status);
        return seen.has(2);
      };
      await until(isReady, 'the document is ready');
      assert.deepEqual([...seen], [0, 1, 2]);
      const newest = async () => (await owner.call(getNotifications, {})).notifications[0]?.message;
      await until(async () => (await newest()) === '"a.txt" can now be used in answers.', 'the owner is notified');
      await test.restart({ queueTickMs: 20, isolatesReaders: false });
    });

    const send = (owner: ApiClient, botId: string, name: string, content: string, batch: object) =>
      owner.call(uploadDocuments, {
        botId,
        documents: [{ documentId: randomUUID(), name, base64Content: btoa(content) }],
        batch: batch as { id: string; files: number },
      });
    const told = async (owner: ApiClient) =>
      (await owner.call(getNotifications, {})).notifications.map(({ title, message }) => `${title}: ${message}`);

    it(
      'that are uploaded together cause one notification, when the last one is read',
      mostlyOn('postgres', test),
      async () => {
        const { owner, botId } = await ownerWithAgent(test);
        const batch = { id: 'b', files: 3 };
        await send(owner, botId, 'a.txt', 'We open at nine.', batch);
        await documentsDone(owner, botId);
        assert.deepEqual(await told(owner), []);
        await send(owner, botId, 'b.txt', 'Soup is 5 euros.', batch);
        await send(owner, botId, 'c.txt', '', batch);
        await until(async () => (await told(owner)).length > 0, 'the owner is notified');
        const [notice, ...more] = await told(owner);
        assert.match(notice ?? '', /^1 of 3 documents failed: 2 are ready\. "c\.txt": The file is empty/);
        assert.deepEqual(more, []);
        // The next file belongs to no batch; another agent's batch with the same id is a different one.
        await upload(owner, botId, { 'd.txt': 'Alone.' });
        const other = await createAgent(owner);
        await send(owner, other, 'e.txt', 'Elsewhere.', { id: 'b', files: 1 });
        const single = 'Document ready: "d.txt" can now be used in answers.';
        await until(async () => (await told(owner)).includes(single), 'the single file is announced');
        await until(async () => (await told(owner)).length === 3, 'the other batch is announced');
      },
    );

    it('whose batch remains incomplete are announced after a while, by one of several instances', async () => {
      const { owner, botId } = await ownerWithAgent(test);
      for (const name of ['a.txt', 'b.txt']) await send(owner, botId, name, 'Text.', { id: 'b', files: 3 });
      await documentsDone(owner, botId);
      assert.deepEqual(await told(owner), []);
      await withDatabase(test, async (database) => {
        const claims = new DocumentClaims(database, { knows: () => false });
        assert.equal(await claims.announceBatch(async () => true), null);
        await database.db
          .updateTable('documents')
          .set({ notice_due_at: '2026-01-01T00:00:00.000Z' })
          .where('agent_id', '=', botId)
          .execute();
        // The server itself is another instance.
        const sizes = await Promise.all(
          [1, 2, 3].map(() => claims.announceBatch(async (_, batch) => batch.documents.length)),
        );
        const here = sizes.filter((size) => size !== null);
        if (here.length === 0) {
          await until(async () => (await told(owner)).length > 0, 'the owner is notified');
          assert.deepEqual(await told(owner), ['2 documents are ready: They can now be used in answers.']);
        } else {
          assert.deepEqual(here, [2]);
          assert.deepEqual(await told(owner), []);
        }
        assert.equal(await claims.announceBatch(async () => true), null);
      });
    });

    it('can be marked for processing again, and deleted', mostlyOn('postgres', test), async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const [documentId = ''] = await upload(owner, botId, { 'a.txt': 'Some text.' });
      await documentsDone(owner, botId);
      await owner.call(updateDocumentStatus, { documentId, status: 0 });
      assert.equal((await documentsDone(owner, botId))[0]?.status, 2);
      await owner.refused(400, updateDocumentStatus, { documentId, status: 2 });
      await owner.call(deleteDocuments, { documentIds: [documentId, documentId] });
      await owner.refused(404, downloadDocument, { documentId, botId });
      await owner.refused(404, deleteDocuments, { documentIds: [documentId] });
    });

    it('become ready together with their notification, or not at all', async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const [documentId = ''] = await upload(owner, botId, { 'a.txt': 'Some text.' });
      await documentsDone(owner, botId);
      await holdInProcessing(test, documentId);
      await withDatabase(test, async (database) => {
        const row = await database.db
          .selectFrom('documents')
          .select(['id', 'agent_id as agentId', 'organization_id as organizationId', 'name', 'website_id as websiteId'])
          .select(['claims', 'attempts', 'reader', 'batch', 'sha256'])
          .where('document_id', '=', documentId)
          .executeTakeFirstOrThrow();
        const claims = new DocumentClaims(database, { knows: () => false });
        const cannotNotify = () => Promise.reject(new Error('No notification.'));
        await assert.rejects(claims.fail(row, 'Some reason.', cannotNotify), /No notification/);
        await assert.rejects(claims.complete(row, [], cannotNotify), /No notification/);
      });
      const [document] = (await owner.call(getBot, { botId })).documents;
      assert.deepEqual([document?.status, document?.error], [1, null]);
    });

    it(
      'cannot be deleted while they are being processed, nor can others in the same call',
      mostlyOn('postgres', test),
      async () => {
        const { owner, botId } = await ownerWithAgent(test);
        const ids = await upload(owner, botId, { 'a.txt': 'One.', 'b.txt': 'Two.' });
        await documentsDone(owner, botId);
        await holdInProcessing(test, ids[0] ?? '');
        const sentence = await owner.refused(409, deleteDocuments, { documentIds: ids });
        assert.equal(sentence, 'Document is still processing and cannot be deleted.');
        assert.equal((await owner.call(getBot, { botId })).documents.length, 2);
        await owner.refused(409, updateDocumentStatus, { documentId: ids[0], status: 0 });
      },
    );

    it('are read again when their lease expires after a crash', async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const [documentId = ''] = await upload(owner, botId, { 'a.txt': 'Some text.' });
      await documentsDone(owner, botId);
      await holdInProcessing(test, documentId, new Date(Date.now() - 1000));
      assert.equal((await documentsDone(owner, botId))[0]?.status, 2);
    });

    it('that repeatedly crash the process are abandoned', async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const [documentId = ''] = await upload(owner, botId, { 'a.txt': 'Some text.' });
      await documentsDone(owner, botId);
      await holdInProcessing(test, documentId, new Date(Date.now() - 1000), 100);
      const [document] = await documentsDone(owner, botId);
      assert.deepEqual([document?.status, /could not be read/.test(document?.error ?? '')], [3, true]);
    });

    it(
      'are not abandoned when a server is killed ten times while it reads them',
      mostlyOn('postgres', test),
      async () => {
        const { owner, botId } = await ownerWithAgent(test);
        const [documentId = ''] = await upload(owner, botId, { 'a.txt': 'Some text.' });
        await documentsDone(owner, botId);
        await holdInProcessing(test, documentId, new Date(Date.now() - 1000), 10);
        assert.deepEqual(
          (await documentsDone(owner, botId)).map(({ status, error }) => [status, error]),
          [[2, null]],
        );
      },
    );

    it('are deleted with their agent, files included', mostlyOn('postgres', test), async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const countFiles = async () => (await readdir(join(test.config.dataDir, 'documents')).catch(() => [])).length;
      const before = await countFiles();
      await upload(owner, botId, { 'a.txt': 'One.', 'b.txt': 'Two.' });
      await documentsDone(owner, botId);
      assert.equal(await countFiles(), test.engine === 'sqlite' ? before + 2 : 0);
      await owner.call(deleteBot, { botId });
      assert.equal(await countFiles(), before);
    });

    it('keep their names, which never become paths', mostlyOn('sqlite', test), async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const names = ['../../etc/passwd', '..\\..\\a|b?.txt', '/etc/con.txt', '‮😀.md'];
      await upload(owner, botId, Object.fromEntries(names.map((name) => [name, 'Some text.'])));
      await documentsDone(owner, botId);
      // Not read with `call`, which shows the last name without its direction mark.
      const { documents } = (await owner.send(getBot, { botId })).json<{ documents: { name: string }[] }>();
      assert.deepEqual(documents.map(({ name }) => name).sort(), [...names].sort());
      const files = await readdir(join(test.config.dataDir, 'documents')).catch(() => []);
      assert.ok(files.every((name) => /^[0-9a-f-]{36}$/.test(name)));
    });

    it("are refused together when one is broken, with that one's name", mostlyOn('postgres', test), async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const good = { documentId: 'good', name: 'good.txt', base64Content: 'YQ==' };
      const bad = { documentId: 'bad', name: 'bad.txt', base64Content: '*** not base64 ***' };
      assert.match(await owner.refused(400, uploadDocuments, { botId, documents: [good, bad] }), /"bad.txt"/);
      assert.deepEqual((await owner.call(getBot, { botId })).documents, []);
      const dataUrl = { ...good, base64Content: 'data:text/plain;base64,\r\nWWVz' };
      await owner.call(uploadDocuments, { botId, documents: [dataUrl] });
      assert.equal((await documentsDone(owner, botId))[0]?.size, 3);
    });
  });
});

describe('A large document', () => {
  const test = useTestApp();

  it('of 25 MB is accepted and read while other requests are served, and one byte more is refused', async () => {
    // A reader that never finishes: a server that read in its own process would be done before the next request.
    const reader = join(test.config.dataDir, 'reader.mjs');
    await writeFile(reader, "process.on('message', () => undefined).once('disconnect', () => process.exit());");
    await test.restart({ extractWorker: pathToFileURL(reader) });
    const { owner, botId } = await ownerWithAgent(test);
    const sentence = 'The quick brown fox jumps over the lazy dog near the river bank today. ';
    const large = Buffer.alloc(25_000_000, Buffer.from(sentence));
    const documents = (bytes: Buffer) => [
      { documentId: 'l', name: 'large.pdf', base64Content: bytes.toString('base64') },
    ];
    const tooLarge = Buffer.concat([large, Buffer.from('x')]);
    assert.match(
      refusalOf(413, await owner.send(uploadDocuments, { botId, documents: documents(tooLarge) })),
      /"large.pdf" is too large: at most 25 MB/,
    );
    assert.equal((await owner.send(uploadDocuments, { botId, documents: documents(large) })).statusCode, 200);
    const status = async () => (await owner.call(getBot, { botId })).documents[0]?.status ?? 0;
    await until(async () => (await status()) > 0, 'the document is being read');
    assert.equal(await status(), 1);
  });
});

describe("The operator's size limit", () => {
  const test = useTestApp('sqlite', { documentBytesMax: 1000 });

  it('is reported to an owner, with the supported formats', async () => {
    const limits = await (await test.visitor.signUp()).call(getLimits, {});
    assert.deepEqual([limits.documentBytes, limits.chatCharacters], [1000, 4000]);
    assert.ok(limits.documentKinds.includes('.pdf') && limits.documentKinds.includes('.csv'));
  });

  it('is in the message when a document or the whole upload is larger', async () => {
    const { owner, botId } = await ownerWithAgent(test);
    const documents = (bytes: number) => [
      { documentId: String(bytes), name: 'a.txt', base64Content: Buffer.alloc(bytes, 'a').toString('base64') },
    ];
    const refusal = async (bytes: number) =>
      refusalOf(413, await owner.send(uploadDocuments, { botId, documents: documents(bytes) }));
    assert.equal(await refusal(1001), '"a.txt" is too large: at most 1 kB per file.');
    assert.equal(await refusal(2_000_000), 'This upload is too large: at most 1 kB per file.');
    assert.equal((await owner.send(uploadDocuments, { botId, documents: documents(1000) })).statusCode, 200);
  });
});

describe('The name of a document', () => {
  const test = useTestApp();

  it('is in notifications without characters that change the text direction', async () => {
    const { owner, botId } = await ownerWithAgent(test);
    const documents = [{ documentId: 'd', name: 'invoice\u202ecod.txt', base64Content: btoa('We open at nine.') }];
    await owner.send(uploadDocuments, { botId, documents });
    await documentsDone(owner, botId);
    // Not read with `call`, which cleans texts itself.
    const told = (await owner.send(getNotifications)).json();
    assert.equal(told.notifications[0].message, '"invoicecod.txt" can now be used in answers.');
  });

  it('needs a visible character', async () => {
    const { owner, botId } = await ownerWithAgent(test);
    const documents = [{ documentId: 'd', name: '\u200b\u202e', base64Content: '' }];
    assert.equal(await owner.refused(400, uploadDocuments, { botId, documents }), 'File name is required.');
  });
});

describe('A deleted document', () => {
  onEachDatabase((test) => {
    it('is never quoted again', async () => {
      const { owner, botId } = await ownerWithAgent(test);
      const clientId = await giveClient(owner, botId);
      const ids = await upload(owner, botId, { 'a.txt': 'The sauna opens at eight.' });
      await documentsDone(owner, botId);
      const { ask } = await startChat(test.visitor, clientId);
      assert.match((await ask('When does the sauna open?')).text, /eight/);
      await owner.call(deleteDocuments, { documentIds: ids });
      assert.match((await ask('When does the sauna open?')).text, /could not find/);
    });
  });
});

/** Puts a document into the state in which a killed process leaves it. */
async function holdInProcessing(
  test: TestApp,
  documentId: string,
  until = new Date(Date.now() + 3_600_000),
  claims = 1,
) {
  const { db } = await openDatabase(test.config);
  await db
    .updateTable('documents')
    .set({ status: 1, lease_until: until.toISOString(), claims })
    .where('document_id', '=', documentId)
    .execute();
  await db.destroy();
  // The server caches a row for a moment.
  await setTimeout(100);
}
