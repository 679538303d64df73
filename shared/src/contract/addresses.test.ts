import { addressProblem } from './addresses';

test.each(['/:x', '/:x/', '/:x?', '/:x/:y', '/:lang/about', '/*', '*', '/team?', '//:x', '/a*'])(
  'a remote may not answer every unknown address with %s',
  (path) => {
    expect(addressProblem(path)).toBe(`${path} would answer every unknown address. Begin it with a word, like /team.`);
  },
);

test.each([
  ['/', '/'],
  ['/admin', '/admin'],
  ['/Admin/', '/admin'],
  ['/admin/health', '/admin/health'],
  ['/admin/:x', '/admin/health'],
  ['/admin/:x?', '/admin'],
  ['/admin/*', '/admin'],
  ['/ADMIN/health?', '/admin'],
  ['/admin/health/*', '/admin/health'],
])('%s would answer the site’s own %s', (path, own) => {
  expect(addressProblem(path)).toBe(`${path} would answer ${own}, which belongs to the site itself.`);
});

test.each(['/MyQr', '/agent/:id', '/agent/:id/:tab', '/admin/reset_password', '/admin/team/:id', '/team/*', '/a(b'])(
  'a remote may answer %s',
  (path) => {
    expect(addressProblem(path)).toBeNull();
  },
);
