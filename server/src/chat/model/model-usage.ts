import type { Kysely } from 'kysely';
import type { ModelAmount, ModelLimits, Scope } from '../../config/language-model-config';
import { dayOf } from '../../conversations/daily-counts';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/schema/tables';

const SCOPES = ['conversation', 'visitor', 'agent', 'server'] as const satisfies readonly Scope[];

/** The subjects to which a reply is charged. */
export type Subjects = Readonly<Record<Scope, string>>;

/** A reply, its subjects and its day: a reply that spans midnight counts for one day. */
interface Counted {
  readonly agentId: string;
  readonly subjects: Subjects;
  readonly limits: ModelLimits;
  readonly day: string;
}

const DAY_MS = 86_400_000;
/** Number of days for which an agent's usage remains visible; visitors' usage is deleted after the next day. */
const SHOWN_DAYS = 400;

/** Counts the replies and tokens of each day (UTC) in the database, for all instances. */
export class ModelUsage {
  constructor(private readonly database: Database) {}

  /**
   * Reserves a reply of about `tokens` tokens, or returns the limit that it would exceed. Replies written at the same
   * time cannot exceed a limit together. If `replies` is 0, as for a call that precedes the reply, one more reply must
   * still be allowed.
   */
  async reserve({ agentId, subjects, limits, day }: Counted, { replies, tokens }: ModelAmount): Promise<Scope | null> {
    const counted = await this.#add({ agentId, subjects, day }, { replies, tokens });
    const over = counted.find(
      ({ scope, ...used }) => used.replies + 1 - replies > limits[scope].replies || used.tokens > limits[scope].tokens,
    );
    if (!over) return null;
    await this.#add({ agentId, subjects, day }, { replies: -replies, tokens: -tokens });
    return over.scope;
  }

  /** Corrects a reservation. `replies` is -1 when there was no reply after all. */
  async settle(counted: Omit<Counted, 'limits'>, change: ModelAmount): Promise<void> {
    if (change.replies !== 0 || change.tokens !== 0) await this.#add(counted, change);
  }

  /** Returns an agent's usage on the last `days` days, today first. */
  async daysOf(agentId: string, days: number, now = Date.now()): Promise<({ day: string } & ModelAmount)[]> {
    const shown = Array.from({ length: days }, (_, at) => dayOf(new Date(now - at * DAY_MS)));
    const rows = await this.database.db
      .selectFrom('model_usage')
      .select(['day', 'replies', 'tokens'])
      .where('scope', '=', 'agent')
      .where('subject', '=', agentId)
      .where('day', 'in', shown)
      .execute();
    return shown.map((day) => {
      const row = rows.find((one) => one.day === day);
      return { day, replies: row?.replies ?? 0, tokens: Number(row?.tokens ?? 0) };
    });
  }

  async sweep(now = Date.now()): Promise<void> {
    const before = (days: number) => dayOf(new Date(now - days * DAY_MS));
    await this.database.db
      .deleteFrom('model_usage')
      .where((row) =>
        row.or([
          row('day', '<', before(SHOWN_DAYS)),
          row.and([row('scope', 'in', ['conversation', 'visitor']), row('day', '<', before(1))]),
        ]),
      )
      .execute();
  }

  async #add({ agentId, subjects, day }: Omit<Counted, 'limits'>, { replies, tokens }: ModelAmount) {
    const rows = await addUsage(
      this.database.db,
      // The rows are always written in the same order, to avoid deadlocks.
      SCOPES.map((scope) => ({
        day,
        scope,
        subject: subjects[scope],
        // The server's total is kept when an agent is deleted.
        agent_id: scope === 'server' ? null : agentId,
        replies,
        tokens,
      })),
    );
    return rows.map((row) => ({ scope: row.scope as Scope, replies: row.replies, tokens: Number(row.tokens) }));
  }
}

function addUsage(
  db: Kysely<Tables>,
  rows: { day: string; scope: Scope; subject: string; agent_id: string | null; replies: number; tokens: number }[],
) {
  return db
    .insertInto('model_usage')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'scope', 'subject']).doUpdateSet((row) => ({
        replies: row('model_usage.replies', '+', row.ref('excluded.replies')),
        tokens: row('model_usage.tokens', '+', row.ref('excluded.tokens')),
      })),
    )
    .returning(['scope', 'replies', 'tokens'])
    .execute();
}
