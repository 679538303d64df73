import { count } from '@frontdesk/shared/endpoints/count';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Quota, Quotas } from '../config/config';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

const NAMES = {
  documents: 'documents',
  documentBytes: 'of documents',
  agents: 'agents',
  qrCodes: 'saved QR codes',
} as const satisfies Record<Quota, string>;

/** Counts the items of each kind that an organization has. */
export async function usedQuotas(db: Kysely<Tables>, organizationId: string): Promise<Quotas> {
  const { rows } = await sql<Record<Quota, number | string>>`
    select documents.number as "documents", documents.bytes as "documentBytes",
      (select count(*) from agents where organization_id = ${organizationId}) as "agents",
      (select count(*) from qr_codes where organization_id = ${organizationId}) as "qrCodes"
    from (
      select count(*) as number, coalesce(sum(size), 0) as bytes from documents where organization_id = ${organizationId}
    ) as documents`.execute(db);
  const [used] = rows;
  // PostgreSQL returns large numbers as text.
  const count = (quota: Quota) => Number(used?.[quota] ?? 0);
  return {
    documents: count('documents'),
    documentBytes: count('documentBytes'),
    agents: count('agents'),
    qrCodes: count('qrCodes'),
  };
}

/**
 * What an insert adds to the counts, or a function that determines it while no other insert of the organization runs.
 */
type Added = Partial<Quotas> | ((transaction: Kysely<Tables>) => Promise<Partial<Quotas>>);

/** Inserts `added` if it fits; otherwise refuses with 409. One insert per organization at a time. */
export async function withinQuotas<T>(
  { db, engine }: Database,
  organizationId: string,
  quotas: Quotas,
  added: Added,
  insert: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      // SQLite allows only one writer anyway.
      const own = transaction.selectFrom('organizations').select('id').where('id', '=', organizationId);
      await own.forUpdate().execute();
    }
    const used = await usedQuotas(transaction, organizationId);
    const more = typeof added === 'function' ? await added(transaction) : added;
    for (const [quota, count] of Object.entries(more) as [Quota, number][]) {
      if (used[quota] + count > quotas[quota]) throw refusal(quota, quotas[quota], used[quota]);
    }
    return insert(transaction);
  });
}

function refusal(quota: Quota, most: number, used: number): ApiError {
  const amount = (number: number) => (quota === 'documentBytes' ? formatBytes(number) : count(number));
  return new ApiError(
    409,
    `You are using ${amount(used)} of ${amount(most)} ${NAMES[quota]}. Please delete some first.`,
  );
}
