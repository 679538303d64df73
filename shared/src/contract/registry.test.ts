import { readRegisteredRemote, readRegistryList, readRemovedRemotes } from './registry';

const remote = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: '/t.js',
  routes: [{ path: '/team', page: 'TeamPage', access: 'signed-in', title: 'Team', navigation: { order: 5 } }],
  home: [{ name: 'TeamCard', title: 'Team' }],
};

test('reads a remote with its contributions', () => {
  expect(readRegisteredRemote(remote)).toEqual({ ok: true, value: remote });
});

test('reads a remote of an older contract, which has no contributions', () => {
  const { home: _, ...older } = { ...remote, contract: '^1.0.0' };
  expect(readRegisteredRemote(older)).toEqual({ ok: true, value: older });
});

test.each(['https://', 'http://[::bad', 'javascript:alert(1)', 'data:text/javascript,1', ''])(
  'refuses an entry at %s, because nothing can be loaded from there',
  (entry) => {
    expect(readRegisteredRemote({ ...remote, entry })).toEqual({
      ok: false,
      problem: 'entry must be the http or https address of a script or manifest.',
    });
  },
);

test('refuses a remote with more than 500 routes', () => {
  const routes = Array.from({ length: 501 }, (_, at) => ({ ...remote.routes[0], path: `/team/${at}` }));
  expect(readRegisteredRemote({ ...remote, routes })).toMatchObject({
    ok: false,
    problem: 'routes must be at most 500.',
  });
});

test('accepts a remote with 500 routes', () => {
  const routes = Array.from({ length: 500 }, (_, at) => ({ ...remote.routes[0], path: `/team/${at}` }));
  expect(readRegisteredRemote({ ...remote, routes })).toMatchObject({ ok: true });
});

test('requires an object with a list of remotes', () => {
  expect(readRegistryList({ remotes: [remote, 'x'] })).toEqual({ ok: true, value: [remote, 'x'] });
  for (const registry of [null, undefined, 'x', [], {}, { remotes: {} }]) {
    expect(readRegistryList(registry)).toEqual({ ok: false, problem: 'remotes must be a list.' });
  }
});

test.each(['/t.js', 't.js', 'https://cdn.example/t.js', 'http://localhost:8081/mf-manifest.json'])(
  'accepts a remote at %s',
  (entry) => {
    expect(readRegisteredRemote({ ...remote, entry })).toMatchObject({ ok: true });
  },
);

test.each(['1.2.3', '10.20.30-rc.1', '1.2.3+build.5'])('%s is a version', (version) => {
  expect(readRegisteredRemote({ ...remote, version })).toMatchObject({ ok: true });
});

const VERSION = 'version must be a version like 1.2.3.';
const GLOBAL = 'globalName must be a name of its own.';
const PATH = 'routes.1.path must begin with /.';
const PAGE = 'routes.1.page must be a name like MyQrPage.';
const ACCESS = 'routes.1.access must be public or signed-in.';
const SEARCH = 'routes.1.search must be words, or false.';
const TITLE = 'routes.1.title must be text.';
const withRoute = (more: object | null) => ({ routes: [remote.routes[0], more && { ...remote.routes[0], ...more }] });

test.each([
  [{ name: 'Team' }, 'name must be a name like qr or account.'],
  [{ entry: ['/t.js'] }, 'entry must be the http or https address of a script or manifest.'],
  [{ globalName: 'location' }, GLOBAL],
  [{ globalName: null }, GLOBAL],
  [{ version: undefined }, VERSION],
  [{ version: ['1.2.3'] }, VERSION],
  [{ version: 'v1.2.3' }, VERSION],
  [{ version: '1.2' }, VERSION],
  [{ version: '1.2.3.4' }, VERSION],
  [{ version: '1.2.3-' }, VERSION],
  [{ contract: '' }, 'contract must be a range like ^1.0.0.'],
  [{ contract: 1 }, 'contract must be a range like ^1.0.0.'],
  [{ routes: {} }, 'routes must be a list.'],
  [withRoute(null), PATH],
  [withRoute({ path: 'team' }), PATH],
  [withRoute({ path: ['/team'] }), PATH],
  [withRoute({ page: 'Team Page' }), PAGE],
  [withRoute({ page: '../TeamPage' }), PAGE],
  [withRoute({ page: 5 }), PAGE],
  [withRoute({ access: 'everybody' }), ACCESS],
  [withRoute({ search: 'team' }), SEARCH],
  [withRoute({ search: true }), SEARCH],
  [withRoute({ search: ['team', ''] }), SEARCH],
  [withRoute({ title: '' }), TITLE],
  [withRoute({ title: 5 }), TITLE],
])('refuses a remote with %j', (more, problem) => {
  expect(readRegisteredRemote({ ...remote, ...more })).toEqual({ ok: false, problem });
});

test.each([{ access: 'public' }, { search: false }, { search: ['team', 'people'] }])(
  'accepts a route with %j',
  (more) => {
    expect(readRegisteredRemote({ ...remote, ...withRoute(more) })).toMatchObject({ ok: true });
  },
);

test.each([null, undefined, 'x', 5])('%j is not a remote', (entry) => {
  expect(readRegisteredRemote(entry)).toEqual({ ok: false, problem: 'name must be a name like qr or account.' });
});

test('reads removed remotes with their addresses, and skips unreadable ones', () => {
  const removed = [
    { name: 'team', paths: ['/team', 5, ''] },
    { name: 'x' },
    { name: '', paths: [] },
    { name: 5, paths: [] },
    null,
    'y',
    { paths: [] },
  ];
  expect(readRemovedRemotes(removed)).toEqual([{ name: 'team', paths: ['/team'] }]);
  for (const none of [undefined, null, 'x', {}]) expect(readRemovedRemotes(none)).toEqual([]);
});
