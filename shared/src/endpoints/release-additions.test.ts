import { additionsOf } from './release-additions';

test('lists everything that the site shows, opens and calls for a remote', () => {
  const route = { path: '/team', page: 'Team', access: 'signed-in', title: 'Team' };
  const adds = additionsOf({
    entry: {
      entry: 'https://cdn.example/team/entry.js',
      routes: [
        { ...route, role: 'profile', flag: 'teams', navigation: { label: 'My team', flag: 'menu' } },
        { ...route, path: '/team/all', requires: 'GET /api/people', navigation: null },
      ],
      home: [{ title: 'Team today', calls: ['/api/team'], flag: 'teams' }],
      palette: {
        entries: [{ label: 'Invite', to: '/team' }],
        search: { name: 'find', file: './src/f.ts', finds: 'a person' },
      },
      notifications: [{ subject: 'team', refreshes: ['/api/team'] }],
      badge: { at: '/team', call: '/api/team/new', field: 'count', unit: 'new' },
      fills: [{ slot: 'agents.agent', component: 'More', requires: 'GET /api/more' }],
    },
  });
  expect(adds).toEqual({
    routes: [
      { path: '/team', title: 'Team', access: 'signed-in' },
      { path: '/team/all', title: 'Team', access: 'signed-in' },
    ],
    entries: [
      'My team',
      'Page of the site for profile: /team',
      'In the palette: Invite',
      'Search in the palette: a person',
      'Count at /team',
      'Parts with the flag teams',
      'Parts with the flag menu',
    ],
    cards: ['Team today'],
    slots: [],
    fills: ['More in agents.agent'],
    calls: [
      'GET /api/team',
      'GET /api/people',
      'GET /api/more',
      'GET /api/team/new for a count',
      'GET /api/team after team',
    ],
    origins: ['https://cdn.example'],
    prefixes: [],
  });
  expect(additionsOf({ entry: null })).toBeNull();
});
