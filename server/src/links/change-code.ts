import { randomUUID } from 'node:crypto';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { canBeShortLink, isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Actor } from '../accounts/api-keys';
import type { Payload } from '../codes/code-payloads';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import { isPrivateUrl, isPublicAddress, literalAddress, resolveHost } from '../http/host-address';
import { asSentence } from '../words/translate';
import { giveSlug } from './slugs';

/** Selects short links: those of certain codes, or all of an organization. */
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

/** The user who changes a code, and the hosts of this server. */
export interface Changer extends Actor {
  readonly hosts: readonly string[];
}

export interface CodeChange {
  readonly id: string;
  /** Default: the name is unchanged. */
  readonly name?: string;
  readonly type: QrContent['type'];
  /** The fields of the type, already validated. */
  readonly fields: Payload;
}

/**
 * Changes a saved code and its short link: the link leads to the new content, and its earlier destination is stored.
 * Returns the slugs that the cache must drop once this is committed.
 */
export async function changeCode(
  database: Database,
  transaction: Kysely<Tables>,
  changer: Changer,
  { id, name, type, fields }: CodeChange,
): Promise<string[]> {
  const { organizationId, hosts } = changer;
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
  await storeChange(transaction, changer, id, before, after);
  // The new destination is checked immediately.
  await transaction.updateTable('short_links').set({ check_at: null }).where('qr_id', '=', id).execute();
  return markChanged(database, transaction, { qrIds: [id] });
}

/** Stores a change to a code, as JSON: a type with its fields, or 'Settings' with the settings that changed. */
export async function storeChange(
  transaction: Kysely<Tables>,
  { userId, keyName }: Pick<Changer, 'userId' | 'keyName'>,
  qrId: string,
  before: string,
  after: string,
): Promise<void> {
  await transaction
    .insertInto('short_link_changes')
    .values({
      id: randomUUID(),
      qr_id: qrId,
      user_id: userId,
      key_name: keyName ?? null,
      content_before: before,
      content_after: after,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Selects one of the organization's codes. */
export const codeOf = (db: Kysely<Tables>, organizationId: string, id: string) =>
  db
    .selectFrom('qr_codes')
    .select(['name', 'type', 'payload'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId);

/** Returns whether a code of the organization has a short link. */
export async function isOwnLink(db: Kysely<Tables>, organizationId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('qr_codes')
    .innerJoin('short_links', 'short_links.qr_id', 'qr_codes.id')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Determines what saving a code with this id adds to the counts: nothing if the organization already has that code. */
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

type Origins = Pick<Config, 'publicUrl' | 'allowedHosts'>;

/** Returns the origin of printed short links: PUBLIC_URL, or the one at which the owner's browser reached this server. */
export function linkOrigin(request: FastifyRequest, config: Origins): string {
  const origin = knownOrigin(request, config);
  if (origin === null)
    throw new ApiError(400, 'This server has no public address yet. The person who runs it can set one.');
  return origin;
}

function knownOrigin({ protocol, host }: FastifyRequest, { publicUrl }: Origins): string | null {
  const address = publicUrl ?? `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Returns the hosts of this server, with their ports. */
export function ownHosts(request: FastifyRequest, config: Origins): string[] {
  const origin = knownOrigin(request, config);
  return [...(origin === null ? [] : [new URL(origin).host]), request.host.toLowerCase(), ...config.allowedHosts];
}

/** Refuses a destination that short links must not have, in addition to what its own type refuses. */
export function checkDestination(content: QrContent, hosts: readonly string[]): void {
  if (!canBeShortLink(content.type))
    throw new ApiError(400, 'A Wi-Fi code works without the internet, so it cannot be a short link.');
  const address = addressIn(content);
  if (address) checkAddress(address, hosts);
}

/** Returns the web address to which a code's content leads; undefined if it has none. */
function addressIn({ type, payload }: QrContent): string | undefined {
  if (type === 'Url') return payload.Url;
  return type === 'Contact' ? payload.website : undefined;
}

/**
 * Refuses a destination whose host has only private addresses. Call it before a transaction begins, because it waits for
 * the name server. Accepts names that cannot be looked up; `checkDestination` refuses invalid ones.
 */
export async function checkHost(
  destination: QrContent | string,
  { nameServers }: Pick<Config, 'nameServers'>,
): Promise<void> {
  const address = (typeof destination === 'string' ? destination : addressIn(destination))?.trim() ?? '';
  if (!URL.canParse(address) || literalAddress(new URL(address)) !== null) return;
  const found = await resolveHost(new URL(address).hostname, nameServers);
  if (found.length > 0 && !found.some(isPublicAddress)) throw inPrivateNetwork();
}

const inPrivateNetwork = () =>
  new ApiError(400, 'This address is on a private network, where visitors cannot reach it.');

/** Refuses an address that is invalid, or that leads back to a short link of this server or into a private network. */
export function checkAddress(typed: string, hosts: readonly string[]): void {
  const checked = checkWebAddress(typed);
  if (!checked.ok) throw new ApiError(400, asSentence(checked.problem));
  const url = new URL(typed.trim());
  const host = withoutLastDot(url.host);
  if (hosts.some((own) => withoutLastDot(own) === host) && /^\/+r(?:\/|$)/i.test(decoded(url.pathname))) {
    throw new ApiError(400, 'This address is a short link of this server. Enter the address that it should lead to.');
  }
  if (isPrivateUrl(url)) throw inPrivateNetwork();
}

/** A host name with a dot at its end means the same host. */
const withoutLastDot = (host: string) => host.replace(/\.(?=:\d+$|$)/, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Refuses a code that refers to an agent which the organization does not have. */
export async function checkAgent(
  db: Kysely<Tables>,
  organizationId: string,
  type: QrType,
  fields: Payload,
): Promise<void> {
  for (const [name, { rule }] of Object.entries(kindOf(type).fields)) {
    if (rule !== 'agent') continue;
    const agent = await db
      .selectFrom('agents')
      .select('id')
      .where('id', '=', String(fields[name]))
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (!agent) throw new ApiError(400, 'This agent does not exist, or was deleted. Choose another one.');
  }
}
