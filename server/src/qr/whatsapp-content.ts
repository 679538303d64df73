import { ApiError } from '../http/api-error';

/** A link that opens a chat. WhatsApp wants the number with its country code and nothing but digits. */
export function whatsappContent({ number, message }: { number: string; message: string }): string {
  const bare = number.replace(/^whatsapp:/i, '').replace(/[\s()./\-\u2010-\u2015]/g, '');
  const digits = bare.replace(/^(\+|00)/, '');
  if (!/^\d{7,15}$/.test(digits) || digits.startsWith('0')) {
    throw new ApiError(400, 'Enter the number with its country code, like +49 151 2345678: 7 to 15 digits.');
  }
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}
