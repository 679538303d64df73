import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ServerProcess } from './support/server-process';

/** Only root may mount a small disk. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe('A full disk', { skip: !canMount && 'a small disk cannot be mounted here' }, () => {
  let disk = '';
  let server: ServerProcess;
  before(async () => {
    disk = await mkdtemp(join(tmpdir(), 'frontdesk-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
    server = await ServerProcess.start({ DATA_DIR: join(disk, 'data'), SITE_DIR: disk });
    await server.until('Frontdesk is ready');
    await server.signUp();
    await server.call('/api/bot/create', { name: 'Rosa', description: 'x' });
  });
  after(async () => {
    await server.end();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });

  it('causes a 507 with a message, but no partial files and no restart, and calls work again once there is space', async () => {
    const [bot] = (await server.call('/api/bot/getBots')).json as unknown as { id: string }[];
    const upload = (documentId: string) =>
      server.call('/api/v1.0/document/upload', {
        botId: bot?.id,
        documents: [{ documentId, name: 'a.txt', type: 0, status: 0, base64Content: 'x'.repeat(4_000_000) }],
      });
    await writeFile(join(disk, 'filler'), Buffer.alloc(16_000_000));
    const answers = [];
    for (let nth = 0; nth < 8; nth++) answers.push(await upload(`d${nth}`));
    const refused = answers.find(({ status }) => status !== 200);
    assert.equal(refused?.status, 507);
    assert.equal(refused?.json['message'], 'The server has no room left to store this. Please tell the operator.');
    const files = await readdir(join(disk, 'data', 'documents'));
    assert.equal(files.filter((name) => name.endsWith('.part')).length, 0);
    assert.equal(files.length, answers.filter(({ status }) => status === 200).length);
    assert.equal((await server.call('/api/bot/getBots')).status, 200);
    assert.match(String((await server.call('/readyz')).json['reasons']), /nearly full/);

    // Continues until not even a row fits.
    const rest = await open(join(disk, 'rest'), 'w');
    await assert.rejects(async () => {
      for (;;) await rest.write(Buffer.alloc(4096, 'x'));
    }, /ENOSPC/);
    await rest.close();
    const url = { Name: 'Site', Type: 'Url', Url: 'https://example.com' };
    assert.equal((await server.call('/api/qr/save', url)).status, 507);
    assert.equal((await server.call('/api/bot/create', { name: 'Rosa', description: 'x' })).status, 507);
    assert.equal((await server.call('/api/bot/getBots')).status, 200);

    for (const name of ['filler', 'rest']) await rm(join(disk, name));
    assert.equal((await server.call('/api/qr/save', url)).status, 200);
    assert.equal((await upload('after')).status, 200);
  });
});
