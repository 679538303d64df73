import type { WebhookEvent } from '@frontdesk/shared/endpoints/webhook';

export const webhooksTitle = 'Webhooks';
export const webhooksIntro =
  'Frontdesk calls your own systems when something happens. Each call is signed with the secret of its webhook.';
export const webhooksUnavailable = 'The webhooks could not be loaded.';
export const noWebhooks = 'There are no webhooks yet.';
export const newWebhook = 'New webhook';
export const newWebhookIntro = 'Each event is sent to this address as a POST request with JSON.';
export const editWebhook = 'Edit webhook';
export const webhookAddress = 'Address';
export const webhookAddressHint = 'Must begin with https:// and be reachable from the internet.';
export const webhookAddressRequired = 'Address is required';
export const eventsTitle = 'Events';
export const eventsRequired = 'Choose at least one event.';
export const webhookEvents: Readonly<Record<WebhookEvent, string>> = {
  'conversation.started': 'A visitor sends a first message',
  'person.wanted': 'A visitor wants a person',
  'question.unanswered': 'A reply may not answer the question',
  'document.failed': 'A document cannot be read',
  'code.scanned': 'A code is scanned (at most one event per minute for each code)',
};
export const createWebhook = 'Create webhook';
export const saveWebhook = 'Save';
export const webhookNotSaved = 'The webhook was not saved.';
export const webhookSaved = 'The webhook was saved.';
export const webhookSecretTitle = (host: string) => `Secret for ${host}`;
export const webhookSecretIntro =
  'Copy the secret now. It is not shown again. Your system uses it to check signatures.';
export const webhookSecret = 'Secret';
export const webhookColumns = {
  address: 'Address',
  events: 'Events',
  state: 'State',
  lastDelivery: 'Last delivery',
};
export const webhookStates = { on: 'On', failing: 'Failing', off: 'Off' };
export const neverDelivered = 'None yet';
export const webhookDetails = 'Details';
export const webhookIsOff = 'Nothing is sent while the webhook is off.';
export const failingSince = 'Deliveries have failed since';
export const oldSecretUntil = 'The previous secret also signs until';
export const sendTest = 'Send test event';
export const eventIsSent = 'The event is on its way.';
export const newSecret = 'New secret';
export const newSecretQuestion = (host: string) =>
  `Create a new secret for ${host}? Calls are signed with both secrets for 24 hours.`;
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const deleteWebhook = 'Delete';
export const deleteWebhookQuestion = (host: string) =>
  `Delete the webhook to ${host}? Nothing more is sent there, and its deliveries are deleted.`;
export const webhookDeleted = (host: string) => `The webhook to ${host} was deleted.`;
export const deliveriesTitle = 'Deliveries';
export const deliveriesUnavailable = 'The deliveries could not be loaded.';
export const noDeliveries = 'Nothing has been sent yet.';
export const deliveryStates = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' };
export const attempts = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);
export const nextAttempt = 'next';
export const deliverAgain = 'Send again';
