import type { Kind, Rule } from './kind';

/** Digits with country code, after a +. */
export type Phone = { number: string };

export const phone: Kind<Phone, Rule> = {
  name: 'Phone',
  fields: { number: { label: 'Number', rule: 'phone', isRequired: true } },
  text: ({ number }) => `tel:${number}`,
  lines: ({ number }) => [number],
  link: ({ number }) => ({ title: number, text: '', label: 'Call' }),
};
