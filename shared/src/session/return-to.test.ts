import { returnPath } from './session-store';

test.each(['/agent/7?tab=2#x', '/agent?next=/logout', '/logouts'])('leads back to %s', (returnTo) => {
  expect(returnPath({ returnTo })).toBe(returnTo);
});

test.each([
  null,
  undefined,
  {},
  { returnTo: 3 },
  { returnTo: ['/agent'] },
  { returnTo: '/Logout' },
  { returnTo: '/Logout?x=1' },
  { returnTo: '/logout/?x=1' },
  { returnTo: '/logout#x' },
  { returnTo: '//evil.example' },
  { returnTo: '/\\evil.example' },
  { returnTo: 'https://evil.example' },
])('leads home from %j', (state) => {
  expect(returnPath(state)).toBe('/admin');
});
