import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema/tables';

/** The things that are counted, besides the reply times. */
export const COUNTED = ['answered', 'conversations', 'helpful', 'not-helpful', 'persons', 'questions'] as const;
export type Counted = (typeof COUNTED)[number];

/** Times are counted in steps of 5 %, so that the median can be found without reading every time. */
const STEP = 1.05;
const REPLY_TIME = /^reply-(\d+)$/;

export const replyTimeName = (ms: number): `reply-${number}` =>
  `reply-${Math.round(Math.log(Math.max(1, ms)) / Math.log(STEP))}`;

/** Returns the milliseconds of a name from `replyTimeName`; null for other names. */
export function replyTimeOf(name: string): number | null {
  const step = REPLY_TIME.exec(name)?.[1];
  return step === undefined ? null : STEP ** Number(step);
}

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Adds to an agent's daily numbers. They contain nothing about visitors and are kept when conversations are deleted.
 */
export async function addCounts(
  db: Kysely<Tables>,
  { organization_id, agent_id }: { readonly organization_id: string; readonly agent_id: string },
  at: Date,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const day = dayOf(at);
  const rows = Object.entries(counts)
    .map(([name, count]) => ({ organization_id, day, agent_id, name, count }))
    // The rows are always written in the same order, to avoid deadlocks.
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  await db
    .insertInto('daily_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'day', 'agent_id', 'name'])
        .doUpdateSet((row) => ({ count: row('daily_counts.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}
