import { asciiAddress } from '../web-address';
import type { Kind, Rule } from './kind';

type Url = { Url: string };

export const url: Kind<Url, Rule> = {
  name: 'URL',
  fields: { Url: { label: 'URL', rule: 'address', isRequired: true } },
  text: ({ Url }) => asciiAddress(Url.trim()),
  lines: ({ Url }) => [Url],
  link: 'redirect',
};
