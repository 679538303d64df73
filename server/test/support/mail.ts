import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../src/config/config';
import { openDatabase } from '../../src/database/database';

/** Waits until `count` emails are in the outbox, and returns their texts, oldest first. */
export async function outbox(dataDir: string, count: number): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(10)) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    if (names.length >= count) return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  }
  throw new Error(`No ${count} mails came.`);
}

/** Returns the link in an email, whose long lines are folded as quoted-printable. */
export function linkIn(mail: string): URL {
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  assert.ok(link, mail);
  return new URL(link);
}

/** Waits for an email to an address, and returns the latest one. */
export async function mailTo(dataDir: string, address: string, nth = 1): Promise<string> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(10)) {
    const mails = (await outbox(dataDir, 0)).filter((mail) => recipientOf(mail) === address.toLowerCase());
    if (mails.length >= nth) return mails.at(-1) ?? '';
  }
  throw new Error(`No mail to ${address} came.`);
}

function recipientOf(mail: string): string | undefined {
  // A long header is folded onto the next line.
  const unfolded = mail.replace(/\r?\n[ \t]+/g, ' ');
  return /^To: (?:.*<)?([^<>\r\n]+)>?\r?$/m.exec(unfolded)?.[1]?.toLowerCase();
}

/** Returns the unsent emails from the location in which an operator would find them. */
export async function waitingMails(config: Config) {
  const { db } = await openDatabase(config);
  return db
    .selectFrom('mails')
    .select(['to_address', 'subject', 'attempts'])
    .execute()
    .finally(() => db.destroy());
}
