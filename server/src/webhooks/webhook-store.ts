import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type * as endpoints from '@frontdesk/shared/endpoints/webhook';
import { WEBHOOK_EVENTS, WEBHOOKS_MAX, type WebhookEvent } from '@frontdesk/shared/endpoints/webhook';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { lockOrganization } from '../accounts/locks';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import type { WebhookDeliveriesTable, WebhooksTable } from '../database/schema/webhook-tables';
import { ApiError, notFound } from '../http/api-error';
import { addDeliveries } from './add-event';
import { newSecret } from './send-webhook';

/** How long the previous secret is also used for signing after a rotation. */
const OLD_SECRET_MS = 86_400_000;
const SHOWN_MAX = 100;

/** Parses stored events; skips those that this version does not support. */
function readEvents(stored: string): WebhookEvent[] {
  const events = JSON.parse(stored) as readonly string[];
  return WEBHOOK_EVENTS.filter((event) => events.includes(event));
}

const storedEvents = (events: readonly WebhookEvent[]) =>
  JSON.stringify(WEBHOOK_EVENTS.filter((event) => events.includes(event)));

type Secrets = Pick<Selectable<WebhooksTable>, 'secret' | 'old_secret' | 'old_secret_until'>;

const isOldSecretValid = ({ old_secret_until: until }: Secrets) => until !== null && Date.parse(until) > Date.now();

/** Returns the secrets that are used for signing now, newest first. */
export const secretsOf = (webhook: Secrets): string[] => [
  webhook.secret,
  ...(webhook.old_secret !== null && isOldSecretValid(webhook) ? [webhook.old_secret] : []),
];

function shownDelivery(row: Selectable<WebhookDeliveriesTable>) {
  const { id, type, attempts } = row;
  const isWaiting = row.next_attempt_at !== null;
  return {
    id,
    type,
    createdAt: row.created_at,
    state: isWaiting ? 'waiting' : row.problem === null && row.delivered_at !== null ? 'delivered' : 'failed',
    attempts,
    triedAt: row.tried_at,
    nextAt: row.next_attempt_at,
    problem: row.problem,
  };
}

const latestDeliveries = ({ db }: Database, webhookId: string, most: number) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** Lists the webhooks of an organization, newest first, without their secrets. */
export async function listWebhooks(database: Database, organizationId: string) {
  const rows = await database.db
    .selectFrom('webhooks')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const webhooks = await Promise.all(
    rows.map(async (row) => {
      const [last] = await latestDeliveries(database, row.id, 1);
      return {
        id: row.id,
        address: row.address,
        events: readEvents(row.events),
        isOn: row.is_on === 1,
        offReason: row.off_reason,
        failingSince: row.failing_since,
        createdBy: row.created_by,
        createdAt: row.created_at,
        oldSecretUntil: isOldSecretValid(row) ? row.old_secret_until : null,
        lastDelivery: last ? shownDelivery(last) : null,
      };
    }),
  );
  return { webhooks };
}

/** Creates a webhook. Returns its secret, which no later call returns. */
export async function createWebhook(
  database: Database,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
  { address, events }: CheckedRequestOf<typeof endpoints.createWebhook>,
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const secret = newSecret();
  await database.db.transaction().execute(async (transaction) => {
    await lockOrganization(database, transaction, organizationId);
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= WEBHOOKS_MAX) {
      throw new ApiError(409, `There are already ${WEBHOOKS_MAX} webhooks. Delete one that is no longer used.`);
    }
    const creator = await transaction
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('webhooks')
      .values({
        id,
        organization_id: organizationId,
        address,
        events: storedEvents(events),
        secret,
        old_secret: null,
        old_secret_until: null,
        is_on: 1,
        off_reason: null,
        failing_since: null,
        created_by: `${creator.first_name} ${creator.last_name}`.trim(),
        created_at: new Date().toISOString(),
      })
      .execute();
  });
  return { id, secret };
}

