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
