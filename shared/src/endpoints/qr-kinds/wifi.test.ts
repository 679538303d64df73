import { encodedText } from '../qr-content';
import type { Wifi } from './wifi';

const CAFE: Wifi = { networkName: 'Cafe', password: 'espresso!', security: 'WPA', hidden: '' };
const text = (fields: Partial<Wifi>) => encodedText({ type: 'Wifi', payload: { ...CAFE, ...fields } });

test.each<[string, Partial<Wifi>]>([
  ['WIFI:T:WPA;S:Cafe;P:espresso!;;', {}],
  ['WIFI:T:WPA;S:Cafe;P:espresso!;H:true;;', { hidden: 'true' }],
  ['WIFI:T:WPA;R:1;S:Cafe;P:espresso!;;', { security: 'WPA3' }],
  ['WIFI:T:WEP;S:Cafe;P:12345;;', { security: 'WEP', password: '12345' }],
  ['WIFI:T:nopass;S:Cafe;;', { security: 'none', password: '' }],
])('a phone reads %s', (expected, fields) => {
  expect(text(fields)).toBe(expected);
});

test('escapes the characters of the format', () => {
  expect(text({ networkName: 'A;B:C', password: 'a\\b,c"d;e' })).toBe('WIFI:T:WPA;S:A\\;B\\:C;P:a\\\\b\\,c\\"d\\;e;;');
});

test('does not quote a name or password of hex digits, because iPhones would send the quotes', () => {
  expect(text({ networkName: 'CAFE', password: '1234567890' })).toBe('WIFI:T:WPA;S:CAFE;P:1234567890;;');
});

test('reads an unknown security from another server as WPA', () => {
  expect(text({ security: 'WPA2' as 'WPA' })).toContain('T:WPA;S:');
});
