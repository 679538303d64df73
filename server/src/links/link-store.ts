import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { NAME_MAX } from '@frontdesk/shared/endpoints/fields';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import type { createShortLink, updateShortLink } from '@frontdesk/shared/endpoints/short-link';
import type { Kysely } from 'kysely';
import type { Sessions } from '../accounts/sessions';
import { payloadFields } from '../codes/code-payloads';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import type { RateLimits } from '../http/rate-limits';
import { withinQuotas } from '../limits/quotas';
import type { LinkCache } from '../scans/link-cache';
import type { Redirect } from '../scans/redirect';
import {
  addedCode,
  type Changer,
  checkAddress,
  checkAgent,
  checkDestination,
  checkHost,
  codeOf,
  isOwnLink,
  lockCode,
  markChanged,
} from './change-code';
import { type LinkChecks, readUnreachable } from './link-checks';
import { changeSettings, correctLink, type LinkSettings } from './link-settings';
import { giveSlug } from './slugs';

/** Returns a one-line name for a code whose owner gave it none. */
export function defaultName(content: QrContent): string {
  return nameOf(content).replace(/\s+/g, ' ').trim().slice(0, NAME_MAX);
}

function nameOf({ type, payload }: QrContent): string {
  if (type === 'Url') return readableHost(new URL(payload.Url));
  const kind = kindOf(type);
  return kind.defaultName?.(payload) ?? kind.lines(payload).find((line) => line.trim() !== '') ?? '';
}

/** Returns a host as people write it: müller.de, not xn--mller-kva.de. */
function readableHost({ hostname, port }: URL): string {
  const name = domainToUnicode(hostname);
  return port === '' ? name : `${name}:${port}`;
}

/** The services that links need. */
export interface LinkServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly links: LinkCache;
  readonly redirect: Redirect;
  readonly linkChecks: LinkChecks;
}

type StoreServices = Pick<LinkServices, 'database' | 'config' | 'links'>;

interface GivenLink {
  readonly id: string;
  readonly slug: string;
}

interface NewLink extends GivenLink {
  readonly name: string;
}

/**
 * Saves a code with a short link. A repeated call with the same id returns the code that the first one saved, updated
 * where the call differs.
 */
export async function createLink(
  { database, config, links }: StoreServices,
  changer: Changer,
  { Type, Name, Slug, Id, ...sent }: CheckedRequestOf<typeof createShortLink>,
): Promise<NewLink> {
  const { organizationId, hosts } = changer;
  const fields = payloadFields(Type, sent);
  const content = { type: Type, payload: fields } as unknown as QrContent;
  checkDestination(content, hosts);
  await checkHost(content, config);
  await checkAgent(database.db, organizationId, Type, fields);
  const wanted = { id: Id ?? randomUUID(), name: Name ?? defaultName(content), type: Type, fields };
  const correct = (transaction: Kysely<Tables>) =>
    correctLink(database, transaction, changer, { ...wanted, slug: Slug || null });
  const { id, name } = wanted;
  const added = addedCode(organizationId, id);
  const made =
    Id && (await isOwnLink(database.db, organizationId, Id))
      ? await database.db.transaction().execute(correct)
      : await withinQuotas(database, organizationId, config.quotas, added, async (transaction) => {
          const payload = JSON.stringify({ ...fields, Name: name, Type, Id: id });
          const code = { id, name, type: Type, payload, organization_id: organizationId };
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('qr_codes')
            .values({ ...code, created_at: new Date().toISOString() })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst();
          // Otherwise the same call was sent twice at the same time, and the other one was faster.
          if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return correct(transaction);
          const slug = await giveSlug(database, transaction, id, Slug || null);
          return { slug, changed: [slug] };
        });
  links.forget(made.changed);
  return { id, slug: made.slug, name };
}

