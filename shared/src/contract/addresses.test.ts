import { addressOf, addressProblem } from './addresses';

test.each(['/:x', '/:x/', '/:x?', '/:x/:y', '/:lang/about', '/*', '*', '/team?', '//:x', '/a*'])(
  'refuses %s, which matches every unknown address',
  (path) => {
    expect(addressProblem(path)).toBe(`${path} would answer every unknown address. Begin it with a word, like /team.`);
  },
);

test.each([
  '/',
  '/admin',
  '/Admin/',
  '/admin/health',
  '/admin/:x',
  '/admin/:x?',
  '/admin/*',
  '/ADMIN/health?',
  '/admin/team?',
  '/admin/health/*',
])('refuses %s, which matches an address of the site itself', (path) => {
  expect(addressProblem(path)).toBe(`${path} would answer an address of the site itself.`);
});

test.each([
  '/MyQr',
  '/agent/:id',
  '/agent/:id/:tab',
  '/admin/reset_password',
  '/admin/team/:id',
  '/admin/healthy',
  '/administration',
  '/team/*',
  '/a(b',
])('allows a remote to have %s', (path) => {
  expect(addressProblem(path)).toBeNull();
});

test.each([
  ['/Agent/:id', '/agent/:name/'],
  ['/MyQr', '/myqr//'],
  ['/a/:x/b/:y', '/A/:y/B/:long-name'],
  ['/', '/'],
])('treats %s and %s as the same address', (one, other) => {
  expect(addressOf(one)).toBe(addressOf(other));
});

test.each([
  ['/agent/:id', '/agent/id'],
  ['/agent', '/agents'],
  ['/a/b', '/ab'],
  ['/', '/a'],
])('treats %s and %s as different addresses', (one, other) => {
  expect(addressOf(one)).not.toBe(addressOf(other));
});
