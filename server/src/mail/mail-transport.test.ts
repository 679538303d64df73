import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { mailTransport } from './mail-transport';

it('shows an email in the outbox only when it is complete', async (context) => {
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

it('sends emails from MAIL_FROM, or from frontdesk at the host of PUBLIC_URL', async (context) => {
  const letter = { to: { name: '', address: 'owner@example.com' }, subject: 'Hello', text: 'x' };
  const senderWith = async (settings: { publicUrl: string | null; mailFrom: string | null }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-test-'));
    context.after(() => rmSync(dataDir, { recursive: true }));
    await mailTransport({ smtpUrl: null, dataDir, ...settings })(letter);
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    return /^From: (.*?)\r?$/m.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1];
  };
  const publicUrl = 'https://desk.example.com:8443';
  assert.equal(await senderWith({ publicUrl, mailFrom: 'desk@example.org' }), 'Frontdesk <desk@example.org>');
  assert.equal(await senderWith({ publicUrl, mailFrom: null }), 'Frontdesk <frontdesk@desk.example.com>');
  assert.equal(await senderWith({ publicUrl: null, mailFrom: null }), 'Frontdesk <frontdesk@localhost>');
});
