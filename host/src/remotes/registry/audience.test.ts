import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { registryFor } from './audience';
import { useRegistry } from './registry-store';
import { sortRegistry } from './sort-registry';

const route = (path: string, more: object = {}) =>
  ({ path, page: 'Page', access: 'signed-in', title: path, navigation: {}, ...more }) as const;
const team = {
  name: 'team',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: '/t.js',
  routes: [
    route('/all'),
    route('/owners', { for: 'owner', search: ['x'] }),
    route('/flagged', { flag: 'new' }),
    route('/entry', { navigation: { for: 'owner' } }),
  ],
  home: [
    { name: 'Everybody', title: 'E' },
    { name: 'Owners', title: 'O', for: 'owner' },
    { name: 'Flagged', title: 'F', flag: 'new' },
  ],
  fills: [{ slot: 'a.b', component: 'Owners', title: 'O', for: 'owner' }],
  palette: { entries: [{ label: 'Owners', to: '/owners', for: 'owner' }] },
} as unknown as RegisteredRemote;
const registry = sortRegistry([team]);

function seen(flags: unknown, isOwner: boolean) {
  const [found] = registryFor(registry, flags, isOwner).remotes;
  return {
    pages: found?.routes.map(({ path }) => path).join(' '),
    entries: found?.routes.flatMap(({ path, navigation }) => (navigation ? [path] : [])).join(' '),
    cards: found?.home?.map(({ name }) => name).join(' '),
    fills: found?.fills?.length,
    palette: found?.palette?.entries?.length,
  };
}

test('shows an owner all parts except those with a flag that is off', () => {
  const all = '/all /owners /entry';
  expect(seen({}, true)).toEqual({ pages: all, entries: all, cards: 'Everybody Owners', fills: 1, palette: 1 });
});

test.each([[{ new: true }], [['new']]])('shows a part with a flag that is on: %j', (flags) => {
  expect(seen(flags, true)).toMatchObject({ pages: '/all /owners /flagged /entry', cards: 'Everybody Owners Flagged' });
});

test.each([[{ new: 'yes' }], [{}], [undefined], ['new']])('treats the flags %j as off', (flags) => {
  expect(seen(flags, true).cards).toBe('Everybody Owners');
});

test('keeps the address of an owners’ page for other users, without an entry', () => {
  expect(seen({}, false)).toEqual({
    pages: '/all /owners /entry',
    entries: '/all',
    cards: 'Everybody',
    fills: 0,
    palette: 0,
  });
  expect(registryFor(registry, {}, false).remotes[0]?.routes[1]).toMatchObject({ path: '/owners', search: false });
});

test('shows parts for owners as soon as the role is known, and hides them from the next user', async () => {
  const cards = () => useRegistry.getState().registry?.remotes[0]?.home?.map(({ name }) => name);
  globalThis.fetch = async () => Response.json({ remotes: [team], flags: { new: true } });
  await useRegistry.getState().refresh();
  expect(cards()).toEqual(['Everybody', 'Flagged']);
  useRegistry.setState({ isOwner: true });
  expect(cards()).toEqual(['Everybody', 'Owners', 'Flagged']);
  await useRegistry.getState().refresh();
  expect(cards()).toEqual(['Everybody', 'Owners', 'Flagged']);
  useRegistry.setState({ isOwner: false });
  expect(cards()).toEqual(['Everybody', 'Flagged']);
});

test('skips items of a list that are not parts', () => {
  const broken = { ...team, home: [null, 'x', ...(team.home ?? [])], fills: [null], palette: { entries: [null, 5] } };
  const [found] = registryFor(sortRegistry([broken]), {}, true).remotes;
  expect(found?.home).toHaveLength(2);
  expect(found?.fills).toEqual([]);
  expect(found?.palette?.entries).toEqual([]);
});

test('hides a part for an unknown audience from all users except owners', () => {
  const future = { ...team, routes: [route('/ops', { for: 'operator' })], home: [{ name: 'C', title: 'C', for: 5 }] };
  const see = (isOwner: boolean) => registryFor(sortRegistry([future]), {}, isOwner).remotes[0];
  expect(see(false)?.routes[0]?.navigation).toBeUndefined();
  expect(see(false)?.home).toEqual([]);
  expect(see(true)?.routes[0]?.navigation).toEqual({});
});

test.each(['__proto__', 'constructor', 'toString'])('treats the flag %s as off unless the site turns it on', (flag) => {
  const flagged = { ...team, home: [{ name: 'C', title: 'C', flag }] };
  const see = (flags: unknown) => registryFor(sortRegistry([flagged]), flags, true).remotes[0]?.home;
  expect(see({})).toEqual([]);
  expect(see(JSON.parse(`{"${flag}": true}`))).toHaveLength(1);
});

test('drops the parts for owners of an earlier registry when a later one has no such parts', async () => {
  globalThis.fetch = async () => Response.json({ remotes: [team] });
  await useRegistry.getState().refresh();
  globalThis.fetch = async () =>
    Response.json({ remotes: [{ ...team, routes: [route('/new')], home: [], fills: [], palette: {} }] });
  await useRegistry.getState().refresh();
  useRegistry.setState({ isOwner: true });
  expect(useRegistry.getState().registry?.remotes[0]?.routes.map(({ path }) => path)).toEqual(['/new']);
  useRegistry.setState({ isOwner: false });
});
