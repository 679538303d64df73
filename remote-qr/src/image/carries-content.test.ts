import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { carriesContent } from '../image/check-code';

const CHAT: QrContent = { type: 'Whatsapp', payload: { number: '+49 151 2345678', message: 'Hi & 100% 👍' } };
const EVENT: QrContent = {
  type: 'CalendarEvent',
  payload: {
    subject: 'Tasting, red',
    description: 'Six wines',
    location: 'Cellar',
    startTime: '2026-05-01T18:00',
    endTime: '2026-05-01T20:00',
  },
};
const utc = (local: string) => `${new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const event = (start: string, end: string) =>
  `BEGIN:VEVENT\nDTSTART:${start}\nDTEND:${end}\nSUMMARY:Tasting\\, red\nEND:VEVENT`;

test('accepts our own encoding of every type', () => {
  const contents: QrContent[] = [{ type: 'Url', payload: { Url: 'https://a.de' } }, CHAT, EVENT];
  for (const content of contents) expect(carriesContent(encodedText(content), content)).toBe(true);
});

test.each(['https://a.de/', 'https://A.de', 'https://a.de?from=qr'])('refuses %s for https://a.de', (read) => {
  expect(carriesContent(read, { type: 'Url', payload: { Url: 'https://a.de' } })).toBe(false);
});

test('accepts an address as typed and percent-encoded', () => {
  const content: QrContent = { type: 'Url', payload: { Url: 'https://münchen.example/ä' } };
  expect(carriesContent('https://münchen.example/ä', content)).toBe(true);
  expect(carriesContent('https://xn--mnchen-3ya.example/%C3%A4', content)).toBe(true);
  expect(carriesContent('https://xn--mnchen-3ya.example/%C3%B6', content)).toBe(false);
});

test('refuses a Wi-Fi code with a different password', () => {
  const content: QrContent = {
    type: 'Wifi',
    payload: { networkName: 'Cafe', password: 'espresso!', security: 'WPA', hidden: '' },
  };
  expect(carriesContent('WIFI:T:WPA;S:Cafe;P:espresso!;;', content)).toBe(true);
  expect(carriesContent('WIFI:T:WPA;S:Cafe;P:espresso;;', content)).toBe(false);
});

test.each([
  ['https://api.whatsapp.com/send?phone=491512345678&text=Hi+%26+100%25+%F0%9F%91%8D', true],
  ['https://wa.me/491512345678?text=Hi', false],
  ['https://wa.me/491512345679?text=Hi%20%26%20100%25%20%F0%9F%91%8D', false],
])("recognizes the chat in another server's link %s: %s", (read, carries) => {
  expect(carriesContent(read, CHAT)).toBe(carries);
});

test("accepts another server's event only if its times are the same, as typed or in UTC", () => {
  expect(carriesContent(event('20260501T180000', '20260501T200000'), EVENT)).toBe(true);
  expect(carriesContent(event(utc('2026-05-01T18:00'), utc('2026-05-01T20:00')), EVENT)).toBe(true);
  expect(carriesContent(event('20260501T170000', '20260501T200000'), EVENT)).toBe(false);
});
