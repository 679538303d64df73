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
  home: [{ name: 'TeamCard', title: 'Team', order: 5, isWide: true, isNews: false, intro: 'your team' }],
  palette: {
    entries: [{ label: 'Invite', to: '/team?invite', kind: 'Action', search: ['add'] }],
    search: { name: 'searchTeam', finds: 'a colleague' },
  },
  notifications: [{ subject: 'team', refreshes: ['/team-api/list'], to: '/team', words: ['colleague'] }],
  badge: { at: '/Team/', call: '/team-api/count', field: 'n', itemsWithout: 'seen', unit: 'waiting' },
  slots: [{ name: 'team.person', context: { personId: 'string', isHere: 'boolean' } }],
  fills: [
    {
      slot: 'agents.agent',
      component: 'TeamOfAgent',
      title: 'Team',
      order: 5,
      requires: 'GET /team-api/list',
      for: 'owner',
      flag: 'team',
    },
  ],
  requires: 'GET /team-api/list',
  api: { prefix: '/team-api', origin: 'https://team.example' },
};
const [route] = remote.routes;
const withNavigation = (navigation: unknown) => ({ ...remote, routes: [{ ...route, navigation }] });

test('accepts a remote that contributes everything, and one that contributes nothing', () => {
  expect(contributionProblems(remote)).toEqual([]);
  expect(contributionProblems({ routes: [{ path: '/team' }] })).toEqual([]);
});

test.each([
  [withNavigation('x'), 'routes.0.navigation must be an object.'],
  [withNavigation({ for: 'admin' }), 'routes.0.navigation.for must be owner.'],
  [{ ...remote, routes: [{ ...route, flag: '' }] }, 'routes.0.flag must be a name like new-editor.'],
  [{ ...remote, routes: [{ ...route, flag: '__proto__' }] }, 'routes.0.flag must be a name like new-editor.'],
  [
    { ...remote, routes: [{ ...route, access: 'public', for: 'owner' }] },
    'routes.0.for needs a page with access signed-in, because visitors have no role.',
  ],
  [{ ...remote, slots: [{ name: 'Team Person', context: {} }] }, 'slots.0.name must be a name like agents.agent.'],
  [
    { ...remote, slots: [{ name: 'team.person', context: { id: 'text' } }] },
    'slots.0.context must name values with one of the types string, number, boolean.',
  ],
  [
    { ...remote, fills: [{ slot: 'a b', component: 'X', title: 'X' }] },
    'fills.0.slot must be the name of a slot like agents.agent.',
  ],
  [{ ...remote, fills: [{ slot: 'a.b', component: 'X' }] }, 'fills.0.title must be text.'],
  [{ ...remote, fills: [{ slot: 'a.b', component: 'TeamCard', title: 'X' }] }, 'TeamCard is the name of two modules.'],
  [withNavigation({ label: '' }), 'routes.0.navigation.label must be text.'],
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
  [
    { ...remote, home: [{ name: 'TeamCard', title: 'Team', calls: '/api/team' }] },
    'home.0.calls must be addresses of calls like /api/bot/getBots.',
  ],
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
])('refuses %j', (broken, problem) => {
  expect(contributionProblems(broken)).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]);
});

const withRoute = (more: object) => ({ ...remote, routes: [{ ...route, ...more }] });
const withCard = (more: object) => ({ ...remote, home: [{ ...remote.home[0], ...more }] });
const withEntry = (more: object) => ({ ...remote, palette: { entries: [{ ...remote.palette.entries[0], ...more }] } });
const withSearch = (more: object) => ({ ...remote, palette: { search: { ...remote.palette.search, ...more } } });
const withNotification = (more: object) => ({
  ...remote,
  notifications: [{ ...remote.notifications[0], ...more }],
});
const withBadge = (more: object) => ({ ...remote, badge: { ...remote.badge, ...more } });

