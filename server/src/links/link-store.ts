import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { createShortLink, updateShortLink } from '@frontdesk/shared/endpoints/short-link';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { ApiError, notFound } from '../http/api-error';
import { withinQuotas } from '../limits/quotas';
import { payloadFields } from '../qr/payload-fields';
import type { Services } from '../services';
import { type Changer, lockCode } from './change-code';
import { checkAddress, checkDestination } from './check-destination';
import { defaultName } from './default-name';
import { giveSlug } from './give-slug';
import { markChanged } from './mark-changed';

type LinkServices = Pick<Services, 'database' | 'config' | 'links'>;

interface GivenLink {
  readonly id: string;
  readonly slug: string;
}

/** Saves a code with a short link. */
export async function createLink(
  { database, config, links }: LinkServices,
  { organizationId, hosts }: Changer,
  { Type, Name, Slug, ...sent }: CheckedRequestOf<typeof createShortLink>,
): Promise<GivenLink & { readonly name: string }> {
  const fields = payloadFields(Type, sent);
  const content = { type: Type, payload: fields } as unknown as QrContent;
  checkDestination(content, hosts);
  const id = randomUUID();
  const name = Name ?? defaultName(content);
  const payload = JSON.stringify({ ...fields, Name: name, Type, Id: id });
  const code = { id, organization_id: organizationId, name, type: Type, payload, created_at: new Date().toISOString() };
  const slug = await withinQuotas(database, organizationId, config.quotas, { qrCodes: 1 }, async (transaction) => {
    await transaction.insertInto('qr_codes').values(code).execute();
    return giveSlug(database, transaction, id, Slug || null);
  });
  links.forget([slug]);
  return { id, slug, name };
}

/** Gives a saved code a short link. Asked again for the same, answers the one that it has. */
export async function attachLink(
  { database, links }: LinkServices,
  { organizationId, hosts }: Changer,
  qrId: string,
  chosen: string | null,
): Promise<GivenLink> {
  const slug = await database.db.transaction().execute(async (transaction) => {
    const { type, payload } = await lockCode(database, transaction, organizationId, qrId);
    const known = await transaction
      .selectFrom('short_links')
      .select('slug')
      .where('qr_id', '=', qrId)
      .executeTakeFirst();
    if (known && (chosen === null || chosen === known.slug)) return known.slug;
    if (known) throw new ApiError(409, 'This code has a short link already.');
    checkDestination({ type, payload: JSON.parse(payload) } as QrContent, hosts);
    return giveSlug(database, transaction, qrId, chosen);
  });
  links.forget([slug]);
  return { id: qrId, slug };
}

/** Newest first, as the codes themselves. */
export async function listLinks({ db }: Database, organizationId: string, origin: string) {
  const rows = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .leftJoin('scan_totals', 'scan_totals.qr_id', 'short_links.qr_id')
    .select(['short_links.qr_id', 'slug', 'is_paused', 'starts_at', 'ends_at', 'after_end_url', 'visits'])
    .where('organization_id', '=', organizationId)
    .orderBy('qr_codes.created_at', 'desc')
    .orderBy('qr_codes.id')
    .execute();
  return rows.map((row) => ({
    qrId: row.qr_id,
    slug: row.slug,
    url: linkUrl(origin, row.slug),
    state: row.is_paused === 1 ? 'paused' : 'active',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    afterEndUrl: row.after_end_url,
    visits: Number(row.visits ?? 0),
  }));
}

export const linkUrl = (origin: string, slug: string) => `${origin}/r/${slug}`;

/** Changes when a link leads somewhere, and where after that. */
export async function updateLink(
  services: LinkServices,
  changer: Changer,
  { qrId, startsAt, endsAt, afterEndUrl }: CheckedRequestOf<typeof updateShortLink>,
): Promise<void> {
  if (afterEndUrl) checkAddress(afterEndUrl, changer.hosts);
  await changeLink(services, changer, qrId, async (transaction) => {
    const { starts_at, ends_at } = await transaction
      .selectFrom('short_links')
      .select(['starts_at', 'ends_at'])
      .where('qr_id', '=', qrId)
      .executeTakeFirstOrThrow();
    const [start, end] = [startsAt === undefined ? starts_at : startsAt, endsAt === undefined ? ends_at : endsAt];
    if (start !== null && end !== null && Date.parse(start) >= Date.parse(end))
      throw new ApiError(400, 'The end must be later than the start.');
    const change = {
      starts_at: start,
      ends_at: end,
      ...(afterEndUrl !== undefined && { after_end_url: afterEndUrl || null }),
    };
    await transaction.updateTable('short_links').set(change).where('qr_id', '=', qrId).execute();
  });
}

export async function pauseLink(
  services: LinkServices,
  changer: Changer,
  qrId: string,
  isPaused: boolean,
): Promise<void> {
  await changeLink(services, changer, qrId, async (transaction) => {
    await transaction
      .updateTable('short_links')
      .set({ is_paused: isPaused ? 1 : 0 })
      .where('qr_id', '=', qrId)
      .execute();
  });
}

async function changeLink(
  { database, links }: LinkServices,
  { organizationId }: Changer,
  qrId: string,
  change: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const slugs = await database.db.transaction().execute(async (transaction) => {
    await lockCode(database, transaction, organizationId, qrId);
    const changed = await markChanged(database, transaction, { qrIds: [qrId] });
    if (changed.length === 0) throw notFound('short link');
    await change(transaction);
    return changed;
  });
  links.forget(slugs);
}
