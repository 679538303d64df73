import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';

/** A summary covers one day; nobody needs it for longer. */
const SUMMARY_MS = 24 * 3_600_000;
/** An email is written within moments; a file that is still unfinished after this time was left by a crash. */
const UNFINISHED_MS = 3_600_000;
const IDS_AT_ONCE = 500;

/** What the email in a file quotes (see `Letter`). */
const QUOTED = /\.([\w-]+)\.eml$/;

/**
 * Removes emails of deleted conversations, summaries older than a day and unfinished files from the folder for emails.
 */
export async function sweepOutbox({ db }: Database, folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const [, quotes] = QUOTED.exec(name) ?? [];
    return quotes === undefined ? [] : [{ path: join(folder, name), quotes }];
  });
  const removeOlder = async (path: string, ms: number) => {
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > ms) await rm(path, { force: true });
  };
  for (const name of names) if (name.endsWith('.part')) await removeOlder(join(folder, name), UNFINISHED_MS);
  for (const { path, quotes } of files) if (quotes === 'summary') await removeOlder(path, SUMMARY_MS);
  const ofConversations = files.filter(({ quotes }) => quotes !== 'summary');
  for (let from = 0; from < ofConversations.length; from += IDS_AT_ONCE) {
    const some = ofConversations.slice(from, from + IDS_AT_ONCE);
    const ids = some.map(({ quotes }) => quotes);
    const rows = await db.selectFrom('conversations').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const { path, quotes } of some) if (!known.has(quotes)) await rm(path, { force: true });
  }
}
