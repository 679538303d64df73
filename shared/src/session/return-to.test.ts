import { returnPath } from './return-to';

test('leads back to where one wanted to go', () => {
  expect(returnPath({ returnTo: '/agent/7?tab=2#x' })).toBe('/agent/7?tab=2#x');
});

test.each([
  null,
  undefined,
  {},
  { returnTo: 3 },
  { returnTo: '/Logout' },
  { returnTo: '/logout/?x=1' },
  { returnTo: '//evil.example' },
  { returnTo: '/\\evil.example' },
  { returnTo: 'https://evil.example' },
])('leads home from %j', (state) => {
  expect(returnPath(state)).toBe('/admin');
});
