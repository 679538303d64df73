import { addressProblems, defineRemote, manifestProblems } from './remote-manifest';

const manifest = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: { TeamPage: './src/TeamPage.tsx' },
  routes: [{ path: '/team', page: 'TeamPage', access: 'signed-in', title: 'Team' }],
} as const;

test('returns a manifest in one language unchanged', () => {
  expect(defineRemote(manifest)).toEqual(manifest);
});

test('returns the English manifest with its translations, and English where a text has no translation', () => {
  const [route] = manifest.routes;
  const { translations, ...english } = defineRemote({
    ...manifest,
    languages: ['de'],
    routes: [
      { ...route, title: { en: 'Rooms', de: 'Zimmer' }, search: { en: ['beds'], de: ['betten'] } },
      { ...route, path: '/keys', title: { en: 'Keys' } },
    ],
    palette: { search: { name: 'searchRooms', file: './src/search.ts', finds: { en: 'a room', de: 'ein Zimmer' } } },
  });
  expect(english.routes.map(({ title }) => title)).toEqual(['Rooms', 'Keys']);
  expect(english.palette?.search?.finds).toBe('a room');
  const german = translations?.['de'];
  expect(german?.routes.map(({ title }) => title)).toEqual(['Zimmer', 'Keys']);
  expect(german?.routes[0]?.search).toEqual(['betten']);
  expect(german?.palette?.search).toEqual({ name: 'searchRooms', file: './src/search.ts', finds: 'ein Zimmer' });
});

test('finds no problem in a remote with a valid name and its own addresses', () => {
  expect(manifestProblems(manifest)).toEqual([]);
});

test('reports all problems of name and addresses together', () => {
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
