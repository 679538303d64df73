import * as v from 'valibot';
import { kindSchemas, type OwnKind } from './kind-schemas';

function problems(kind: OwnKind, fields: Record<string, string>) {
  const checked = v.safeParse(kindSchemas[kind], fields);
  return checked.success ? {} : v.flatten<(typeof kindSchemas)[OwnKind]>(checked.issues as never).nested;
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

test.each<[OwnKind, Record<string, string>, Record<string, string[]>]>([
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
    { password: ['A network without a password has none. Choose its security, or empty this field.'] },
  ],
  [{ security: 'EAP' }, { security: ['Security must be WPA, WPA3, WEP or none.'] }],
  [{ hidden: 'maybe' }, { hidden: ['Hidden network must be true or empty.'] }],
])('refuses a network with %j, and says why', (fields, expected) => {
  expect(problems('Wifi', { networkName: 'Cafe', password: 'espresso!', ...fields })).toEqual(expected);
});
