import { DEFAULT_THEME, storedTheme } from '@frontdesk/shared/endpoints/widget-theme';
import { isDamaged, oldThemeKey, readStoredTheme, THEMES_KEY, withTheme } from './stored-themes';

const red = { ...DEFAULT_THEME, headerColor: '#aa0000' };
const blue = { ...DEFAULT_THEME, headerColor: '#0000aa' };

test("stores the themes of all agents under the same key, and never overwrites another agent's", () => {
  const both = withTheme(withTheme(null, '1', red), '2', blue);
  expect(readStoredTheme('1', both, null)).toEqual({ theme: red, broken: [] });
  expect(readStoredTheme('2', both, null)).toEqual({ theme: blue, broken: [] });
  expect(readStoredTheme('3', both, null)).toEqual({ theme: DEFAULT_THEME, broken: [] });
});

test('reads a theme that an earlier release stored under its own key, until another is stored', () => {
  expect(oldThemeKey('1')).toBe('chatbot-theme:1');
  expect(THEMES_KEY).toBe('chatbot-theme');
  expect(readStoredTheme('1', null, JSON.stringify(red)).theme).toEqual(red);
  expect(readStoredTheme('1', withTheme(null, '1', blue), JSON.stringify(red)).theme).toEqual(blue);
});

const single = JSON.stringify(red);
test.each([single, '{broken', '"red"', '5', '[1]', 'null', ''])(
  'reads a stored text like %j as the defaults, and reports it',
  (stored) => {
    expect(readStoredTheme('1', stored, null)).toEqual({ theme: DEFAULT_THEME, broken: 'all' });
    expect(isDamaged(stored)).toBe(true);
    expect(JSON.parse(withTheme(stored, '1', red))).toEqual({ 1: storedTheme(red) });
  },
);

test('keeps the valid values of a broken theme, and names the others', () => {
  const stored = JSON.stringify({ 1: { ...red, width: '1e9', iconStyle: 7 } });
  expect(readStoredTheme('1', stored, null)).toEqual({ theme: red, broken: ['width', 'iconStyle'] });
});

test('stores a theme for an agent with a strange id', () => {
  for (const id of ['__proto__', 'constructor', 'a"b']) {
    expect(readStoredTheme(id, '{}', null).theme).toEqual(DEFAULT_THEME);
    expect(readStoredTheme(id, withTheme('{}', id, red), null).theme).toEqual(red);
  }
});
