import { DEFAULT_THEME, readTheme } from './theme';

test('the defaults are the spec’s, and pass their own checks', () => {
  expect(DEFAULT_THEME).toEqual({
    headerColor: '#724ae8',
    incomingBg: '#f2f2f2',
    outgoingBg: '#724ae8',
    textColor: '#fff',
    width: '420px',
    height: '510px',
    fontFamily: 'Poppins, sans-serif',
    iconStyle: 'rounded',
  });
  expect(readTheme(DEFAULT_THEME)).toEqual({ theme: DEFAULT_THEME, broken: [] });
});

test.each([
  ['headerColor', 'red;}body{display:none'],
  ['textColor', 'url(//evil.example)'],
  ['incomingBg', '#12345'],
  ['outgoingBg', 7],
  ['width', 'calc('],
  ['width', '-1px'],
  ['width', '420'],
  ['width', '99999px'],
  ['height', '10px'],
  ['fontFamily', '</style>'],
  ['fontFamily', 'a;b'],
  ['fontFamily', 'Poppins, "unclosed'],
  ['iconStyle', 'square'],
])('of a theme whose %s is %j that field alone falls back to its default', (field, value) => {
  const given = { ...DEFAULT_THEME, textColor: '#111111', [field]: value };
  const { theme, broken } = readTheme(given);
  expect(broken).toEqual([field]);
  expect(theme).toEqual({ ...given, [field]: DEFAULT_THEME[field as keyof typeof DEFAULT_THEME] });
});

test.each([null, 5, 'red', [], { __proto__: DEFAULT_THEME }])(
  'what is no theme, like %j, means the defaults',
  (given) => {
    expect(readTheme(given).theme).toEqual(DEFAULT_THEME);
  },
);
