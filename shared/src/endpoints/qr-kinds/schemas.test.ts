import * as v from 'valibot';
import type { QrType } from '../qr';
import { kindSchemas } from './all-schemas';

function problems(kind: QrType, fields: Record<string, string>) {
  const checked = v.safeParse(kindSchemas[kind], fields);
  return checked.success ? {} : v.flatten<(typeof kindSchemas)[QrType]>(checked.issues as never).nested;
}

test('stores absent fields as empty, and trims lines', () => {
  expect(v.parse(kindSchemas.Contact, { firstName: ' Ada \n B. ' })).toEqual({
    firstName: 'Ada B.',
    lastName: '',
    company: '',
    phone: '',
    email: '',
    website: '',
  });
});

test.each<[QrType, Record<string, string>, Record<string, string[]>]>([
  ['Contact', { phone: '+49 151 2345678' }, { firstName: ['Enter a name or a company.'] }],
  ['Contact', { company: 'A', email: 'a@' }, { email: ['Enter an email address like name@example.com.'] }],
  [
    'Contact',
    { company: 'A', website: 'javascript:alert(1)' },
    { website: ['Only addresses that begin with https:// or http:// can be used.'] },
  ],
  [
    'Contact',
    { company: 'A', phone: '0151 2345678' },
    { phone: ['Begin with the country code in place of the first 0, such as 49 for Germany or 44 for Britain.'] },
  ],
  ['Email', {}, { email: ['Email is required.'] }],
  ['Phone', {}, { number: ['Number is required.'] }],
  ['Sms', { message: 'Hi' }, { number: ['Number is required.'] }],
  ['Place', {}, { latitude: ['Latitude is required.'], longitude: ['Longitude is required.'] }],
  [
    'Place',
    { latitude: '91', longitude: '13,4 E' },
    {
      latitude: ['Latitude must be a number from -90 to 90, such as 13.3777.'],
      longitude: ['Longitude must be a number from -180 to 180, such as 13.3777.'],
    },
  ],
  ['Text', { text: ' \u200b' }, { text: ['Text is required.'] }],
  [
    'Text',
    { text: 'ü'.repeat(1477) },
    { text: ['This text is too long for a QR code, which holds at most 2953 bytes.'] },
  ],
])('refuses %s with %j, and says why', (kind, fields, expected) => {
  expect(problems(kind, fields)).toEqual(expected);
});

test('normalizes numbers to a + and digits, and degrees to a decimal point', () => {
  expect(v.parse(kindSchemas.Phone, { number: '0049 151-2345678' })).toEqual({ number: '+491512345678' });
  expect(v.parse(kindSchemas.Place, { latitude: ' 52,5163', longitude: '-13' })).toEqual({
    latitude: '52.5163',
    longitude: '-13',
    label: '',
  });
});

test.each([
  ['WPA2', 'WPA'],
  ['WPA/WPA2', 'WPA'],
  ['wpa3', 'WPA3'],
  ['', 'WPA'],
])('stores the security %j as %s', (security, stored) => {
  const fields = { networkName: ' Café ', password: 'espresso!', security, hidden: 'yes' };
  expect(v.parse(kindSchemas.Wifi, fields)).toEqual({
    networkName: ' Café ',
    password: 'espresso!',
    security: stored,
    hidden: 'true',
  });
});

test('treats a network without security and password as open', () => {
  expect(v.parse(kindSchemas.Wifi, { networkName: 'Cafe' })).toEqual({
    networkName: 'Cafe',
    password: '',
    security: 'none',
    hidden: '',
  });
});

test.each<[Record<string, string>, Record<string, string[]>]>([
  [{ networkName: ' ' }, { networkName: ['Network name is required.'] }],
  [{ networkName: 'ü'.repeat(17) }, { networkName: ['Network name is too long: at most 32 bytes.'] }],
  [{ networkName: 'a\nb' }, { networkName: ['Network name must be a single line.'] }],
  [{ security: 'WPA', password: '' }, { password: ['Password is required. Choose No password for an open network.'] }],
  [
    { security: 'WPA', password: 'short' },
    { password: ['A WPA password has 8 to 63 letters, digits and signs, without accents or emoji.'] },
  ],
  [
    { security: 'WEP', password: '1234' },
    { password: ['A WEP password has 5 or 13 characters, or 10 or 26 hex digits.'] },
  ],
  [{ security: 'WPA3', password: 'ü'.repeat(65) }, { password: ['A WPA3 password has at most 128 bytes.'] }],
  [
    { security: 'none', password: 'espresso!' },
    { password: ['An open network has no password. Choose its security, or clear this field.'] },
  ],
  [{ security: 'EAP' }, { security: ['Security must be WPA, WPA3, WEP or none.'] }],
  [{ hidden: 'maybe' }, { hidden: ['Hidden network must be true or empty.'] }],
])('refuses a network with %j, and says why', (fields, expected) => {
  expect(problems('Wifi', { networkName: 'Cafe', password: 'espresso!', ...fields })).toEqual(expected);
});

const EVENT = {
  subject: 'Tasting',
  description: 'Six wines',
  location: 'Cellar',
  startTime: '2026-05-01T18:00',
  endTime: '2026-05-01T20:00',
};

test('trims a web address and otherwise leaves it as typed', () => {
  expect(v.parse(kindSchemas.Url, { Url: ' HTTPS://Example.com/a/../b ' })).toEqual({
    Url: 'HTTPS://Example.com/a/../b',
  });
});

test('requires number and message', () => {
  expect(problems('Whatsapp', { number: '', message: '  ' })).toEqual({
    number: ['Number is required.'],
    message: ['Message is required.'],
  });
});

test('outputs a number as the encoded digits', () => {
  expect(v.parse(kindSchemas.Whatsapp, { number: '+49 151 2345678', message: 'Hi' })).toEqual({
    number: '491512345678',
    message: 'Hi',
  });
});

test('measures a message as it is encoded: an emoji takes twelve bytes', () => {
  expect(problems('Whatsapp', { number: '491512345678', message: '👍'.repeat(250) })).toEqual({
    message: ['This message is too long for a QR code, which holds at most 2953 bytes.'],
  });
});

test('requires all five fields of an event', () => {
  const empty = { subject: '', description: '', location: '', startTime: '', endTime: '' };
  expect(Object.keys(problems('CalendarEvent', empty) ?? {})).toEqual(Object.keys(EVENT));
});

test('requires a time, and explains how to write an invalid one', () => {
  expect(problems('CalendarEvent', { ...EVENT, startTime: ' ', endTime: '2026-02-31T10:00' })).toEqual({
    startTime: ['Start Time is required.'],
    endTime: ['End Time must be a date and time like 2025-01-31T09:30.'],
  });
});

test.each([
  ['2026-05-01T18:00', 'The end must be later than the start.'],
  ['2026-05-01T17:59', 'The end must not be before the start.'],
  ['2025-12-31T23:00', 'The end must not be before the start.'],
])('refuses an event from 18:00 on 1 May 2026 to %s', (endTime, problem) => {
  expect(problems('CalendarEvent', { ...EVENT, endTime })).toEqual({ endTime: [problem] });
});

test('accepts an event with all its fields unchanged', () => {
  expect(v.parse(kindSchemas.CalendarEvent, EVENT)).toEqual(EVENT);
});