test.each([
  [withRoute({ requires: 'GET x' }), 'routes.0.requires must be a call like GET /api/people.'],
  [withRoute({ requires: 'x GET /api/x' }), 'routes.0.requires must be a call like GET /api/people.'],
  [withRoute({ requires: 'GET /api/x y' }), 'routes.0.requires must be a call like GET /api/people.'],
  [withRoute({ requires: ['GET /api/x'] }), 'routes.0.requires must be a call like GET /api/people.'],
  [withNavigation(null), 'routes.0.navigation must be an object.'],
  [withNavigation([]), 'routes.0.navigation must be an object.'],
  [withNavigation({ label: ' ' }), 'routes.0.navigation.label must be text.'],
  [withNavigation({ icon: ['bell'] }), /^routes\.0\.navigation\.icon/],
  [withNavigation({ icon: 'x M4 12h16' }), /^routes\.0\.navigation\.icon/],
  [withNavigation({ order: Number.NaN }), 'routes.0.navigation.order must be a number.'],
  [withNavigation({ covers: '/team' }), 'routes.0.navigation.covers must be beginnings of addresses.'],
  [withNavigation({ to: ['/team'] }), 'routes.0.navigation.to must be an address.'],
  [withNavigation({ to: 'team' }), 'routes.0.navigation.to must be an address.'],
  [withCard({ name: ['TeamCard'] }), 'home.0.name must be a name like AgentsCard.'],
  [withCard({ name: '1TeamCard' }), 'home.0.name must be a name like AgentsCard.'],
  [withCard({ title: 5 }), 'home.0.title must be text.'],
  [withCard({ order: Number.POSITIVE_INFINITY }), 'home.0.order must be a number.'],
  [withCard({ isWide: 'yes' }), 'home.0.isWide must be true or false.'],
  [withCard({ intro: '' }), 'home.0.intro must be text.'],
  [withCard({ isNews: 'yes' }), 'home.0.isNews must be true or false.'],
  [{ ...remote, palette: [] }, 'palette must be an object.'],
  [{ ...remote, palette: { entries: {} } }, 'palette.entries must be a list.'],
  [{ ...remote, palette: { search: 'searchTeam' } }, 'palette.search must be an object.'],
  [withEntry({ label: '' }), 'palette.entries.0.label must be text.'],
  [withEntry({ kind: 5 }), 'palette.entries.0.kind must be text.'],
  [withEntry({ search: 'add' }), 'palette.entries.0.search must be words.'],
  [withEntry({ search: ['add', 5] }), 'palette.entries.0.search must be words.'],
  [withSearch({ name: 'search team' }), 'palette.search.name must be a name like searchAgents.'],
  [{ ...remote, notifications: {} }, 'notifications must be a list.'],
  [withNotification({ subject: '' }), 'notifications.0.subject must be text.'],
  [withNotification({ refreshes: ['team'] }), 'notifications.0.refreshes must be paths of calls.'],
  [withNotification({ to: 'team' }), 'notifications.0.to must be an address.'],
  [withNotification({ words: [''] }), 'notifications.0.words must be words.'],
  [{ ...remote, badge: 'x' }, 'badge must be an object.'],
  [withBadge({ at: undefined }), 'badge.at must be the path of one of its routes.'],
  [withBadge({ call: 'count' }), 'badge.call must be the path of a call.'],
  [withBadge({ field: '' }), 'badge.field must be a name.'],
  [withBadge({ itemsWithout: '' }), 'badge.itemsWithout must be a name.'],
  [{ ...remote, api: 'x' }, 'api must be an object.'],
  [{ ...remote, api: { origin: 'ftp://team.example' } }, 'api.origin must be an origin like https://team.example.'],
  [{ ...remote, api: { origin: 'https://' } }, 'api.origin must be an origin like https://team.example.'],
  [withSearch({ name: 'TeamCard' }), 'TeamCard is the name of two modules.'],
])('also refuses %j', (broken, problem) => {
  expect(contributionProblems(broken)).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]);
});

test.each([
  '/admin',
  '/Admin/x',
  '/api',
  '/qr',
  '/qr/x',
  '/notificationHub',
  '/chatHub/',
  'team',
  '/team?x',
  '/team#x',
  '/team/*',
  '/:team',
  '/login',
  '/readyz',
  '/r/team',
  '/team/../login',
  '/%6cogin',
])('does not let a remote own the calls below %s', (prefix) => {
  expect(contributionProblems({ ...remote, api: { prefix } })).toEqual([
    'api.prefix must be a path like /team-api that the site does not use itself.',
  ]);
});

test.each(['/team-api', '/apiary', '/team/api', '/v1/qr'])('lets a remote own the calls below %s', (prefix) => {
  expect(contributionProblems({ ...remote, api: { prefix } })).toEqual([]);
});

test.each(['M4 12h16', 'M1.5,2e3L-4+5Z', 'bell', 'puzzle'])('%s is an icon', (icon) => {
  expect(contributionProblems(withNavigation({ icon }))).toEqual([]);
});

test('refuses a badge without a readable route, even when a route has no path', () => {
  const broken = { routes: [{ path: 5 }, null], badge: { ...remote.badge, at: '' } };
  expect(contributionProblems(broken)).toEqual(['badge.at must be the path of one of its routes.']);
});

test('also checks the contributions of a remote without routes', () => {
  expect(contributionProblems({ home: [{ name: 'TeamCard' }, null] })).toEqual([
    'home.0.title must be text.',
    'home.1.name must be a name like AgentsCard.',
    'home.1.title must be text.',
  ]);
});

test('reports all problems together', () => {
  expect(contributionProblems({ ...withNavigation({ label: 1, order: 'a' }), home: [{}] })).toHaveLength(4);
});

test.each(['//evil.example/x', 'api/team', '/api/a b', '/api/team#1', '/\\\\evil.example'])(
  'requires a first call to be an address of this site: %s',
  (call) => {
    const routes = [{ ...route, calls: [call] }];
    expect(contributionProblems({ ...remote, routes })).toEqual([
      'routes.0.calls must be addresses of calls like /api/bot/getBots.',
    ]);
  },
);
