import { AVATAR_MAX, brokenFields, DEFAULT_THEME, readTheme, storedTheme } from './widget-theme';

test('uses the spec’s defaults, which pass their own checks', () => {
  expect(storedTheme(DEFAULT_THEME)).toEqual({
    headerColor: '#724ae8',
    incomingBg: '#f2f2f2',
    outgoingBg: '#724ae8',
    textColor: '#fff',
    width: '420px',
    height: '510px',
    fontFamily: 'Poppins, sans-serif',
    iconStyle: 'rounded',
  });
  expect(readTheme(DEFAULT_THEME)).toEqual(DEFAULT_THEME);
  expect(brokenFields(DEFAULT_THEME)).toEqual([]);
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
  ['colorScheme', 'dark;}'],
  ['avatar', 'https://evil.example/spy.png'],
  ['avatar', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['avatar', 'data:image/jpeg;base64,PHN2Zz4='],
  ['avatar', 'data:image/jpeg;base64,/9j/AAAA");background:url(x'],
])('replaces only the invalid %s %j with its default', (field, value) => {
  const given = { ...DEFAULT_THEME, textColor: '#111111', [field]: value };
  expect(brokenFields(given)).toEqual([field]);
  expect(readTheme(given)).toEqual({ ...given, [field]: DEFAULT_THEME[field as keyof typeof DEFAULT_THEME] });
});

test.each([null, 5, 'red', [], { __proto__: DEFAULT_THEME }])(
  'reads the defaults from %j, which is not a theme',
  (given) => {
    expect(readTheme(given)).toEqual(DEFAULT_THEME);
  },
);

test('reads a theme of an earlier release with a light scheme and no avatar, without broken fields', () => {
  const { colorScheme: _, avatar: __, ...earlier } = DEFAULT_THEME;
  expect(readTheme(earlier, { ...DEFAULT_THEME, colorScheme: 'dark' })).toEqual(DEFAULT_THEME);
  expect(brokenFields(earlier)).toEqual([]);
});

test('stores and reads a dark scheme and an avatar', () => {
  const theme = { ...DEFAULT_THEME, colorScheme: 'auto', avatar: 'data:image/jpeg;base64,/9j/AAAA' } as const;
  expect(readTheme(storedTheme(theme))).toEqual(theme);
});

test('ignores an avatar that is too long', () => {
  const avatar = `data:image/jpeg;base64,/9j/${'A'.repeat(AVATAR_MAX)}`;
  expect(brokenFields({ ...DEFAULT_THEME, avatar })).toEqual(['avatar']);
});
