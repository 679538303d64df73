import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { skipClaimed } from '../jobs/lease';
import { addEvent } from './add-event';

const MINUTE_MS = 60_000;
/** The number of parameters in a statement is limited. */
const AT_ONCE = 500;

/** Adds scans by code to those that webhooks will receive later, in the transaction that counts them. */
export async function noteScans(
  { engine }: Pick<Database, 'engine'>,
  transaction: Transaction<Tables>,
  scans: ReadonlyMap<string, number>,
): Promise<void> {
  // Written in a fixed order, to avoid deadlocks.
  const ids = [...scans.keys()].sort();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const wanted = await transaction
      .selectFrom('qr_codes')
      .select('id')
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('webhooks')
            .select('webhooks.id')
            .whereRef('webhooks.organization_id', '=', 'qr_codes.organization_id')
            .where('is_on', '=', 1)
            .where('events', 'like', '%"code.scanned"%'),
        ),
      )
      .orderBy('id')
      .execute();
    const since = new Date().toISOString();
    const rows = wanted.map(({ id }) => ({
      qr_id: id,
      scans: scans.get(id) ?? 0,
      since,
      due_at: databaseTime(engine),
    }));
    if (rows.length === 0) continue;
    await transaction
      .insertInto('webhook_scans')
      .values(rows)
      .onConflict((known) =>
        known.column('qr_id').doUpdateSet(({ ref, eb }) => ({
          scans: eb('webhook_scans.scans', '+', ref('excluded.scans')),
          since: eb
            .case()
            .when('webhook_scans.scans', '=', 0)
            .then(ref('excluded.since'))
            .else(ref('webhook_scans.since'))
            .end(),
        })),
      )
      .execute();
  }
}

/**
 * Turns due scans into events: the first scan of a code immediately, and then all scans in each minute together. Two
 * instances never create the same event.
 */
export async function sumUpScans(database: Database): Promise<void> {
  const { db, engine } = database;
  for (;;) {
    const found = await db.transaction().execute(async (transaction) => {
      const due = transaction
        .selectFrom('webhook_scans')
        .select(['qr_id', 'scans', 'since'])
        .where('due_at', '<=', databaseTime(engine))
        .orderBy('due_at')
        .limit(AT_ONCE);
      const rows = await skipClaimed(engine, due, 'webhook_scans').execute();
      for (const row of rows) await sumUp(database, transaction, row);
      return rows.length;
    });
    if (found < AT_ONCE) return;
  }
}

interface ScanSum {
  readonly qr_id: string;
  readonly scans: number;
  readonly since: string;
}

async function sumUp(
  database: Database,
  transaction: Transaction<Tables>,
  { qr_id: codeId, scans, since }: ScanSum,
): Promise<void> {
  if (scans === 0) {
    await transaction.deleteFrom('webhook_scans').where('qr_id', '=', codeId).execute();
    return;
  }
  await transaction
    .updateTable('webhook_scans')
    .set({ scans: 0, due_at: databaseTime(database.engine, MINUTE_MS) })
    .where('qr_id', '=', codeId)
    .execute();
  const code = await transaction
    .selectFrom('qr_codes')
    .innerJoin('short_links', 'short_links.qr_id', 'qr_codes.id')
    .select(['qr_codes.organization_id as organizationId', 'qr_codes.name', 'short_links.slug'])
    .where('qr_codes.id', '=', codeId)
    .executeTakeFirst();
  if (!code) return;
  const { organizationId, name, slug } = code;
  await addEvent(database, transaction, organizationId, 'code.scanned', async () => ({
    codeId,
    name,
    slug,
    scans,
    since,
  }));
}
