/** Validates a WhatsApp code's phone number, in the form and on the server. */

import { isBlank } from './visible-text';

/** A phone number in WhatsApp's format, digits with country code; or why it is invalid, with a suggestion. */
export type PhoneCheck =
  | { readonly ok: true; readonly digits: string }
  | { readonly ok: false; readonly problem: string; readonly suggestion?: string };

const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** Characters that people and address books put between digits, including invisible direction marks. */
const SEPARATORS = /[\s\-\u2010-\u2015./()\u200e\u200f\u202a-\u202e]/g;

const refuse = (problem: string, suggestion?: string): PhoneCheck => ({ ok: false, problem, suggestion });

export function checkPhoneNumber(typed: string): PhoneCheck {
  const text = typed.trim().replace(/^(whatsapp|tel):/i, '');
  if (isBlank(text)) return refuse('Number is required.');
  if (/^\s*(\+|00).*\(0\)/.test(text)) {
    return refuse('With the country code, leave out the 0 in brackets.', text.replace(/\s*\(0\)\s*/, ' ').trim());
  }
  const compact = text.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(compact)) return refuse('A phone number has only digits, with + or 00 before the country code.');
  const digits = compact.replace(/^(\+|00)/, '');
  if (digits.startsWith('0')) {
    return refuse('Begin with the country code in place of the first 0, such as 49 for Germany or 44 for Britain.');
  }
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) {
    return refuse(
      `With its country code a phone number has ${DIGITS_MIN} to ${DIGITS_MAX} digits; this one has ${digits.length}.`,
    );
  }
  return { ok: true, digits };
}
