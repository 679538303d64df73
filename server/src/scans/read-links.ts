import type { LinkRule } from '@frontdesk/shared/endpoints/link-rules';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import { prepareRow } from '../database/prepare';
import { readHours } from '../hours/hours-routes';
import { type LinkAnswer, linkAnswer, redirectTo } from './link-answer';
import { type LinkRules, readRules } from './link-rules';

/** Longer than any transaction that changes a link takes. */
export const CHANGES_MS = 10_000;

/** The approximate number of bytes of a page in addition to its text. */
const PAGE_SIZE = 3000;

/** A short link in the form that a scan needs. */
export interface Link {
  readonly slug: string;
  readonly version: number;
  /** Where its scans lead; null for a slug whose code was deleted. */
  readonly target: LinkTarget | null;
  /** Approximate size in bytes. */
  readonly size: number;
}

export interface LinkTarget {
  readonly qrId: string;
  readonly isPaused: boolean;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly answer: LinkAnswer;
  readonly afterEnd: LinkAnswer | null;
  /** Null if there are no rules. */
  readonly rules: LinkRules | null;
  /** Whether the number of scans is limited; the database counts them. */
  readonly isLimited: boolean;
  readonly hasPassword: boolean;
  /** Addresses that cannot be reached, and what scans get instead of them; null for the address itself. */
  readonly unreachable: readonly string[];
  readonly fallback: 'page' | LinkAnswer | null;
}

/** Returns the web addresses to which a code leads, without duplicates. */
export function destinationsOf(content: QrContent, rules: string | null, afterEnd: string | null): string[] {
  const own = content.type === 'Url' ? [content.payload.Url.trim()] : [];
  const ruled = (JSON.parse(rules ?? '[]') as LinkRule[]).map(({ destination }) => destination);
  return [...new Set([...own, ...ruled, ...(afterEnd === null ? [] : [afterEnd])])].filter((address) =>
    /^https?:/i.test(address),
  );
}

interface Row {
  readonly slug: string;
  readonly version: number;
  readonly changed_at: string;
  readonly qr_id: string | null;
  readonly is_paused: number;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly after_end_url: string | null;
  readonly rules: string | null;
  readonly hours_agent_id: string | null;
  readonly ends_after: number | null;
  readonly has_password: number | boolean | null;
  readonly opening_hours: string | null;
  readonly unreachable: string | null;
  readonly fallback: string | null;
  readonly fallback_agent_id: string | null;
  readonly type: QrContent['type'];
  readonly payload: string;
}

interface Json {
  readonly json: string;
}

const LINK_COLUMNS = [
  ...['qr_id', 'is_paused', 'starts_at', 'ends_at', 'after_end_url', 'rules', 'hours_agent_id', 'ends_after'],
  ...['unreachable', 'fallback', 'fallback_agent_id'],
];
const COLUMNS = sql.raw(
  [
    ...['slug', 'version', 'changed_at'].map((name) => `'${name}', slugs.${name}`),
    ...LINK_COLUMNS.map((name) => `'${name}', short_links.${name}`),
    `'has_password', short_links.password_hash is not null`,
    ...['type', 'payload'].map((name) => `'${name}', qr_codes.${name}`),
    `'opening_hours', agents.opening_hours`,
  ].join(', '),
);
const LINKS = sql`left join short_links on short_links.slug = slugs.slug left join qr_codes on qr_codes.id = short_links.qr_id left join agents on agents.id = short_links.hours_agent_id`;

const readRows = prepareRow(['slugs'], ({ engine }, value) =>
  engine === 'sqlite'
    ? sql<Json>`select json_group_array(json_object(${COLUMNS})) as json
        from json_each(${value('slugs')}) as asked join slugs on slugs.slug = asked.value ${LINKS}`
    : sql<Json>`select coalesce(json_agg(json_build_object(${COLUMNS})), '[]')::text as json
        from jsonb_array_elements_text(${value('slugs')}::jsonb) as asked join slugs on slugs.slug = asked.value ${LINKS}`,
);

/** Reads all slugs that have ever been used, in one query. */
export async function readLinks(database: Database, slugs: readonly string[]): Promise<Link[]> {
  const read = await readRows(database, { slugs: JSON.stringify(slugs) });
  return (JSON.parse(read?.json ?? '[]') as Row[]).map(toLink);
}

const readVersions = prepareRow([], ({ engine }) => {
  const recent = sql`from slugs where changed_at > ${databaseTime(engine, -CHANGES_MS)}`;
  return engine === 'sqlite'
    ? sql<Json>`select json_group_array(json_array(slug, version)) as json ${recent}`
    : sql<Json>`select coalesce(json_agg(json_build_array(slug, version)), '[]')::text as json ${recent}`;
});

/** Reads the slugs whose links changed in the last 10 seconds, with their versions. */
export async function readChangedSlugs(database: Database): Promise<[slug: string, version: number][]> {
  const read = await readVersions(database, {});
  return JSON.parse(read?.json ?? '[]');
}

function toLink(row: Row): Link {
  const { slug, version, qr_id: qrId } = row;
  if (qrId === null) return { slug, version, target: null, size: 200 };
  const content = { type: row.type, payload: JSON.parse(row.payload) } as QrContent;
  const target = {
    qrId,
    isPaused: row.is_paused === 1,
    startsAt: row.starts_at === null ? Number.NEGATIVE_INFINITY : Date.parse(row.starts_at),
    endsAt: row.ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.ends_at),
    answer: linkAnswer(content, slug, row.changed_at),
    afterEnd: row.after_end_url === null ? null : redirectTo(row.after_end_url),
    rules: row.rules === null ? null : readRules(row.rules, readHours(row.opening_hours, row.hours_agent_id ?? '')),
    isLimited: row.ends_after !== null,
    hasPassword: Boolean(row.has_password),
    unreachable: JSON.parse(row.unreachable ?? '[]'),
    fallback: fallbackOf(row),
  };
  const answerSize = target.answer.kind === 'page' ? PAGE_SIZE : 500;
  const texts = [row.payload, row.after_end_url, row.rules, row.opening_hours];
  return { slug, version, target, size: texts.reduce((size, text) => size + 2 * (text?.length ?? 0), answerSize) };
}

function fallbackOf({ fallback, fallback_agent_id, slug }: Row): LinkTarget['fallback'] {
  if (fallback === 'agent' && fallback_agent_id !== null) return redirectTo(`/c/${slug}`);
  // The agent was deleted.
  return fallback === null ? null : 'page';
}
