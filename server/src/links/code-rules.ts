import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { LinkRule, previewLinkRules, setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import type { OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { Kysely } from 'kysely';
import { hashPassword, isPasswordRight } from '../accounts/passwords';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { readHours } from '../hours/hours-routes';
import { ApiError, notFound } from '../http/api-error';
import type { RateLimiter } from '../http/rate-limiter';
import { linkAnswer } from '../scans/link-answer';
import { NO_RULE, neverReached, outcomesOf, readRules } from '../scans/link-rules';
import type { PasswordProblem } from '../scans/redirect';
import { type Changer, checkAddress, checkHost, lockCode, markChanged } from './change-code';
import { changePassword, changeSettings } from './link-settings';
import type { LinkServices } from './link-store';

type RuleServices = Pick<LinkServices, 'config' | 'database' | 'links'>;

/** Replaces the rules of a code and, if sent, its scan limit and its password. */
export async function saveRules(
  { config, database, links }: RuleServices,
  changer: Changer,
  { id, rules: typed, endsAfter, password }: CheckedRequestOf<typeof setLinkRules>,
): Promise<void> {
  const { organizationId, hosts } = changer;
  for (const [at, { destination }] of typed.entries()) {
    await about(at, async () => {
      checkAddress(destination, hosts);
      await checkHost(destination, config);
    });
  }
  const hash = password ? await hashPassword(password, config) : null;
  const slugs = await database.db.transaction().execute(async (transaction) => {
    const { type } = await lockCode(database, transaction, organizationId, id);
    if (password && type === 'Chat')
      throw new ApiError(400, 'A chat code cannot have a password: its page has an address of its own.');
    const { rules, agent } = await withHours(transaction, organizationId, typed);
    const isChanged = await changeSettings(transaction, changer, id, {
      rules: rules.length === 0 ? null : JSON.stringify(rules),
      hoursAgentId: agent,
      ...(endsAfter !== undefined && { endsAfter }),
    });
    const isOpenedAnew = password !== undefined && (await changePassword(transaction, changer, id, hash));
    const ids = rules.length === 0 ? [] : [NO_RULE, ...readRules(JSON.stringify(rules), null).ids];
    await transaction
      .deleteFrom('rule_counts')
      .where('qr_id', '=', id)
      .$if(ids.length > 0, (query) => query.where('rule_id', 'not in', ids))
      .execute();
    return isChanged || isOpenedAnew ? markChanged(database, transaction, { qrIds: [id] }) : [];
  });
  links.forget(slugs);
}

/** Adds the position of the rule to the description of a problem. */
async function about(at: number, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    throw new ApiError(problem.status, `Rule ${at + 1}: ${problem.message}`);
  }
}

/** Adds the agent whose hours apply to the rules that depend on opening hours: one agent for all rules of a code. */
async function withHours(db: Kysely<Tables>, organizationId: string, rules: readonly LinkRule[]) {
  if (!rules.some(({ when }) => when.closed)) return { rules: rules.map(withoutAgent), agent: null };
  const agents = (await readAgents(db, organizationId)).map(({ id }) => id);
  const named = [...new Set(rules.flatMap(({ when }) => (when.closed && when.agentId) || []))];
  if (named.length > 1) throw new ApiError(400, 'The rules of a code can use the opening hours of one agent only.');
  if (agents.length === 0)
    throw new ApiError(400, 'No agent has opening hours. Enter them in Agent Info before you use "while closed".');
  const [agent = agents.length === 1 ? agents[0] : undefined] = named;
  if (agent === undefined) throw new ApiError(400, 'Choose the agent whose opening hours apply.');
  if (!agents.includes(agent)) throw new ApiError(400, 'This agent has no opening hours.');
  const all = rules.map((rule) =>
    rule.when.closed ? { ...rule, when: { ...rule.when, agentId: agent } } : withoutAgent(rule),
  );
  return { rules: all, agent };
}

const withoutAgent = ({ when: { agentId: _, ...when }, destination }: LinkRule): LinkRule => ({ when, destination });

/** Reads the agents that have opening hours. */
async function readAgents(db: Kysely<Tables>, organizationId: string) {
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'name', 'opening_hours'])
    .where('organization_id', '=', organizationId)
    .where('opening_hours', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name, opening_hours }) => {
    const hours = readHours(opening_hours, id);
    return hours && hours.tables.length > 0 ? [{ id, name, hours, timeZone: hours.timeZone }] : [];
  });
}

