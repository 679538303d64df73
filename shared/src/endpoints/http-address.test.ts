import { isHttpAddress } from './http-address';

test.each(['https://example.com', 'HTTP://example.com:8080/a?b#c', 'https://exämple.com', 'http://[::1]/'])(
  'accepts %s',
  (text) => {
    expect(isHttpAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'example.com',
  '//example.com',
  'https://',
  'https:///path',
  'javascript:alert(1)',
  'https://a b.com',
  'mailto:a@b.com',
  'https://a.com/\u0007',
])('refuses %j', (text) => {
  expect(isHttpAddress(text)).toBe(false);
});
