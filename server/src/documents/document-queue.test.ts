import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../config/config';
import { bytesInMemory } from '../files/file-bytes';
import { noticeOf, readClaimedDocument } from './document-queue';

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-claimed-'));
const script = join(folder, 'reader.mjs');
// A reader that takes a second for every document, and crashes on the one named 'deadly'.
writeFileSync(
  script,
  `process.once('disconnect', () => process.exit());
   process.on('message', ({ name, searchesLines }) => {
     if (name === 'pid') return process.send({ some: [process.pid] }), process.send({ isDone: true });
     if (name === 'deadly') process.exit(7);
     if (name === 'drawing' && searchesLines) process.abort();
     setTimeout(() => process.send({ isDone: true }), 1000);
   });`,
);

const claimed = {
  id: 'x',
  agentId: 'a',
  organizationId: 'o',
  name: 'slow',
  sha256: '',
  websiteId: null,
  batch: null,
  claims: 1,
  attempts: 0,
  reader: null,
};

/** Limits that no reader reaches, even on a busy machine. */
const PATIENT = { small: 600_000, large: 600_000, scan: 600_000 };

function read(document: Partial<typeof claimed>, size: number, readingMs = PATIENT, isolatesReaders = true) {
  const bytes = bytesInMemory(Buffer.alloc(size, document.name === 'drawing' ? '%PDF-' : 0));
  const files = { open: async () => bytes };
  const config = { extractWorker: pathToFileURL(script), readingMs, isolatesReaders };
  const { signal } = new AbortController();
  return readClaimedDocument({ ...claimed, ...document }, { files, config, signal });
}

describe('Reading a claimed document', () => {
  after(() => rmSync(folder, { recursive: true }));

  it('times out sooner for a small file than for a larger one, and reports why', async () => {
    assert.deepEqual(await read({}, 999_999, { ...PATIENT, small: 300 }), {
      failure:
        'Reading took over 20 seconds, too long for a file of this size. Save it in another format and upload that.',
    });
    assert.deepEqual(await read({}, 1_000_000, { ...PATIENT, small: 300 }), { passages: [] });
    assert.match(
      JSON.stringify(await read({}, 1_000_000, { ...PATIENT, small: 300, large: 300 })),
      /Split it into smaller files/,
    );
  });

  it('retries a document twice after its reader crashed', async () => {
    assert.equal(await read({ name: 'deadly', attempts: 0 }, 1), 'crashed');
    assert.equal(await read({ name: 'deadly', attempts: 1 }, 1), 'crashed');
    assert.match(JSON.stringify(await read({ name: 'deadly', attempts: 2 }, 1)), /could not be read/);
  });

  it('reads a drawing again without its lines if they need too much memory', async () => {
    assert.deepEqual(await read({ name: 'drawing' }, 10), { passages: [] });
  });

  it("reads each organization's documents in a separate process; only tests share one", async () => {
    const readerOf = async (organizationId: string, isolates: boolean) => {
      const result = await read({ name: 'pid', organizationId }, 1, PATIENT, isolates);
      return typeof result === 'object' && 'passages' in result ? result.passages[0] : assert.fail();
    };
    const [own, sameOwn, other] = [await readerOf('a', true), await readerOf('a', true), await readerOf('b', true)];
    assert.ok(own === sameOwn && own !== other, String([own, sameOwn, other]));
    assert.equal(await readerOf('a', false), await readerOf('b', false));
    assert.equal(readConfig({}).isolatesReaders, true);
  });

  it('gives up on a document that was claimed a hundred times without a result', async () => {
    assert.deepEqual(await read({ claims: 100 }, 1), { passages: [] });
    assert.match(JSON.stringify(await read({ claims: 101 }, 1)), /could not be read/);
  });
});

describe('The notification about documents', () => {
  const ready = { name: 'menu.pdf', error: null };
  const failed = (name: string) => ({ name, error: 'The file is empty.' });

  it('names a single document', () => {
    assert.deepEqual(noticeOf([ready]), ['Document ready', '"menu.pdf" can now be used in answers.']);
    assert.deepEqual(noticeOf([failed('a.txt')]), ['Document failed', '"a.txt": The file is empty.']);
  });

  it('states how many documents there are if there are several, and names at most five that failed', () => {
    assert.deepEqual(noticeOf(Array(6).fill(ready)), ['6 documents are ready', 'They can now be used in answers.']);
    assert.deepEqual(noticeOf([ready, failed('a.txt')]), [
      '1 of 2 documents failed',
      '1 is ready. "a.txt": The file is empty.',
    ]);
    const [title, message] = noticeOf(Array.from({ length: 7 }, (_, at) => failed(`${at}.txt`)));
    assert.equal(title, '7 of 7 documents failed');
    assert.match(message, /^"0\.txt": The file is empty\. .*"4\.txt": The file is empty\. 2 more failed\.$/);
  });
});
