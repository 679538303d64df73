import { readRegisteredRemote } from './registry';

const remote = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.4.0',
  entry: '/t.js',
  routes: [{ path: '/team', page: 'TeamPage', access: 'signed-in', title: 'Team', navigation: { order: 5 } }],
  home: [{ name: 'TeamCard', title: 'Team' }],
};

test('what a remote adds to the shell is read with it', () => {
  expect(readRegisteredRemote(remote)).toEqual({ ok: true, value: remote });
});

test('a remote of an older contract, which adds nothing, is read as before', () => {
  const { home: _, ...older } = { ...remote, contract: '^1.0.0' };
  expect(readRegisteredRemote(older)).toEqual({ ok: true, value: older });
});

test.each(['https://', 'http://[::bad', 'javascript:alert(1)', 'data:text/javascript,1', ''])(
  'an entry at %s is refused, because nothing can be loaded from there',
  (entry) => {
    expect(readRegisteredRemote({ ...remote, entry })).toEqual({
      ok: false,
      problem: 'entry must be the http or https address of a script or manifest.',
    });
  },
);

test('a remote with more routes than a page can hold is refused', () => {
  const routes = Array.from({ length: 501 }, (_, at) => ({ ...remote.routes[0], path: `/team/${at}` }));
  expect(readRegisteredRemote({ ...remote, routes })).toMatchObject({
    ok: false,
    problem: 'routes must be at most 500.',
  });
});