async function findLink(db: Kysely<Tables>, organizationId: string, id: string) {
  const link = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .select(['rules', 'ends_after', 'counted', 'password_hash', 'type', 'payload', 'slug'])
    .where('qr_id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!link) throw notFound('short link');
  return link;
}

/** Reads the rules of a code, with the number of scans that matched each. */
export async function describeRules({ db }: Database, organizationId: string, id: string) {
  const link = await findLink(db, organizationId, id);
  const counts = await db.selectFrom('rule_counts').select(['rule_id', 'scans']).where('qr_id', '=', id).execute();
  const scansOf = (rule: string) => Number(counts.find(({ rule_id }) => rule_id === rule)?.scans ?? 0);
  const { rules, ids } = readRules(link.rules ?? '[]', null);
  const never = neverReached(rules);
  const agents = await readAgents(db, organizationId);
  return {
    rules: rules.map((rule, at) => ({
      ...rule,
      scans: scansOf(ids[at] ?? NO_RULE),
      isNeverReached: never.includes(at),
    })),
    otherwiseScans: scansOf(NO_RULE),
    endsAfter: link.ends_after,
    counted: link.counted,
    hasPassword: link.password_hash !== null,
    agents: agents.map(({ id: agentId, name, timeZone }) => ({ id: agentId, name, timeZone })),
  };
}

/** Returns the result of a scan under these rules, which may be unsaved. */
export async function previewRules(
  { db }: Database,
  organizationId: string,
  { id, rules: typed, at, language, device }: CheckedRequestOf<typeof previewLinkRules>,
) {
  const { type, payload, slug } = await findLink(db, organizationId, id);
  const { rules, agent } = await withHours(db, organizationId, typed);
  const hours: OpeningHours | null =
    (await readAgents(db, organizationId)).find(({ id: agentId }) => agentId === agent)?.hours ?? null;
  const content = { type, payload: JSON.parse(payload) } as QrContent;
  const own = linkAnswer(content, slug, new Date().toISOString());
  const outcomes = outcomesOf(rules, hours, { at: Date.parse(at), languages: language, device });
  return {
    outcomes: outcomes.map(({ rule, percent }) => ({
      rule,
      percent,
      destination: rule === null ? (own.kind === 'redirect' ? own.location : null) : rules[rule]?.destination,
    })),
    neverReached: neverReached(rules),
  };
}

/** Limits password attempts: by address and code, and by code. */
export interface PasswordLimits {
  readonly ofAddress: RateLimiter;
  readonly ofCode: RateLimiter;
}

/** Returns why a typed password does not unlock a code, with the status; null when it is correct. */
export async function passwordProblem(
  { config, database: { db } }: Pick<RuleServices, 'config' | 'database'>,
  { ofAddress, ofCode }: PasswordLimits,
  address: string,
  qrId: string,
  password: string,
): Promise<PasswordProblem | null> {
  const isAllowed = (await ofAddress.allows(`${address} ${qrId}`)) && (await ofCode.allows(qrId));
  if (!isAllowed) return { status: 429, text: 'Too many tries. Please try again in a few minutes.' };
  const link = await db.selectFrom('short_links').select('password_hash').where('qr_id', '=', qrId).executeTakeFirst();
  const hash = link?.password_hash ?? null;
  // The password was removed a moment ago.
  if (link && hash === null) return null;
  if (!(await isPasswordRight(hash, password, config)))
    return { status: 403, text: 'This password is not right. Check it and try again.' };
  await ofCode.forgive(qrId);
  await ofAddress.forgive(`${address} ${qrId}`);
  return null;
}

/** Makes every instance reload the links whose rules depend on an agent's opening hours. */
export async function rereadHours(
  { database, links }: Pick<RuleServices, 'database' | 'links'>,
  agentId: string,
): Promise<void> {
  const slugs = await database.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('short_links')
      .select('qr_id')
      .where('hours_agent_id', '=', agentId)
      .execute();
    const qrIds = rows.map(({ qr_id }) => qr_id);
    return qrIds.length === 0 ? [] : markChanged(database, transaction, { qrIds });
  });
  links.forget(slugs);
}
