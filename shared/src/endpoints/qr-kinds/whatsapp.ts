import { percentEncode } from '../percent-encode';
import { checkPhoneNumber } from '../phone-number';
import type { Kind, Rule } from './kind';

type Whatsapp = { number: string; message: string };

export const whatsapp: Kind<Whatsapp, Rule> = {
  name: 'WhatsApp',
  fields: {
    number: { label: 'Number', rule: 'digits', isRequired: true },
    message: { label: 'Message', rule: 'text', isRequired: true },
  },
  text({ number, message }) {
    const checked = checkPhoneNumber(number);
    const digits = checked.ok ? checked.digits : number.replace(/\D/g, '');
    return `https://wa.me/${digits}?text=${percentEncode(message)}`;
  },
  lines({ number, message }) {
    const checked = checkPhoneNumber(number);
    return [checked.ok ? `+${checked.digits}` : number, message];
  },
  defaultName: ({ number }) => `WhatsApp ${number}`,
  link: 'redirect',
  size: { at: 'message', what: 'message' },
};
