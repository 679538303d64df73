import { decodeBase64 } from './decode-base64';

const bytes = [0xfb, 0xff, 0x00, 0x41];

test.each([
  ['plain', '+/8AQQ=='],
  ['without padding', '+/8AQQ'],
  ['with a wrong padding', '+/8AQQ==='],
  ['with line breaks', '+/8A\r\nQQ==\n'],
  ['with a data URL prefix', 'data:application/pdf;base64,+/8AQQ=='],
  ['in the URL-safe alphabet', '-_8AQQ'],
])('decodes base64 %s to the same bytes', (_, text) => {
  expect([...(decodeBase64(text) ?? [])]).toEqual(bytes);
});

test('returns null for text that is not base64', () => {
  expect(decodeBase64('not base64!')).toBeNull();
  expect(decodeBase64('AAAAA')).toBeNull();
});
