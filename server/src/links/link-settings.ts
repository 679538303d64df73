import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import { type Changer, type CodeChange, changeCode, markChanged, storeChange } from './change-code';
import { replaceSlug } from './slugs';

/** The owner's settings of a short link, except for its destination. Times are ISO 8601 in UTC. */
export interface LinkSettings {
  readonly isPaused: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly afterEndUrl: string | null;
  /** JSON: a list of `LinkRule`; null if there are none. */
  readonly rules: string | null;
  /** The agent whose opening hours the rules use. */
  readonly hoursAgentId: string | null;
  readonly endsAfter: number | null;
  /** What scans get while their destination cannot be reached: 'page', 'agent', or null for the address itself. */
  readonly fallback: 'page' | 'agent' | null;
  readonly fallbackAgentId: string | null;
}

/** Marks a stored change to the settings; no code type has this name. */
export const SETTINGS_TYPE = 'Settings';

/**
 * Changes settings and stores the earlier ones. The caller locks the code. Returns false when nothing changes. Throws
 * 404 for a code without a short link, and 400 for an end that is not after the start.
 */
export async function changeSettings(
  transaction: Kysely<Tables>,
  changer: Pick<Changer, 'userId' | 'keyName'>,
  qrId: string,
  change: Partial<LinkSettings>,
): Promise<boolean> {
  const before = await readSettings(transaction, qrId);
  const wanted: { -readonly [Name in keyof LinkSettings]: LinkSettings[Name] } = { ...before, ...change };
  if (wanted.hoursAgentId !== null && !(await isAgent(transaction, wanted.hoursAgentId))) wanted.hoursAgentId = null;
  if (wanted.fallbackAgentId !== null && !(await isAgent(transaction, wanted.fallbackAgentId)))
    Object.assign(wanted, { fallback: null, fallbackAgentId: null });
  const { startsAt, endsAt } = wanted;
  if (startsAt !== null && endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt))
    throw new ApiError(400, 'The end must be later than the start.');
  const names = (Object.keys(wanted) as (keyof LinkSettings)[]).filter((name) => wanted[name] !== before[name]);
  if (names.length === 0) return false;
  await transaction
    .updateTable('short_links')
    .set({
      is_paused: wanted.isPaused ? 1 : 0,
      starts_at: startsAt,
      ends_at: endsAt,
      after_end_url: wanted.afterEndUrl,
      rules: wanted.rules,
      hours_agent_id: wanted.hoursAgentId,
      ends_after: wanted.endsAfter,
      fallback: wanted.fallback,
      fallback_agent_id: wanted.fallbackAgentId,
      // A new destination is checked immediately.
      ...('rules' in change || 'afterEndUrl' in change ? { check_at: null } : {}),
      // The next limit starts at 0.
      ...(wanted.endsAfter === null && { counted: 0 }),
    })
    .where('qr_id', '=', qrId)
    .execute();
  const only = (settings: LinkSettings) =>
    JSON.stringify({ Type: SETTINGS_TYPE, ...Object.fromEntries(names.map((name) => [name, settings[name]])) });
  await storeChange(transaction, changer, qrId, only(before), only(wanted));
  return true;
}

/**
 * Replaces or, with null, removes the password of a code. Stores that it was set, changed or removed, but never the
 * password itself. The caller locks the code. Returns false if the code has no password and gets none.
 */
export async function changePassword(
  transaction: Kysely<Tables>,
  changer: Pick<Changer, 'userId' | 'keyName'>,
  qrId: string,
  hash: string | null,
): Promise<boolean> {
  const link = transaction.selectFrom('short_links').select('password_hash').where('qr_id', '=', qrId);
  const before = (await link.executeTakeFirst())?.password_hash ?? null;
  if (before === null && hash === null) return false;
  await transaction.updateTable('short_links').set({ password_hash: hash }).where('qr_id', '=', qrId).execute();
  const state = (password: string | null) => JSON.stringify({ Type: SETTINGS_TYPE, hasPassword: password !== null });
  await storeChange(transaction, changer, qrId, state(before), state(hash));
  return true;
}

async function readSettings(transaction: Kysely<Tables>, qrId: string): Promise<LinkSettings> {
  const link = await transaction
    .selectFrom('short_links')
    .select(['is_paused', 'starts_at', 'ends_at', 'after_end_url', 'rules', 'hours_agent_id', 'ends_after'])
    .select(['fallback', 'fallback_agent_id'])
    .where('qr_id', '=', qrId)
    .executeTakeFirst();
  if (!link) throw notFound('short link');
  return {
    isPaused: link.is_paused === 1,
    startsAt: link.starts_at,
    endsAt: link.ends_at,
    afterEndUrl: link.after_end_url,
    rules: link.rules,
    hoursAgentId: link.hours_agent_id,
    endsAfter: link.ends_after,
    fallback: link.fallback === 'page' || link.fallback === 'agent' ? link.fallback : null,
    fallbackAgentId: link.fallback_agent_id,
  };
}

/** Returns whether an agent still exists: an earlier state may name a deleted one. */
async function isAgent(transaction: Kysely<Tables>, id: string): Promise<boolean> {
  const agent = await transaction.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst();
  return agent !== undefined;
}

interface Correction extends CodeChange {
  /** The chosen word; null to leave the slug unchanged. */
  readonly slug: string | null;
}

/**
 * Updates a code with a short link to match a repeated creation. Its chosen word changes only if nobody has scanned the
 * code. Returns its slug, and the slugs that the cache must drop. Throws 409 when the id is another code's.
 */
export async function correctLink(
  database: Database,
  transaction: Kysely<Tables>,
  changer: Changer,
  { slug, ...change }: Correction,
): Promise<{ slug: string; changed: string[] }> {
  const { id } = change;
  const link = await transaction
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .leftJoin('scan_totals', 'scan_totals.qr_id', 'short_links.qr_id')
    .select(['slug', 'scans', 'bots'])
    .where('short_links.qr_id', '=', id)
    .where('organization_id', '=', changer.organizationId)
    .executeTakeFirst();
  if (!link) throw new ApiError(409, 'Another code has this id.');
  const changed = await changeCode(database, transaction, changer, change);
  if (slug === null || slug === link.slug) return { slug: link.slug, changed };
  if (Number(link.scans ?? 0) + Number(link.bots ?? 0) > 0) {
    throw new ApiError(409, 'This code already has a short link.');
  }
  const marked = await markChanged(database, transaction, { qrIds: [id] });
  await replaceSlug(database, transaction, id, slug);
  return { slug, changed: [...changed, ...marked, slug] };
}
