import * as v from 'valibot';
import { DEFAULT_THEME, readTheme } from '../../widget/theme';
import { themeValues, widgetThemeSchema } from './widget-theme';

test('what the form makes of the defaults is the defaults', () => {
  expect(themeValues(DEFAULT_THEME)).toMatchObject({ width: '420', height: '510', textColor: '#fff' });
  expect(v.parse(widgetThemeSchema, themeValues(DEFAULT_THEME))).toEqual(DEFAULT_THEME);
});

test.each([
  ['headerColor', 'red;}body{display:none'],
  ['textColor', 'url(//evil.example)'],
  ['width', 'calc('],
  ['width', '-1px'],
  ['width', '99999px'],
  ['width', ''],
  ['height', '10px'],
  ['fontFamily', '</style>'],
  ['fontFamily', ''],
  ['iconStyle', 'square'],
])('%s refuses %j', (field, value) => {
  expect(v.is(widgetThemeSchema, { ...DEFAULT_THEME, [field]: value })).toBe(false);
});

test('whatever the form lets through, the widget takes', () => {
  const typed = { ...DEFAULT_THEME, headerColor: ' #ABC ', width: ' 240 ', fontFamily: ' "My Font", Arial, serif ' };
  expect(readTheme(v.parse(widgetThemeSchema, typed)).broken).toEqual([]);
});
