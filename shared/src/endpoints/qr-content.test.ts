import { encodedText } from './qr-content';

test('encodes a web address in ASCII as typed, but trimmed', () => {
  expect(encodedText({ type: 'Url', payload: { Url: ' https://Example.com/a%20b ' } })).toBe(
    'https://Example.com/a%20b',
  );
});

test('encodes digits and message of a WhatsApp code, including emoji and %', () => {
  expect(encodedText({ type: 'Whatsapp', payload: { number: '+49 151 2345678', message: '100% 👍 & more' } })).toBe(
    'https://wa.me/491512345678?text=100%25%20%F0%9F%91%8D%20%26%20more',
  );
});

test('encodes a message with half an emoji', () => {
  expect(encodedText({ type: 'Whatsapp', payload: { number: '491512345678', message: '\ud83d' } })).toBe(
    'https://wa.me/491512345678?text=%EF%BF%BD',
  );
});

test('escapes the texts of a calendar event and keeps its times as typed', () => {
  const payload = {
    subject: 'Tasting; red, white',
    description: 'Line one\nLine two \\ end',
    location: 'Main Street 1',
    startTime: '2026-05-01T18:00',
    endTime: '2026-05-01T20:30:15',
  };
  expect(encodedText({ type: 'CalendarEvent', payload }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    'SUMMARY:Tasting\\; red\\, white',
    'DESCRIPTION:Line one\\nLine two \\\\ end',
    'LOCATION:Main Street 1',
    'DTSTART:20260501T180000',
    'DTEND:20260501T203015',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});
