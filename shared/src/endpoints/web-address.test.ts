import { asciiAddress, checkWebAddress, encodedHost } from './web-address';

test.each([
  'https://example.com',
  'http://localhost:3000/a?b=c#d',
  'HTTPS://EXAMPLE.COM/Path',
  'https://münchen.de/ä?q=✓',
])('accepts %s unchanged', (address) => {
  expect(checkWebAddress(address)).toMatchObject({ ok: true });
});

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/menu', 'https://www.example.com/menu'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['//example.com', 'https://example.com'],
])('refuses %s without a scheme, and suggests %s', (typed, suggestion) => {
  expect(checkWebAddress(typed)).toMatchObject({
    ok: false,
    problem: 'A web address begins with https:// or http://.',
    suggestion,
  });
});

test.each([
  ['https:///evil.example', 'https://evil.example'],
  ['HTTP://\\\\evil.example/a', 'HTTP://evil.example/a'],
])('refuses %s with extra slashes, and suggests %s', (typed, suggestion) => {
  const problem = 'A web address has two slashes before its name.';
  expect(checkWebAddress(typed)).toMatchObject({ ok: false, problem, suggestion });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'mailto:a@b.de'])(
  'refuses %s without a suggestion',
  (typed) => {
    const checked = checkWebAddress(typed);
    expect(checked).toMatchObject({
      ok: false,
      problem: 'Only addresses that begin with https:// or http:// can be used.',
    });
    expect(checked).toHaveProperty('suggestion', undefined);
  },
);

test.each([
  ['', 'URL is required.'],
  ['https://user:secret@example.com', 'An address with a user name or password in it cannot be used.'],
  ['https://example.com/a b', 'A web address has no spaces; write %20 in their place.'],
  ['https://', 'This is not a web address that a phone could open.'],
])('refuses %j, and says why', (typed, problem) => {
  expect(checkWebAddress(typed)).toMatchObject({ ok: false, problem });
});

test('measures an address as it is encoded: ü takes six bytes', () => {
  expect(checkWebAddress(`https://e.de/${'ü'.repeat(1500)}`)).toMatchObject({
    ok: false,
    problem: 'This is too long for a QR code: 9013 bytes, at most 2953.',
  });
});

test('suggests no address for a half-typed word', () => {
  expect(checkWebAddress('exam')).toHaveProperty('suggestion', undefined);
});

test('shows the real host behind look-alike letters', () => {
  expect(encodedHost('https://аpple.com')).toBe('xn--pple-43d.com');
  expect(encodedHost('https://apple.com')).toBeNull();
});

test.each([
  ['https://Example.com:443/a/../b?q=%20#ü%', 'https://Example.com:443/a/../b?q=%20#%C3%BC%'],
  ['HTTPS://Example.com/A', 'HTTPS://Example.com/A'],
  ['https://münchen.example:8080/ä?q=✓', 'https://xn--mnchen-3ya.example:8080/%C3%A4?q=%E2%9C%93'],
  ['https://a.de/🎉\ud83d', 'https://a.de/%F0%9F%8E%89%EF%BF%BD'],
])('encodes %s as %s', (typed, encoded) => {
  expect(asciiAddress(typed)).toBe(encoded);
});
