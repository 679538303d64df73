import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeQr, modulesOf } from '../../test/support/qr-reader';
import { calendarEventContent, urlContent, whatsappContent } from '../codes/code-payloads';
import { qrDataUrl } from './qr-routes';

const event = {
  subject: 'Opening; party, 🎉',
  description: 'First line\nsecond \\ line',
  location: 'Straße 1, Köln',
  startTime: '2026-05-01T18:00',
  endTime: '2026-05-01T20:00',
};
const message = (length: number) => '100% 👍 & '.repeat(length / 10);

const TEXTS: readonly (readonly [string, string])[] = [
  ['a short address', urlContent({ Url: 'https://a.de' })],
  ['an address with unicode', urlContent({ Url: 'https://例え.jp/ä?q=✓#ü' })],
  ['an address of 300 characters', urlContent({ Url: `https://example.com/${'x'.repeat(280)}` })],
  ['the longest address', urlContent({ Url: `https://example.com/${'x'.repeat(2933)}` })],
  ['a WhatsApp message with emoji and %', whatsappContent({ number: '+49 151 2345678', message: message(10) })],
  ['a long WhatsApp message', whatsappContent({ number: '0049 151 2345678', message: message(300) })],
  ['an event with ; , \\ and line breaks', calendarEventContent(event)],
  ['a text in other letters', 'Sommerfest für Müller 🎉'],
  ['the longest text in other letters', 'ü'.repeat(1476)],
  ['an event with a long description', calendarEventContent({ ...event, description: 'a, b;\n'.repeat(150) })],
];

describe('Every generated image', () => {
  for (const [what, text] of TEXTS) {
    it(`of ${what} decodes to exactly its text, and has a quiet zone`, async () => {
      const dataUrl = await qrDataUrl(text);
      assert.equal(decodeQr(dataUrl), text);
      assert.equal(modulesOf(dataUrl).quietZone, 4);
    });
  }
});

describe('Content that could never be used after a scan', () => {
  const refuses = (make: () => unknown, message: RegExp | string) =>
    assert.throws(make, { name: 'ApiError', status: 400, message });

  it('is refused when a phone number has a 0 in brackets', () => {
    refuses(
      () => whatsappContent({ number: '+49 (0) 151 2345678', message: 'Hi' }),
      'With the country code, leave out the 0 in brackets.',
    );
  });

  it('is refused when an event ends before or when it starts', () => {
    const ends = (endTime: string) => () => calendarEventContent({ ...event, endTime });
    refuses(ends('2026-05-01T17:59'), 'The end must not be before the start.');
    refuses(ends('2026-05-01T18:00'), 'The end must be later than the start.');
    refuses(ends('2026-02-31T18:00'), /^End Time must be a date and time/);
  });

  it('gets a replacement character for a lone surrogate', () => {
    assert.match(whatsappContent({ number: '491512345678', message: '\ud83d' }), /%EF%BF%BD$/);
  });
});
