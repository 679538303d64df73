import { brokenFields, DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import * as v from 'valibot';
import { contrastChecks, themeValues, widgetThemeSchema } from './widget-theme';

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

test('measures each text on its background; among the spec’s defaults it replaces only the incoming text', () => {
  expect(contrastChecks(DEFAULT_THEME)).toEqual([
    { place: 'header', text: '#fff', ground: '#724ae8', ratio: '5.4', refused: null },
    { place: 'outgoing', text: '#fff', ground: '#724ae8', ratio: '5.4', refused: null },
    { place: 'incoming', text: '#1b1b26', ground: '#f2f2f2', ratio: '15.2', refused: '1.1' },
  ]);
});

test('a ratio just below AA is not rounded up to it', () => {
  const [header] = contrastChecks({ ...DEFAULT_THEME, headerColor: '#777777' });
  expect(header).toMatchObject({ text: '#000000', ratio: '4.6', refused: '4.4' });
});
