import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { useTestApp } from '../../test/support/test-app';
import { openDatabase } from '../database/database';
import { sweepFiles } from './sweep-files';

describe('Leftovers of crashes in the documents folder', () => {
  const test = useTestApp();

  it('are removed once they are old, while files of documents stay', async () => {
    const folder = join(test.config.dataDir, 'documents');
    await mkdir(folder, { recursive: true });
    const database = await openDatabase(test.config);
    const { id } = await insertDocument(database);
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of [id, 'orphan', 'orphan.1234.part', 'young']) {
      await writeFile(join(folder, name), 'x');
      if (name !== 'young') await utimes(join(folder, name), hoursAgo, hoursAgo);
    }
    await sweepFiles(database, folder);
    assert.deepEqual((await readdir(folder)).sort(), [id, 'young'].sort());
    await database.db.destroy();
  });
});

async function insertDocument({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<{ id: string }> {
  const now = new Date().toISOString();
  await db.insertInto('organizations').values({ id: 'o', name: 'o', created_at: now }).execute();
  const agent = { id: 'a', organization_id: 'o', name: 'a', description: '', configuration: '', model_name: '' };
  await db
    .insertInto('agents')
    .values({ ...agent, enabled: 1, client_is_active: 1, created_at: now } as never)
    .execute();
  const document = { id: 'd', organization_id: 'o', agent_id: 'a', document_id: 'd', name: 'd', sha256: '', type: 0 };
  await db
    .insertInto('documents')
    .values({ ...document, status: 2, size: 1, created_at: now, changed_at: now } as never)
    .execute();
  return { id: 'd' };
}
