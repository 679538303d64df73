import { sql, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-trouble';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { skipClaimed } from '../jobs/lease';
import { type Job, Worker } from '../jobs/worker';
import type { NotifyWithin } from '../notify/notify';
import { sumUpScans } from './scan-sums';
import type { Attempt, Message, WebhookSender } from './send-webhook';
import { giveUpWaiting, secretsOf, TURNED_OFF } from './webhook-store';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Pauses between attempts, as in the Standard Webhooks specification; after the last attempt the delivery is given up.
 */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Each pause is extended by a random share up to this, so deliveries that failed together are not retried together. */
const JITTER = 0.1;
/** How long a claim lasts: longer than an attempt. */
const CLAIM_MS = MINUTE_MS;
/** A webhook that has had no success for this long is turned off. */
const FAILING_MS = 3 * DAY_MS;
/** How often to look for events that other instances have stored. */
const LOOK_MS = SECOND_MS;
/** Enough for several organizations with all their webhooks; an attempt spends most of its time waiting. */
const AT_ONCE = 100;
const STORED_MS = 30 * DAY_MS;
const TURNS_MAX = 10_000;

interface Delivery extends Message {
  readonly id: string;
  readonly webhookId: string;
  readonly attempts: number;
  readonly claims: number;
  readonly isOn: boolean;
}

export interface DeliveryParts {
  readonly database: Database;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly notifyWithin: NotifyWithin;
}

/** Delivers events to webhooks. Each has its own lane, and they take turns, so a slow one never delays the others. */
export class WebhookDeliveries implements Job<Delivery, Attempt> {
  readonly idleMs = LOOK_MS;
  readonly atOnce = AT_ONCE;
  readonly worker: Worker<Delivery, Attempt>;
  /**
   * The time of each webhook's last turn here, so that many slow webhooks with long queues do not crowd out one with a
   * single event.
   */
  readonly #turns = new LRUCache<string, number>({ max: TURNS_MAX });
  #turn = 0;
  /** The webhooks whose turns come next, as of the last read. Many are due at the same time when a network recovers. */
  #due: string[] = [];
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly parts: DeliveryParts,
    logFailure: (failure: unknown) => void,
  ) {
    // While the database is unreachable, events wait.
    this.worker = new Worker(this, (failure) => databaseTrouble(failure) ?? logFailure(failure));
  }

  laneOf = ({ webhookId }: Delivery) => webhookId;

  async claim(busy: readonly string[]): Promise<Delivery | null> {
    const { database } = this.parts;
    const { db } = database;
    await sumUpScans(database);
    const row = await this.#claimNext(busy);
    if (!row) return null;
    const webhook = await db
      .selectFrom('webhooks')
      .select(['address', 'secret', 'old_secret', 'old_secret_until', 'is_on'])
      .where('id', '=', row.webhookId)
      .executeTakeFirst();
    // The webhook was deleted just now, with its deliveries.
    if (!webhook) return null;
    return { ...row, address: webhook.address, secrets: secretsOf(webhook), isOn: webhook.is_on === 1 };
  }

  /** Claims the next delivery of the webhook that has waited longest for a turn. */
  async #claimNext(busy: readonly string[]) {
    for (let isNew = false; ; isNew = true) {
      if (performance.now() - this.#listedAt > LOOK_MS) this.#due = [];
      for (let id = this.#due.shift(); id !== undefined; id = this.#due.shift()) {
        // Another instance may have claimed its last delivery.
        const row = busy.includes(id) ? undefined : await this.#claimOf(id);
        if (!row) continue;
        this.#turns.set(id, ++this.#turn);
        return row;
      }
      if (isNew) return undefined;
      await this.#listDue();
    }
  }

  async #listDue(): Promise<void> {
    const due = await dueWebhooks(this.parts.database);
    const turnOf = (id: string) => this.#turns.get(id) ?? 0;
    due.sort((one, other) => turnOf(one.id) - turnOf(other.id) || (one.since < other.since ? -1 : 1));
    this.#due = due.map(({ id }) => id);
    this.#listedAt = performance.now();
  }

  #claimOf(webhookId: string) {
    const { db, engine } = this.parts.database;
    return db
      .updateTable('webhook_deliveries')
      .set((delivery) => ({
        next_attempt_at: databaseTime(engine, CLAIM_MS),
        claims: delivery('claims', '+', 1),
      }))
      .where('id', '=', (query) => {
        const next = query
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('webhook_id', '=', webhookId)
          .where('next_attempt_at', 'is not', null)
          .where('next_attempt_at', '<=', databaseTime(engine))
          .orderBy('next_attempt_at')
          .limit(1);
        return skipClaimed(engine, next, 'webhook_deliveries');
      })
      .returning(['id', 'webhook_id as webhookId', 'message_id as messageId', 'body', 'attempts', 'claims'])
      .executeTakeFirst();
  }

  async run(delivery: Delivery, signal: AbortSignal): Promise<Attempt> {
    if (!delivery.isOn) return { problem: TURNED_OFF, isGone: false };
    return this.parts.sender.send(delivery, signal);
  }

  async finish({ id, webhookId, attempts, claims, isOn }: Delivery, { problem, isGone }: Attempt): Promise<void> {
    const { database } = this.parts;
    const { db, engine } = database;
    const after: (() => void)[] = [];
    await db.transaction().execute(async (transaction) => {
      // Locks the webhook first, as its deletion does; otherwise each could wait for the other.
      const query = transaction
        .selectFrom('webhooks')
        .select(['id', 'organization_id', 'address', 'failing_since', 'is_on'])
        .where('id', '=', webhookId);
      const webhook = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
      if (!webhook) return;
      const now = new Date();
      const pauseMs = PAUSES_MS[attempts];
      // The webhook may have been turned off during the attempt.
      const isOver = problem === null || webhook.is_on === 0 || !isOn || isGone || pauseMs === undefined;
      const { numUpdatedRows } = await transaction
        .updateTable('webhook_deliveries')
        .set({
          problem,
          next_attempt_at: isOver ? null : databaseTime(engine, pauseMs * (1 + JITTER * Math.random())),
          ...(isOn && { attempts: attempts + 1, tried_at: now.toISOString() }),
          ...(problem === null && { delivered_at: now.toISOString() }),
        })
        .where('id', '=', id)
        .where('claims', '=', claims)
        .executeTakeFirst();
      if (numUpdatedRows === 0n || !isOn) return;
      const failing_since = problem === null ? null : (webhook.failing_since ?? now.toISOString());
      await transaction.updateTable('webhooks').set({ failing_since }).where('id', '=', webhookId).execute();
      const isDead = failing_since !== null && now.getTime() - Date.parse(failing_since) >= FAILING_MS;
      if (webhook.is_on === 0 || !(isGone || isDead)) return;
      const reason = isGone ? problem : 'Nothing was delivered for three days.';
      after.push(await this.#turnOff(transaction, webhook, reason ?? ''));
    });
    for (const publish of after) publish();
  }

  async giveBack({ id, claims }: Delivery): Promise<void> {
    const { db, engine } = this.parts.database;
    await db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: databaseTime(engine) })
      .where('id', '=', id)
      .where('claims', '=', claims)
      .execute();
  }

  async #turnOff(
    transaction: Transaction<Tables>,
    { id, organization_id, address }: { id: string; organization_id: string; address: string },
    off_reason: string,
  ): Promise<() => void> {
    await transaction.updateTable('webhooks').set({ is_on: 0, off_reason }).where('id', '=', id).execute();
    await giveUpWaiting(transaction, id);
    return this.parts.notifyWithin(
      transaction,
      organization_id,
      'accounts',
      'Webhook turned off',
      `The webhook to ${new URL(address).host} was turned off. ${off_reason}`,
      '/integrations',
    );
  }
}

/**
 * Lists the webhooks with a due delivery, and when it became due. Reads only the first delivery of each, however many
 * are waiting behind it.
 */
async function dueWebhooks({ db, engine }: Database): Promise<{ readonly id: string; readonly since: string }[]> {
  const { rows } = await sql<{ id: string; since: string }>`
    with recursive waiting (id) as (
      select min(webhook_id) from webhook_deliveries where next_attempt_at is not null
      union all
      select (
        select min(webhook_id) from webhook_deliveries where next_attempt_at is not null and webhook_id > waiting.id
      ) from waiting where waiting.id is not null
    ), first (id, since) as (
      select id, (
        select min(next_attempt_at) from webhook_deliveries where next_attempt_at is not null and webhook_id = waiting.id
      ) from waiting where id is not null
    )
    select id, since from first where since <= ${databaseTime(engine)}`.execute(db);
  return rows;
}

/** Deletes deliveries that are too old to be of interest. */
export async function sweepDeliveries({ db }: Database): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', new Date(Date.now() - STORED_MS).toISOString())
    .execute();
}
