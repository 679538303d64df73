import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { mailTransport } from './mail-transport';

it('shows a mail in the outbox only when it is complete', async (context) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-test-'));
  context.after(() => rmSync(dataDir, { recursive: true }));
  const outbox = join(dataDir, 'outbox');
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const deliver = mailTransport({ smtpUrl: null, dataDir, publicUrl: null, mailFrom: null });
  const letter = {
    to: { name: '', address: 'owner@example.com' },
    subject: 'Hello',
    text: 'A line.\n'.repeat(1_000_000),
  };
  await deliver({ ...letter, text: '' });
  const [first] = mails();
  let isDone = false;
  const delivery = deliver(letter).then(() => {
    isDone = true;
  });
  const sizes = new Set<number>();
  while (!isDone) {
    for (const name of mails()) if (name !== first) sizes.add(statSync(join(outbox, name)).size);
    await new Promise(setImmediate);
  }
  await delivery;
  assert.ok(sizes.size <= 1, `sizes ${[...sizes]}`);
  assert.equal(readdirSync(outbox).length, 2);
});
