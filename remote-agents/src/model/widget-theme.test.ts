import * as v from 'valibot';
import { DEFAULT_THEME, longHex, parseTheme, themeKey, widgetThemeSchema } from './widget-theme';

test('the defaults are the spec’s, and valid', () => {
  expect(v.parse(widgetThemeSchema, DEFAULT_THEME)).toEqual({
    headerColor: '#724ae8',
    incomingBg: '#f2f2f2',
    outgoingBg: '#724ae8',
    textColor: '#fff',
    width: '420px',
    height: '510px',
    fontFamily: 'Poppins, sans-serif',
    iconStyle: 'rounded',
  });
});

test.each([
  ['headerColor', 'red;}body{display:none'],
  ['textColor', 'url(//evil.example)'],
  ['width', 'calc('],
  ['width', '-1px'],
  ['width', '99999px'],
  ['height', '10px'],
  ['fontFamily', '</style>'],
  ['fontFamily', 'a;b'],
  ['iconStyle', 'square'],
])('%s refuses %j', (field, value) => {
  expect(v.is(widgetThemeSchema, { ...DEFAULT_THEME, [field]: value })).toBe(false);
});

test('a size without its unit is meant in pixels', () => {
  expect(v.parse(widgetThemeSchema, { ...DEFAULT_THEME, width: ' 420 ' }).width).toBe('420px');
});

test('of a broken stored theme the good fields are kept', () => {
  expect(parseTheme('{"headerColor":"#123456","width":"1e9","iconStyle":7}')).toEqual({
    ...DEFAULT_THEME,
    headerColor: '#123456',
  });
});

test('each agent has a theme of its own', () => {
  expect(themeKey('1')).not.toBe(themeKey('2'));
});

test('a short colour is written out for the colour input', () => {
  expect(longHex('#fff')).toBe('#ffffff');
  expect(longHex('#724ae8')).toBe('#724ae8');
});

test.each([null, '', '{broken', '[]', '"red"', 'null'])('a stored theme like %j means the defaults', (stored) => {
  expect(parseTheme(stored)).toEqual(DEFAULT_THEME);
});
