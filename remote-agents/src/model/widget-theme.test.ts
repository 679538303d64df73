import { brokenFields, DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import * as v from 'valibot';
import { themeValues, widgetThemeSchema } from './widget-theme';

test('converts the default values to the default theme', () => {
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

test('the widget accepts everything that the form accepts', () => {
  const typed = { ...DEFAULT_THEME, headerColor: ' #ABC ', width: ' 240 ', fontFamily: ' "My Font", Arial, serif ' };
  expect(brokenFields(v.parse(widgetThemeSchema, typed))).toEqual([]);
});
