import * as endpoints from '@frontdesk/shared/endpoints/webhook';
import type { FastifyInstance } from 'fastify';
import { requireOwner, signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rate-limits';
import { route } from '../http/route';
import type { Notify } from '../notify/notify';
import type { WebhookDeliveries } from './deliveries';
import { checkedAddress } from './send-webhook';
import * as store from './webhook-store';

const MINUTE_MS = 60_000;
/** Limits an organization's test events and repeated deliveries. */
const SENT_PER_MINUTE = 30;

export interface WebhookServices {
  readonly config: Config;
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly sessions: Sessions;
  readonly notify: Notify;
  readonly webhooks: WebhookDeliveries;
}

export function webhookRoutes(app: FastifyInstance, services: WebhookServices): void {
  const { config, database, notify, rateLimits, sessions, webhooks } = services;
  const guard = signedIn(sessions);
  const sent = rateLimits.limiter('webhook-sent', SENT_PER_MINUTE, MINUTE_MS);

  route(
    app,
    endpoints.getWebhooks,
    guard,
    (_, session) => {
      requireOwner(session);
      return store.listWebhooks(database, session.organizationId);
    },
    { sentences: ['offReason', 'problem'] },
  );

  route(app, endpoints.createWebhook, guard, async (input, session) => {
    requireOwner(session);
    const address = checkedAddress(input.address, config);
    const created = await store.createWebhook(database, session, { ...input, address });
    const message = `A webhook to ${new URL(address).host} was created.` as const;
    await notify(session.organizationId, 'accounts', 'New webhook', message, '/integrations');
    return created;
  });

  route(app, endpoints.changeWebhook, guard, async (input, session) => {
    requireOwner(session);
    const address = checkedAddress(input.address, config);
    await store.changeWebhook(database, session.organizationId, { ...input, address });
  });

  route(app, endpoints.deleteWebhook, guard, async ({ id }, session) => {
    requireOwner(session);
    const address = await store.deleteWebhook(database, session.organizationId, id);
    const message = `The webhook to ${new URL(address).host} was deleted.` as const;
    await notify(session.organizationId, 'accounts', 'Webhook deleted', message, '/integrations');
  });

  route(app, endpoints.rotateWebhookSecret, guard, ({ id }, session) => {
    requireOwner(session);
    return store.rotateSecret(database, session.organizationId, id);
  });

  route(app, endpoints.testWebhook, guard, async ({ id }, session) => {
    requireOwner(session);
    await sent.take(session.organizationId);
    const added = await store.addTestEvent(database, session.organizationId, id);
    webhooks.worker.wake();
    return added;
  });

  route(
    app,
    endpoints.getWebhookDeliveries,
    guard,
    ({ id }, session) => {
      requireOwner(session);
      return store.listDeliveries(database, session.organizationId, id);
    },
    { sentences: ['problem'] },
  );

  route(app, endpoints.resendWebhookDelivery, guard, async ({ id }, session) => {
    requireOwner(session);
    await sent.take(session.organizationId);
    await store.resend(database, session.organizationId, id);
    webhooks.worker.wake();
  });
}
