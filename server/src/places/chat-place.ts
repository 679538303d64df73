import { SLUG } from '@frontdesk/shared/endpoints/slug';
import * as v from 'valibot';
import { OPTION_COLUMNS } from '../agents/agent-options';
import { AGENT_COLUMNS } from '../chat/chat-client';
import type { Database } from '../database/database';
import type { Place } from '../passages/place';

/** Why a place has no chat. `away`: its agent is disabled. `gone`: its agent was deleted. */
export type PlaceEnd = 'unknown' | 'deleted' | 'paused' | 'early' | 'ended' | 'away' | 'gone';

/** A place at which visitors can chat. */
export interface ChatPlace extends Place {
  readonly slug: string;
  /** The questions that the page offers as buttons. */
  readonly starters: readonly string[];
  readonly organizationName: string;
  readonly agent: NonNullable<Awaited<ReturnType<typeof readAgent>>>;
}

/** The code now leads to something else. */
export interface OtherCode {
  readonly slug: string;
  readonly isOtherCode: true;
}

const text = v.fallback(v.pipe(v.string(), v.trim()), '');
const lines = v.pipe(
  v.fallback(v.array(text), []),
  v.transform((all) => all.filter((line) => line !== '')),
);
const payloadReader = v.object({ agentId: text, place: text, facts: lines, starters: lines });

/** Reads the stored payload of a place's code, even if it is incomplete. */
const readPlacePayload = (payload: string) => v.parse(payloadReader, JSON.parse(payload));

/**
 * Finds the place for a code's short link; otherwise returns why it has no chat, or that the code now has another
 * type.
 */
export async function findPlace(
  { db }: Database,
  typed: string,
  now = Date.now(),
): Promise<ChatPlace | OtherCode | PlaceEnd> {
  const slug = typed.toLowerCase();
  if (!SLUG.test(slug)) return 'unknown';
  const code = await db
    .selectFrom('slugs')
    .leftJoin('short_links', 'short_links.slug', 'slugs.slug')
    .leftJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .leftJoin('organizations', 'organizations.id', 'qr_codes.organization_id')
    .select(['qr_codes.id', 'qr_codes.type', 'qr_codes.payload', 'qr_codes.organization_id as organizationId'])
    .select(['is_paused as isPaused', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['fallback', 'fallback_agent_id as fallbackAgentId', 'qr_codes.name'])
    .select('organizations.name as organizationName')
    .where('slugs.slug', '=', slug)
    .executeTakeFirst();
  if (!code) return 'unknown';
  const { id, payload, organizationId } = code;
  if (id === null || payload === null || organizationId === null) return 'deleted';
  if (code.isPaused === 1) return 'paused';
  if (code.startsAt !== null && now < Date.parse(code.startsAt)) return 'early';
  if (code.endsAt !== null && now >= Date.parse(code.endsAt)) return 'ended';
  const isChat = code.type === 'Chat';
  // The agent replies while the code's own destination cannot be reached; a chat that is open for longer may continue.
  const fallback = code.fallback === 'agent' ? code.fallbackAgentId : null;
  if (!isChat && fallback === null) return { slug, isOtherCode: true };
  const {
    agentId,
    place: name,
    facts,
    starters,
  } = isChat ? readPlacePayload(payload) : { agentId: fallback ?? '', place: code.name ?? '', facts: [], starters: [] };
  const agent = await readAgent(db, organizationId, agentId);
  if (!agent) return 'gone';
  if (!agent.enabled) return 'away';
  return { id, name, facts, slug, starters, organizationName: code.organizationName ?? '', agent };
}

/** Only an agent of the code's own organization answers. */
const readAgent = (db: Database['db'], organizationId: string, agentId: string) =>
  db
    .selectFrom('agents')
    .select(AGENT_COLUMNS)
    .select(OPTION_COLUMNS)
    .select('widget_theme as theme')
    .select('template_content as welcome')
    .where('id', '=', agentId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
