/**
 * Choices for the emails that people get about conversations (not in the spec; another server answers 404, and the
 * choice is hidden).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { ignoredReader } from './readers';

export const MAIL_ALERTS = ['never', 'person', 'daily'] as const;
/** `person`: an email as soon as a visitor wants a person. `daily`: that, and a daily summary. */
export type MailAlerts = (typeof MAIL_ALERTS)[number];

export const getMailAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/mailAlerts',
  request: v.object({}),
  response: v.object({ mail: v.fallback(v.picklist(MAIL_ALERTS), 'never') }),
});

export const setMailAlerts = defineEndpoint({
  method: 'POST',
  path: '/api/mailAlerts',
  request: v.object({ mail: v.picklist(MAIL_ALERTS, 'Choose when to get emails.') }),
  response: ignoredReader,
});

/** Sets `never`; called by the link in each email. 400 when the link is not valid. */
export const stopMailAlerts = defineEndpoint({
  method: 'POST',
  path: '/api/mailAlerts/stop',
  auth: 'none',
  request: v.object({
    token: v.pipe(v.string('The link is incomplete.'), v.maxLength(300, 'The link is not valid.')),
  }),
  response: ignoredReader,
});
