import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { useTestApp } from '../../test/support/test-app';
import { openDatabase } from '../database/database';
import { sweepFolder } from './sweep-files';

describe('Leftovers of crashes in the documents folder', () => {
  const test = useTestApp();

  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);

  /** Fills the folder with old files of these names. */
  async function store(folder: string, names: readonly string[]) {
    await mkdir(folder, { recursive: true });
    for (const name of names) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), hoursAgo, hoursAgo);
    }
  }

  it('are removed once they are old, while the files of documents are kept', async () => {
    const folder = join(test.config.dataDir, 'few');
    const database = await openDatabase(test.config);
    const ids = Array.from({ length: 9 }, (_, nth) => `d${nth}`);
    await insertDocuments(database, ids);
    await store(folder, [...ids, 'orphan', 'orphan.1234.part']);
    await writeFile(join(folder, 'young'), 'x');
    await sweepFolder(database, folder, 10);
    assert.deepEqual((await readdir(folder)).sort(), [...ids, 'young'].sort());
    await database.db.destroy();
  });

  it('are not deleted if they exceed the allowed share, and the error says what to do', async () => {
    const folder = join(test.config.dataDir, 'many');
    const database = await openDatabase(test.config);
    await store(folder, ['one', 'two', 'three', 'three.1234.part']);
    const refused =
      /^Error: 3 of 3 files in .*many belong to no document .* restart once with DOCUMENTS_SWEEP_PERCENT=100\.$/;
    await assert.rejects(sweepFolder(database, folder, 10), refused);
    assert.deepEqual((await readdir(folder)).sort(), ['one', 'three', 'two']);
    await sweepFolder(database, folder, 100);
    assert.deepEqual(await readdir(folder), []);
    await database.db.destroy();
  });
});

async function insertDocuments(
  { db }: Awaited<ReturnType<typeof openDatabase>>,
  ids: readonly string[],
): Promise<void> {
  const now = new Date().toISOString();
  await db.insertInto('organizations').values({ id: 'o', name: 'o', created_at: now }).execute();
  const agent = { id: 'a', organization_id: 'o', name: 'a', description: '', configuration: '', model_name: '' };
  await db
    .insertInto('agents')
    .values({ ...agent, enabled: 1, client_is_active: 1, created_at: now } as never)
    .execute();
  for (const id of ids) {
    const document = { id, organization_id: 'o', agent_id: 'a', document_id: id, name: id, sha256: '', type: 0 };
    await db
      .insertInto('documents')
      .values({ ...document, status: 2, size: 1, created_at: now, changed_at: now } as never)
      .execute();
  }
}
