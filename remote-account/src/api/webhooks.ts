import { call } from '@frontdesk/shared/app';
import type { RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import * as endpoints from '@frontdesk/shared/endpoints/webhook';
import { endpointQuery } from '@frontdesk/shared/query';

export type Webhook = ResponseOf<typeof endpoints.getWebhooks>['webhooks'][number];
export type Delivery = ResponseOf<typeof endpoints.getWebhookDeliveries>['deliveries'][number];
/** The host of an address; the text itself if it is not an address. */
export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

type Settings = RequestOf<typeof endpoints.createWebhook>;

export const webhooksQuery = () => endpointQuery(endpoints.getWebhooks, {});
export const deliveriesQuery = (id: string) => endpointQuery(endpoints.getWebhookDeliveries, { id });

/** Creates a webhook and returns its secret. The server shows it only once. */
export async function createWebhook(settings: Settings): Promise<string> {
  return (await call(endpoints.createWebhook, settings)).secret;
}

export async function changeWebhook(webhook: Settings & { id: string; isOn: boolean }): Promise<void> {
  await call(endpoints.changeWebhook, webhook);
}

export async function deleteWebhook(id: string): Promise<void> {
  await call(endpoints.deleteWebhook, { id });
}

/** Replaces the secret and returns it. The previous secret works for 24 more hours. */
export async function rotateSecret(id: string): Promise<string> {
  return (await call(endpoints.rotateWebhookSecret, { id })).secret;
}

export async function sendTestEvent(id: string): Promise<void> {
  await call(endpoints.testWebhook, { id });
}

export async function sendAgain(deliveryId: string): Promise<void> {
  await call(endpoints.resendWebhookDelivery, { id: deliveryId });
}

/** Our server's notifications when a webhook is created or deleted. */
export const webhookCreated = (host: string) => ({ title: 'New webhook', about: `A webhook to ${host}` });
export const webhookDeleted = (host: string) => ({ title: 'Webhook deleted', about: `The webhook to ${host}` });