/** Locks one of the organization's webhooks and runs `change` with it. Throws 404 for any other webhook. */
function withWebhook<Result>(
  { db, engine }: Database,
  organizationId: string,
  id: string,
  change: (transaction: Transaction<Tables>, webhook: Selectable<WebhooksTable>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const query = transaction
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .where('organization_id', '=', organizationId);
    const webhook = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    if (!webhook) throw notFound('webhook');
    return change(transaction, webhook);
  });
}

/** Changes a webhook. Turning it on clears earlier failures; turning it off drops waiting deliveries. */
export function changeWebhook(
  database: Database,
  organizationId: string,
  { id, address, events, isOn }: CheckedRequestOf<typeof endpoints.changeWebhook>,
): Promise<void> {
  return withWebhook(database, organizationId, id, async (transaction, webhook) => {
    await transaction
      .updateTable('webhooks')
      .set({
        address,
        events: storedEvents(events),
        is_on: isOn ? 1 : 0,
        ...(isOn && { off_reason: null }),
        ...(isOn && webhook.is_on === 0 && { failing_since: null }),
      })
      .where('id', '=', id)
      .execute();
    if (!isOn) await giveUpWaiting(transaction, id);
  });
}

/** The problem of a delivery that was not attempted because its webhook is off. */
export const TURNED_OFF = 'The webhook was turned off.';

/** Gives up all waiting deliveries of a webhook. */
export async function giveUpWaiting(db: Kysely<Tables>, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: null, problem: TURNED_OFF })
    .where('webhook_id', '=', webhookId)
    .where('next_attempt_at', 'is not', null)
    .execute();
}

/** Deletes a webhook and returns its address. */
export function deleteWebhook(database: Database, organizationId: string, id: string): Promise<string> {
  return withWebhook(database, organizationId, id, async (transaction, { address }) => {
    await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
    return address;
  });
}

/** Replaces the secret and returns it. The previous secret is also used for signing for another day. */
export function rotateSecret(database: Database, organizationId: string, id: string): Promise<{ secret: string }> {
  return withWebhook(database, organizationId, id, async (transaction, webhook) => {
    const secret = newSecret();
    await transaction
      .updateTable('webhooks')
      .set({
        secret,
        old_secret: webhook.secret,
        old_secret_until: new Date(Date.now() + OLD_SECRET_MS).toISOString(),
      })
      .where('id', '=', id)
      .execute();
    return { secret };
  });
}

const requireOn = ({ is_on }: Pick<Selectable<WebhooksTable>, 'is_on'>) => {
  if (is_on === 0) throw new ApiError(409, 'This webhook is off. Turn it on first.');
};

/** Stores a test event for one webhook. */
export function addTestEvent(database: Database, organizationId: string, id: string): Promise<{ deliveryId: string }> {
  return withWebhook(database, organizationId, id, async (transaction, webhook) => {
    requireOn(webhook);
    const [deliveryId = ''] = await addDeliveries(database, transaction, [id], 'webhook.test', { webhookId: id });
    return { deliveryId };
  });
}

/** Lists the latest deliveries of a webhook, newest first. Throws 404 for a webhook of another organization. */
export async function listDeliveries(database: Database, organizationId: string, id: string) {
  const webhook = await database.db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!webhook) throw notFound('webhook');
  return { deliveries: (await latestDeliveries(database, id, SHOWN_MAX)).map(shownDelivery) };
}

/** Schedules a delivery again, from its first attempt. */
export async function resend(database: Database, organizationId: string, deliveryId: string): Promise<void> {
  const delivery = await database.db
    .selectFrom('webhook_deliveries')
    .select('webhook_id')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!delivery) throw notFound('delivery');
  await withWebhook(database, organizationId, delivery.webhook_id, async (transaction, webhook) => {
    requireOn(webhook);
    await transaction
      .updateTable('webhook_deliveries')
      .set((row) => ({
        next_attempt_at: databaseTime(database.engine),
        attempts: 0,
        delivered_at: null,
        problem: null,
        // A running attempt no longer counts.
        claims: row('claims', '+', 1),
      }))
      .where('id', '=', deliveryId)
      .execute();
  });
}
