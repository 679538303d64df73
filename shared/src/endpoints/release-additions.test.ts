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
      { kind: 'sidebar', name: 'My team' },
      { kind: 'role', name: 'profile', path: '/team' },
      { kind: 'palette', name: 'Invite' },
      { kind: 'search', name: 'a person' },
      { kind: 'count', name: '/team' },
      { kind: 'flag', name: 'teams' },
      { kind: 'flag', name: 'menu' },
    ],
    cards: ['Team today'],
    slots: [],
    fills: [{ component: 'More', slot: 'agents.agent' }],
    calls: [
      { call: 'GET /api/team' },
      { call: 'GET /api/people' },
      { call: 'GET /api/more' },
      { call: 'GET /api/team/new', isForCount: true },
      { call: 'GET /api/team', after: 'team' },
    ],
    origins: ['https://cdn.example'],
    prefixes: [],
  });
  expect(additionsOf({ entry: null })).toBeNull();
});
