import { sortRegistry } from './sort-registry';

const qr = {
  name: 'qr',
  entry: '/admin/remotes/qr/entry.js',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ path: '/MyQr', page: 'MyQrPage', access: 'signed-in', title: 'My Qr' }],
};
const account = { ...qr, name: 'account', routes: [] };

test.each([
  ['a version that is none', { ...qr, version: 'latest' }, /version must be a version like 1\.2\.3\./],
  [
    'an access that is none',
    { ...qr, routes: [{ ...qr.routes[0], access: 'x' }] },
    /access must be public or signed-in/,
  ],
  ['a name that is taken', { ...qr, name: 'account' }, /its name is already taken/],
  ['nothing at all', null, /./],
])('removes only the pages of an entry with %s', (_, broken, message) => {
  const { remotes, failures } = sortRegistry([account, broken]);
  expect(remotes).toMatchObject([{ name: 'account' }]);
  expect(failures).toMatchObject([{ kind: 'invalid', step: 'registry', message: expect.stringMatching(message) }]);
});

test('keeps the addresses of a broken entry, so that they can show the reason', () => {
  const { refused } = sortRegistry([{ ...qr, version: 'latest' }]);
  expect(refused).toMatchObject([{ path: '/MyQr', access: 'signed-in', isTaken: false, failure: { remote: 'qr' } }]);
});

test('marks an address of a broken entry as taken when a later entry has it', () => {
  const { remotes, refused } = sortRegistry([{ ...qr, name: 'early', version: 'latest' }, qr]);
  expect(remotes).toMatchObject([{ name: 'qr', routes: [{ path: '/MyQr' }] }]);
  expect(refused).toMatchObject([{ path: '/MyQr', isTaken: true, failure: { remote: 'early' } }]);
});

test('gives users without a session no access to addresses of a broken entry', () => {
  const routes = [{ path: '/MyQr', page: 'X', access: 'everybody', title: 'X' }];
  expect(sortRegistry([{ ...qr, routes }]).refused).toMatchObject([{ access: 'signed-in' }]);
});

test('gives an address that two remotes claim, in any letter case, to the first, and the rest to the other', () => {
  const [mine] = qr.routes;
  const thief = {
    ...qr,
    name: 'thief',
    routes: [
      { ...mine, path: '/myqr' },
      { ...mine, path: '/Own' },
    ],
  };
  const { remotes, refused } = sortRegistry([qr, thief]);
  expect(remotes.map(({ name, routes }) => [name, routes.map(({ path }) => path)])).toEqual([
    ['qr', ['/MyQr']],
    ['thief', ['/Own']],
  ]);
  expect(refused).toMatchObject([
    { path: '/myqr', isTaken: true, failure: { remote: 'thief', message: '/myqr is already taken by qr.' } },
  ]);
});

test.each([
  ['/agent/:id', '/agent/:name'],
  ['/MyQr', '/myqr/'],
])('treats %s and %s as the same address', (first, second) => {
  const [route] = qr.routes;
  const at = (name: string, path: string) => ({ ...qr, name, routes: [{ ...route, path }] });
  expect(sortRegistry([at('one', first), at('two', second)]).refused).toMatchObject([
    { path: second, isTaken: true, failure: { remote: 'two' } },
  ]);
});

test('refuses only the entry whose name is not a string', () => {
  const { remotes, failures } = sortRegistry([{ ...qr, name: { toString: 1, valueOf: 1 } }, account]);
  expect(remotes).toMatchObject([{ name: 'account' }]);
  expect(failures).toMatchObject([{ remote: 'unnamed' }]);
});

test.each([
  ['/admin/', '/admin/ would answer an address of the site itself.'],
  ['/admin/:x', '/admin/:x would answer an address of the site itself.'],
  ['/*', '/* would answer every unknown address. Begin it with a word, like /team.'],
  ['/:x', '/:x would answer every unknown address. Begin it with a word, like /team.'],
])('refuses %s and keeps the remote’s other addresses', (path, message) => {
  const { remotes, refused, failures } = sortRegistry([{ ...qr, routes: [{ ...qr.routes[0], path }, qr.routes[0]] }]);
  expect(remotes).toMatchObject([{ routes: [{ path: '/MyQr' }] }]);
  expect(failures).toMatchObject([{ remote: 'qr', message }]);
  // A failure page at this address would also match every address.
  expect(refused).toEqual([]);
});

test('gives a broken entry no address that matches every path', () => {
  const { refused } = sortRegistry([{ ...qr, version: 'latest', routes: [{ ...qr.routes[0], path: '/:x' }] }]);
  expect(refused).toEqual([]);
});

test.each(['location', 'history', 'performance'])('refuses a remote named %s', (name) => {
  const { remotes, refused, failures } = sortRegistry([{ ...qr, name }, account]);
  expect(remotes).toMatchObject([{ name: 'account' }]);
  expect(failures[0]?.message).toContain(`name must not be ${name}`);
  expect(refused).toMatchObject([{ path: '/MyQr' }]);
});

test('refuses a remote whose container would overwrite a global of the browser', () => {
  const { failures } = sortRegistry([{ ...qr, globalName: 'location' }]);
  expect(failures[0]?.message).toContain('globalName must be a name of its own.');
});

test.each([
  ['usable', {}],
  ['broken', { version: 'latest' }],
])('opens a %s login page that needs a session to visitors, who could not otherwise sign in', (_, changes) => {
  const { remotes, refused } = sortRegistry([{ ...qr, ...changes, routes: [{ ...qr.routes[0], path: '/Login' }] }]);
  expect([...remotes.flatMap(({ routes }) => routes), ...refused]).toMatchObject([
    { path: '/Login', access: 'public' },
  ]);
});
