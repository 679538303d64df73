import { addressProblems, defineRemote, manifestProblems } from './remote-manifest';

const manifest = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: { TeamPage: './src/TeamPage.tsx' },
  routes: [{ path: '/team', page: 'TeamPage', access: 'signed-in', title: 'Team' }],
} as const;

test('defineRemote returns the manifest unchanged', () => {
  expect(defineRemote(manifest)).toBe(manifest);
});

test('a remote with a valid name and addresses of its own has no problem', () => {
  expect(manifestProblems(manifest)).toEqual([]);
});

test('reports all problems of name and addresses at once', () => {
  const routes = ['/team', '/admin', '/:x', '/healthz', '/API/bot', '/a?/b?/:c?/:d?/e?'].map((path) => ({
    ...manifest.routes[0],
    path: path as '/team',
  }));
  const problems = [
    '/admin would answer an address of the site itself.',
    '/:x would answer every unknown address. Begin it with a word, like /team.',
    '/healthz would never show, because the server itself answers there.',
    '/API/bot would never show, because the server itself answers there.',
    '/a?/b?/:c?/:d?/e? has more than 4 optional segments.',
  ];
  expect(addressProblems(routes)).toEqual(problems);
  expect(manifestProblems({ name: 'Team', routes })).toEqual(['name must be a name like qr or account.', ...problems]);
});
