import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { DemonstrationContents } from './demonstration-contents';

/** The time after which a silent server that was filling a demonstration counts as stopped. */
const LEASE_MS = 30_000;

export interface Demonstration {
  /** `stopped`: the server that was filling it has ended. */
  readonly state: 'filling' | 'ready' | 'stopped';
  readonly contents: DemonstrationContents;
}

/** Reads an organization's demonstration; null if it has none. */
export async function readDemonstration(
  { db, engine }: Database,
  organizationId: string,
): Promise<Demonstration | null> {
  const row = await db
    .selectFrom('demonstrations')
    .select(['filling_until', 'contents', databaseTime(engine).as('now')])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) return null;
  const state = row.filling_until === null ? 'ready' : row.filling_until < row.now ? 'stopped' : 'filling';
  return { state, contents: JSON.parse(row.contents) as DemonstrationContents };
}

/** Claims the right to fill a demonstration. Returns false when there is one already. */
export async function claimDemonstration(
  { db, engine }: Database,
  organizationId: string,
  contents: DemonstrationContents,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('demonstrations')
    .values({
      organization_id: organizationId,
      contents: JSON.stringify(contents),
      filling_until: databaseTime(engine, LEASE_MS),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Extends the lease. Returns whether these contents are still wanted. */
export async function extendLease(
  database: Database,
  organizationId: string,
  contents: DemonstrationContents,
): Promise<boolean> {
  const { numUpdatedRows } = await wanted(database, organizationId, contents)
    .set({ filling_until: databaseTime(database.engine, LEASE_MS) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the lease, so that another server, or this one after a restart, can remove or fill it without waiting. */
export async function endLease(
  database: Database,
  organizationId: string,
  contents: DemonstrationContents,
): Promise<void> {
  await wanted(database, organizationId, contents)
    .set({ filling_until: databaseTime(database.engine, -1) })
    .execute();
}

/** Marks the demonstration as complete. Returns false when it must be removed. */
export async function finishDemonstration(
  database: Database,
  organizationId: string,
  contents: DemonstrationContents,
  counts: DemonstrationContents['counts'],
): Promise<boolean> {
  const { numUpdatedRows } = await wanted(database, organizationId, contents)
    .set({ filling_until: null, contents: JSON.stringify({ ...contents, counts }) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes the server that is filling it stop and remove what it has created. */
export async function refuseDemonstration({ db }: Database, organizationId: string): Promise<void> {
  await db
    .updateTable('demonstrations')
    .set({ is_unwanted: 1 })
    .where('organization_id', '=', organizationId)
    .where('filling_until', 'is not', null)
    .execute();
}

const wanted = ({ db }: Database, organizationId: string, contents: DemonstrationContents) =>
  db
    .updateTable('demonstrations')
    .where('organization_id', '=', organizationId)
    .where('contents', '=', JSON.stringify(contents))
    .where('filling_until', 'is not', null)
    .where('is_unwanted', '=', 0);
