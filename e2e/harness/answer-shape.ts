import type { Fields } from './fields';

/** How a server wraps responses where spec section 7 defines no shape. */
export interface AnswerShape {
  list(entries: readonly Fields[]): unknown;
  notifications(entries: readonly Fields[]): unknown;
  reply(text: string): unknown;
}

/** Bare lists and texts. */
export const BARE: AnswerShape = {
  list: (entries) => entries,
  notifications: (entries) => ({ count: entries.length, data: entries }),
  reply: (text) => text,
};

/** Everything in an envelope, lists in a second one. */
export const WRAPPED: AnswerShape = {
  list: (entries) => ({ success: true, errors: [], data: { total: entries.length, items: entries } }),
  notifications: (entries) => ({ success: true, data: { unread: entries.length, notifications: entries } }),
  reply: (text) => ({ success: true, message: 'OK', data: { answer: text } }),
};
