import { contributionProblems } from './contribution-problems';

const remote = {
  routes: [
    {
      path: '/team',
      page: 'TeamPage',
      role: 'inbox',
      requires: 'GET /team-api/list',
      navigation: { label: 'Team', icon: 'people', group: 'lists', order: 5, covers: ['/NewTeam'], to: '/team?tab=1' },
    },
  ],
  home: [{ name: 'TeamCard', title: 'Team', order: 5, isWide: true, intro: 'your team' }],
  palette: {
    entries: [{ label: 'Invite', to: '/team?invite', kind: 'Action', search: ['add'] }],
    search: { name: 'searchTeam', finds: 'a colleague' },
  },
  notifications: [{ subject: 'team', refreshes: ['/team-api/list'], to: '/team', words: ['colleague'] }],
  badge: { at: '/Team/', call: '/team-api/count', field: 'n', itemsWithout: 'seen', unit: 'waiting' },
  requires: 'GET /team-api/list',
  api: { prefix: '/team-api', origin: 'https://team.example' },
};
const [route] = remote.routes;
const withNavigation = (navigation: unknown) => ({ ...remote, routes: [{ ...route, navigation }] });

test('a remote that adds everything has no problem, and neither has one that adds nothing', () => {
  expect(contributionProblems(remote)).toEqual([]);
  expect(contributionProblems({ routes: [{ path: '/team' }] })).toEqual([]);
});

test.each([
  [withNavigation('x'), 'routes.0.navigation must be an object.'],
  [withNavigation({ label: '' }), 'routes.0.navigation.label must be a text.'],
  [
    withNavigation({ icon: 'rocket' }),
    /^routes\.0\.navigation\.icon must be one of bell, .*, or path data like M4 12h16\.$/,
  ],
  [withNavigation({ icon: 'M1 1"/><script>' }), /navigation\.icon/],
  [withNavigation({ group: 'top' }), 'routes.0.navigation.group must be one of main, lists, settings.'],
  [withNavigation({ order: '5' }), 'routes.0.navigation.order must be a number.'],
  [withNavigation({ covers: ['team'] }), 'routes.0.navigation.covers must be beginnings of addresses.'],
  [withNavigation({ to: '//evil.example' }), 'routes.0.navigation.to must be an address.'],
  [{ ...remote, routes: [{ ...route, role: 'bell' }] }, 'routes.0.role must be one of login, logout, profile, inbox.'],
  [{ ...remote, requires: 'POST /x' }, 'requires must be a call like GET /api/people.'],
  [{ ...remote, home: {} }, 'home must be a list.'],
  [{ ...remote, home: [{ name: 'a-b', title: 'A' }] }, 'home.0.name must be a name like AgentsCard.'],
  [{ ...remote, palette: { search: { name: 'find' } } }, 'palette.search.finds must be words like an agent.'],
  [{ ...remote, palette: { entries: [{ label: 'A', to: 'x' }] } }, 'palette.entries.0.to must be an address.'],
  [
    { ...remote, notifications: [{ subject: 'a', refreshes: 'x' }] },
    'notifications.0.refreshes must be paths of calls.',
  ],
  [{ ...remote, badge: { ...remote.badge, at: '/other' } }, 'badge.at must be the path of one of its routes.'],
  [{ ...remote, badge: { ...remote.badge, unit: '' } }, 'badge.unit must be a word like unread.'],
  [
    { ...remote, api: { prefix: '/api/team' } },
    'api.prefix must be a path like /team-api that the site does not use itself.',
  ],
  [{ ...remote, api: { prefix: '/' } }, /^api\.prefix/],
  [{ ...remote, api: { origin: 'https://team.example/x' } }, 'api.origin must be an origin like https://team.example.'],
  [{ ...remote, api: { origin: "https://a; script-src 'unsafe-inline'" } }, /^api\.origin/],
  [{ ...remote, pages: { TeamCard: './src/a.tsx' } }, 'TeamCard is the name of two modules.'],
])('%j is refused', (broken, problem) => {
  expect(contributionProblems(broken)).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]);
});

test('all problems are reported at once', () => {
  expect(contributionProblems({ ...withNavigation({ label: 1, order: 'a' }), home: [{}] })).toHaveLength(4);
});
