import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { readCards } from '../home/read-cards';
import { joinWords } from '../messages/home';
import { readEntries } from '../navigation/read-entries';
import { readPalette } from '../palette/palette-entries';
import { readNotifications } from '../realtime/take-notification';
import { SAMPLE_REMOTES } from '../testing/sample-remotes';
import { countIn, readBadges } from './read-badges';
import type { ReadContributions } from './read-generously';

const all = { disabled: [], hasCall: () => true };
/** Reads all kinds of contributions. */
const readContributions: ReadContributions<Record<string, readonly unknown[]>> = (remotes, shownBy) => ({
  entries: readEntries(remotes, shownBy),
  cards: readCards(remotes, shownBy),
  ...readPalette(remotes, shownBy),
  notifications: readNotifications(remotes, shownBy),
  badges: readBadges(remotes, shownBy),
});

const base = { name: 'team', version: '1.0.0', contract: '^1.0.0', entry: '/t.js' };
const team = {
  ...base,
  routes: [{ path: '/team', page: 'TeamPage', access: 'signed-in', title: 'Team', navigation: {} }],
  home: [{ name: 'TeamCard', title: 'Team' }],
  palette: { entries: [{ label: 'Invite', to: '/team?invite' }], search: { name: 'find', finds: 'a team' } },
  notifications: [{ subject: 'team', refreshes: ['/team-api/list'] }],
  badge: { at: '/team', call: '/team-api/count', field: 'n', unit: 'new' },
} satisfies RegisteredRemote;

test('reads only routes from a remote without contributions', () => {
  const older = { ...base, routes: [{ path: '/old', page: 'P', access: 'signed-in', title: 'Old' }] } as const;
  expect(readContributions([older], all)).toMatchObject({
    entries: [],
    cards: [],
    badges: [],
    screens: [{ path: '/old' }],
  });
});

test('fills in defaults for label and group', () => {
  expect(readContributions([team], all)['entries']).toMatchObject([{ label: 'Team', to: '/team', group: 'main' }]);
});

test('sorts by order, and keeps the registry’s order for equal numbers', () => {
  const labels = readEntries([team, ...SAMPLE_REMOTES], all).map(({ label }) => label);
  expect(labels).toEqual(['Profile', 'My Agents', 'My Qr', 'Generate Qr Codes', 'Chat', 'Team']);
});

test.each([
  ['null everywhere', { home: null, palette: null, notifications: null, badge: null }],
  ['other kinds of value', { home: 'x', palette: 5, notifications: [null, 5], badge: [] }],
  [
    'broken parts',
    { home: [{ name: 3 }, null], palette: { entries: [{}], search: {} }, notifications: [{}], badge: { at: 4 } },
  ],
])('ignores a remote with %s', (_, broken) => {
  const read = readContributions(
    [{ ...team, ...broken, routes: [{ ...team.routes[0], navigation: 7 }] } as never],
    all,
  );
  expect(read).toMatchObject({ entries: [], cards: [], items: [], searches: [], notifications: [], badges: [] });
});

test('replaces invalid fields of an entry with their defaults', () => {
  const navigation = { label: 5, icon: null, group: 'top', order: 'first', covers: 'x', to: {} };
  const read = readContributions([{ ...team, routes: [{ ...team.routes[0], navigation }] } as never], all);
  expect(read['entries']).toMatchObject([{ label: 'Team', icon: '', group: 'main', covers: [], to: '/team' }]);
});

test.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'refuses %s, an address of another site, as a call or a link',
  (address) => {
    const navigation = { to: address };
    const palette = { entries: [{ label: 'Evil', to: address }] };
    const evil = {
      ...team,
      routes: [{ ...team.routes[0], navigation }],
      badge: { ...team.badge, call: address },
      palette,
    };
    expect(readContributions([evil as never], all)).toMatchObject({
      entries: [{ to: '/team' }],
      items: [],
      badges: [],
    });
  },
);

test('keeps the entry of a remote that is turned off, and removes its card, search, notifications and badge', () => {
  expect(readContributions([team], { ...all, disabled: ['team'] })).toMatchObject({
    entries: [{ label: 'Team' }],
    cards: [],
    searches: [],
    notifications: [],
    badges: [],
  });
});

test('hides contributions that require a call that the server lacks', () => {
  const lacking = { disabled: [], hasCall: (call: string | undefined) => call === undefined };
  expect(readContributions([{ ...team, requires: 'GET /team-api/list' }], lacking)).toMatchObject({
    entries: [],
    cards: [],
    screens: [],
    badges: [],
  });
  const titles = readPalette(SAMPLE_REMOTES, lacking).screens.map(({ title }) => title);
  expect(titles).toContain('My Profile');
  expect(titles).not.toContain('People');
});

const badge = { at: '/a', call: '/c', field: 'count', itemsWithout: 'dateRead', unit: 'unread' } as const;
const list = [{ id: 1 }, { id: 2, dateRead: '2026-01-01' }, { id: 3, dateRead: null }];

test.each([
  [{ count: 7, notifications: [] }, 7],
  [{ count: 0, notifications: list }, 0],
  [{ notifications: list }, 2],
  [{ total: 3, data: list }, 2],
  [list, 2],
  [{ data: { count: 7, items: list } }, 7],
  [{ success: true, errors: [], data: { notifications: list } }, 2],
  [{ count: -1 }, 0],
  [{ count: 2.5 }, 0],
  [null, 0],
  ['text', 0],
  [undefined, 0],
])('counts the items of %j as %i', (answer, count) => {
  expect(countIn(answer, badge)).toBe(count);
});

test('uses only the number when the badge names no field of the list', () => {
  expect(countIn(list, { ...badge, itemsWithout: undefined } as never)).toBe(0);
});

test.each([
  [[], ''],
  [['a screen'], 'a screen'],
  [['a screen', 'an agent'], 'a screen or an agent'],
  [['a screen', 'an agent', 'a QR code'], 'a screen, an agent or a QR code'],
])('joins %j as %s', (words, text) => {
  expect(joinWords(words, 'or')).toBe(text);
});
