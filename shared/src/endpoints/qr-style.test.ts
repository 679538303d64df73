import { characters, frameText, PLAIN_STYLE, readStyle } from './qr-style';

test('fills absent fields with the plain look', () => {
  expect(readStyle('{}')).toEqual(PLAIN_STYLE);
  expect(readStyle('{"dark":"#0B5D3B"}')).toEqual({ ...PLAIN_STYLE, dark: '#0b5d3b' });
});

test.each([
  'null',
  'x',
  '{"dark":"red"}',
  '{"light":"#fff\\"/>"}',
  '{"logo":"https://example.com/a.png"}',
  '{"logo":"data:image/svg+xml;base64,AA=="}',
  '{"logo":"data:image/png;base64,iVBORw0KGgo\\"/><script>"}',
  '{"shape":"star"}',
  '{"quietZone":11}',
  '{"sizeMm":"40"}',
])('refuses %s as a style', (json) => {
  expect(readStyle(json)).toBeNull();
});

test('removes invisible characters from the text, but keeps those that join an emoji', () => {
  expect(frameText(' Scan\u0000\nme\u202e ')).toBe('Scan  me');
  expect(frameText('👨‍👩‍👧‍👦')).toBe('👨‍👩‍👧‍👦');
  expect(frameText('امسحني')).toBe('امسحني');
});

test('counts an emoji of several parts as a single character', () => {
  expect(characters('👨‍👩‍👧‍👦é!')).toBe(3);
});
