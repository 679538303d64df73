import type { Kind, Rule } from './kind';

type Text = { text: string };

export const text: Kind<Text, Rule> = {
  name: 'Text',
  fields: { text: { label: 'Text', rule: 'area', isRequired: true } },
  text: ({ text }) => text,
  lines: ({ text }) => [text],
  link: ({ text }) => ({ title: null, text, label: null }),
  size: { at: 'text', what: 'text' },
};
