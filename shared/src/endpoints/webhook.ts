/** Webhooks: calls to an owner's other systems when something happens (not in the spec; another server answers 404). For owners. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import {
  countReader,
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
} from './readers';

/** The events that a webhook may send. */
export const WEBHOOK_EVENTS = [
  'conversation.started',
  'person.wanted',
  'question.unanswered',
  'document.failed',
  'code.scanned',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Maximum number of webhooks per organization. */
export const WEBHOOKS_MAX = 20;
const ADDRESS_MAX = 2000;

const address = v.pipe(
  v.string('Address is required.'),
  v.trim(),
  v.minLength(1, 'Address is required.'),
  v.maxLength(ADDRESS_MAX, `Address is too long: at most ${ADDRESS_MAX} characters.`),
);
const events = v.pipe(
  v.array(v.picklist(WEBHOOK_EVENTS, `Events are ${WEBHOOK_EVENTS.join(', ')}.`), 'Events must be a list.'),
  v.minLength(1, 'Choose at least one event.'),
  v.maxLength(WEBHOOK_EVENTS.length, 'An event is listed twice.'),
);
const id = requiredId('Id');
const secret = v.pipe(v.string(), v.minLength(1));

const deliveryReader = v.object({
  id: idReader,
  /** An event, or `webhook.test`. */
  type: textReader,
  createdAt: optionalTextReader,
  /** 'waiting' for its first or next attempt, 'delivered', or 'failed' permanently. */
  state: v.fallback(v.picklist(['waiting', 'delivered', 'failed']), 'failed'),
  attempts: v.optional(countReader, 0),
  /** When it was last attempted. */
  triedAt: optionalTextReader,
  /** When it will be attempted next; null if there will be no other attempt. */
  nextAt: optionalTextReader,
  /** Why the last attempt failed. */
  problem: optionalTextReader,
});

/** Lists the organization's webhooks, newest first. 403 unless the caller is an owner, like all calls here. */
export const getWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  request: v.object({}),
  response: v.object({
    webhooks: listReader(
      v.object({
        id: idReader,
        address: textReader,
        events: listReader(v.picklist(WEBHOOK_EVENTS)),
        isOn: v.optional(flagReader, true),
        /** Why the server turned it off; null if it did not. */
        offReason: optionalTextReader,
        /** The time since which every delivery has failed; null unless the last one failed. */
        failingSince: optionalTextReader,
        createdBy: v.optional(textReader, ''),
        createdAt: optionalTextReader,
        /** The time until which the earlier secret also signs deliveries; null without an earlier secret. */
        oldSecretUntil: optionalTextReader,
        lastDelivery: orNull(deliveryReader),
      }),
    ),
  }),
});

/** Creates a webhook. Only this answer contains its secret. 400 for an address that may not be called, 409 for too many. */
export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/create',
  request: v.object({ address, events }),
  response: v.object({ id: idReader, secret }),
});

/** Changes a webhook, and turns it on or off. While it is off, events are neither sent nor stored for later. */
export const changeWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/change',
  request: v.object({ id, address, events, isOn: v.boolean('isOn must be true or false.') }),
  response: ignoredReader,
});

/** Deletes a webhook and its deliveries. */
export const deleteWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/delete',
  request: v.object({ id }),
  response: ignoredReader,
});

/** Replaces the secret. The previous secret also signs for 24 hours, so that a receiver can change it without a gap. */
export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/rotateSecret',
  request: v.object({ id }),
  response: v.object({ secret }),
});

/** Sends the event `webhook.test`. 409 while the webhook is off, 429 after too many calls. */
export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/test',
  request: v.object({ id }),
  response: v.object({ deliveryId: idReader }),
});

/** Lists a webhook's latest 100 deliveries, newest first. Deliveries are stored for 30 days. */
export const getWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/deliveries',
  query: ['id'],
  request: v.object({ id }),
  response: v.object({ deliveries: listReader(deliveryReader) }),
});

/** Sends a delivery again, with the same `webhook-id`. 409 while its webhook is off, 429 after too many calls. */
export const resendWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/resend',
  request: v.object({ id }),
  response: ignoredReader,
});
