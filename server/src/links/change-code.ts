import { randomUUID } from 'node:crypto';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/short-link-types';
import type { Kysely } from 'kysely';
import type { Actor } from '../accounts/api-keys';
import type { Payload } from '../codes/code-payloads';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import { checkAgent } from './check-agent';
import { checkDestination } from './check-destination';
import { giveSlug } from './slugs';

/** Selects short links: those of some codes, or all of an organization. */
export type ChangedLinks = { readonly qrIds: readonly string[] } | { readonly organizationId: string };

/**
 * Marks links as changed, so that every instance reloads them within a second; call it in the transaction that changes
 * or deletes them, before the deletion. Returns their slugs, for the cache's `forget` after the commit.
 */
export async function markChanged(
  { engine }: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  which: ChangedLinks,
): Promise<string[]> {
  const links = transaction.selectFrom('short_links').select('slug');
  const changed =
    'qrIds' in which
      ? links.where('qr_id', 'in', which.qrIds)
      : links.where('qr_id', 'in', (query) =>
          query.selectFrom('qr_codes').select('id').where('organization_id', '=', which.organizationId),
        );
  const slugs = (await changed.orderBy('slug').execute()).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  await transaction
    .updateTable('slugs')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: databaseTime(engine) }))
    .where('slug', 'in', changed)
    .execute();
  return slugs;
}

/** Who changes a code, and the hosts of this server. */
export interface Changer extends Actor {
  readonly hosts: readonly string[];
}

export interface CodeChange {
  readonly id: string;
  /** Default: the name stays unchanged. */
  readonly name?: string;
  readonly type: QrContent['type'];
  /** The fields of the type, checked. */
  readonly fields: Payload;
}

/**
 * Changes a saved code and its short link: the link leads to the new content, and its earlier destination is stored.
 * Returns the slugs that the cache must drop once this is committed.
 */
export async function changeCode(
  database: Database,
  transaction: Kysely<Tables>,
  { organizationId, userId, keyName, hosts }: Changer,
  { id, name, type, fields }: CodeChange,
): Promise<string[]> {
  const code = await lockCode(database, transaction, organizationId, id);
  const payload = { ...fields, Name: name ?? code.name, Type: type, Id: id };
  const update = { name: payload.Name, type, payload: JSON.stringify(payload) };
  await transaction.updateTable('qr_codes').set(update).where('id', '=', id).execute();
  const [before, after] = [contentOf(code.payload), contentOf(update.payload)];
  if (before === after) return [];
  await checkAgent(transaction, organizationId, type, fields);
  const link = transaction.selectFrom('short_links').select('slug').where('qr_id', '=', id);
  if (!(await link.executeTakeFirst()))
    return isAlwaysShortLink(type) ? [await giveSlug(database, transaction, id, null)] : [];
  checkDestination({ type, payload: fields } as unknown as QrContent, hosts);
  await transaction
    .insertInto('short_link_changes')
    .values({
      id: randomUUID(),
      qr_id: id,
      user_id: userId,
      key_name: keyName ?? null,
      content_before: before,
      content_after: after,
      created_at: new Date().toISOString(),
    })
    .execute();
  // The new destination is checked at once.
  await transaction.updateTable('short_links').set({ check_at: null }).where('qr_id', '=', id).execute();
  return markChanged(database, transaction, { qrIds: [id] });
}

/** Selects one of the organization's codes. */
export const codeOf = (db: Kysely<Tables>, organizationId: string, id: string) =>
  db
    .selectFrom('qr_codes')
    .select(['name', 'type', 'payload'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId);

/** Finds out what saving a code with this id adds to the quotas: nothing if the organization has that code. */
export const addedCode =
  (organizationId: string, id: string) =>
  async (transaction: Kysely<Tables>): Promise<{ qrCodes?: 1 }> =>
    (await codeOf(transaction, organizationId, id).executeTakeFirst()) ? {} : { qrCodes: 1 };

/** Reads and locks one of the organization's codes until the transaction ends. */
export async function lockCode(
  { engine }: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  organizationId: string,
  id: string,
) {
  const code = codeOf(transaction, organizationId, id);
  const row = await (engine === 'postgres' ? code.forNoKeyUpdate() : code).executeTakeFirst();
  if (!row) throw notFound('QR code');
  return row;
}

/** Returns the type and fields of a stored payload, as JSON with the fields always in the same order. */
function contentOf(payload: string): string {
  const { Name: _name, Id: _id, Type, ...fields } = JSON.parse(payload) as Record<string, unknown>;
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ Type, ...Object.fromEntries(sorted) });
}
