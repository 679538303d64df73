import { encodedText, type QrContent } from '../qr-content';
import type { LinkPage } from './kind';
import { sms } from './sms';

test.each<[string, QrContent]>([
  ['mailto:a+b@example.com', { type: 'Email', payload: { email: 'a+b@example.com', subject: '', message: '' } }],
  [
    'mailto:a@example.com?subject=50%25%20%26%20more&body=One%0D%0AM%C3%BCller%20%F0%9F%8E%89',
    { type: 'Email', payload: { email: 'a@example.com', subject: '50% & more', message: 'One\nMüller 🎉' } },
  ],
  ['tel:+491512345678', { type: 'Phone', payload: { number: '+491512345678' } }],
  ['SMSTO:+491512345678:Hi: 👍', { type: 'Sms', payload: { number: '+491512345678', message: 'Hi: 👍' } }],
  [
    'https://www.google.com/maps/search/?api=1&query=52.5163,-13.3777',
    { type: 'Place', payload: { latitude: '52.5163', longitude: '-13.3777', label: 'Müller' } },
  ],
  ['Sommerfest für Müller 🎉', { type: 'Text', payload: { text: 'Sommerfest für Müller 🎉' } }],
])('a phone reads %s', (expected, content) => {
  expect(encodedText(content)).toBe(expected);
});

const smsAddress = (message: string) =>
  (sms.link as (payload: { number: string; message: string }) => LinkPage)({ number: '+49151', message }).address;

test('links to a text message with an address that browsers support', () => {
  expect(smsAddress('Hi & 👍')).toBe('sms:+49151?body=Hi%20%26%20%F0%9F%91%8D');
  expect(smsAddress('')).toBe('sms:+49151');
});

test('encodes an email with half an emoji', () => {
  const payload = { email: 'a@b.de', subject: '', message: '\ud83d' };
  expect(encodedText({ type: 'Email', payload })).toBe('mailto:a@b.de?body=%EF%BF%BD');
});