/** Gives a saved code a short link. A repeated call returns the existing one. */
export async function attachLink(
  { database, config, links }: StoreServices,
  { organizationId, hosts }: Changer,
  qrId: string,
  chosen: string | null,
): Promise<GivenLink> {
  const code = await codeOf(database.db, organizationId, qrId).executeTakeFirst();
  if (code) await checkHost({ type: code.type, payload: JSON.parse(code.payload) } as QrContent, config);
  const slug = await database.db.transaction().execute(async (transaction) => {
    const { type, payload } = await lockCode(database, transaction, organizationId, qrId);
    const known = await transaction
      .selectFrom('short_links')
      .select('slug')
      .where('qr_id', '=', qrId)
      .executeTakeFirst();
    if (known && (chosen === null || chosen === known.slug)) return known.slug;
    if (known) throw new ApiError(409, 'This code already has a short link.');
    checkDestination({ type, payload: JSON.parse(payload) } as QrContent, hosts);
    return giveSlug(database, transaction, qrId, chosen);
  });
  links.forget([slug]);
  return { id: qrId, slug };
}

/** Lists short links, newest first, like the codes themselves. */
export async function listLinks(database: Database, organizationId: string, origin: string) {
  const { db } = database;
  const rows = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .leftJoin('scan_totals', 'scan_totals.qr_id', 'short_links.qr_id')
    .select(['short_links.qr_id', 'slug', 'is_paused', 'starts_at', 'ends_at', 'after_end_url', 'visits'])
    .select(['ends_after', 'counted'])
    .select(['fallback', 'fallback_agent_id'])
    .where('organization_id', '=', organizationId)
    .orderBy('qr_codes.created_at', 'desc')
    .orderBy('qr_codes.id')
    .execute();
  const unreachable = await readUnreachable(database, organizationId);
  return rows.map((row) => ({
    qrId: row.qr_id,
    slug: row.slug,
    url: linkUrl(origin, row.slug),
    state: row.is_paused === 1 ? 'paused' : isUsedUp(row) ? 'ended' : 'active',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    afterEndUrl: row.after_end_url,
    visits: Number(row.visits ?? 0),
    unreachable: unreachable.get(row.qr_id) ?? null,
    fallback: (row.fallback === 'agent' ? row.fallback_agent_id : row.fallback) ?? '',
  }));
}

/** Whether the code has reached its scan limit. */
const isUsedUp = (link: { readonly ends_after: number | null; readonly counted: number }) =>
  link.ends_after !== null && link.counted >= link.ends_after;

export const linkUrl = (origin: string, slug: string) => `${origin}/r/${slug}`;

/** Changes when a link is active, where it leads after that, and what scans get while nobody can reach it. */
export async function updateLink(
  services: StoreServices,
  changer: Changer,
  { qrId, ...change }: CheckedRequestOf<typeof updateShortLink>,
): Promise<void> {
  const { startsAt, endsAt, afterEndUrl, fallback } = change;
  if (afterEndUrl) {
    checkAddress(afterEndUrl, changer.hosts);
    await checkHost(afterEndUrl, services.config);
  }
  const agentId = fallback && fallback !== 'page' ? fallback : null;
  if (agentId !== null) await requireAgent(services.database, changer.organizationId, agentId);
  await changeLink(services, changer, qrId, {
    ...(fallback !== undefined && {
      fallback: agentId === null ? (fallback === 'page' ? 'page' : null) : 'agent',
      fallbackAgentId: agentId,
    }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(afterEndUrl !== undefined && { afterEndUrl: afterEndUrl || null }),
  });
}

/** Throws 404 for an agent of another organization. */
async function requireAgent({ db }: Database, organizationId: string, id: string): Promise<void> {
  const agent = await db
    .selectFrom('agents')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!agent) throw notFound('agent');
}

export function pauseLink(services: StoreServices, changer: Changer, qrId: string, isPaused: boolean): Promise<void> {
  return changeLink(services, changer, qrId, { isPaused });
}

async function changeLink(
  { database, links }: StoreServices,
  changer: Changer,
  qrId: string,
  change: Partial<LinkSettings>,
): Promise<void> {
  const slugs = await database.db.transaction().execute(async (transaction) => {
    await lockCode(database, transaction, changer.organizationId, qrId);
    const isChanged = await changeSettings(transaction, changer, qrId, change);
    return isChanged ? markChanged(database, transaction, { qrIds: [qrId] }) : [];
  });
  links.forget(slugs);
}
