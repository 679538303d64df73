import { registerRemotes } from '../testing/sample-remotes';
import { recentEntries } from './palette-entries';

const routes = ['/agent', '/agent/:id', '/agent/:id/:tab', '/shop/products/:id'].map((path) => ({
  path,
  page: 'P',
  access: 'signed-in' as const,
  title: path,
}));
beforeEach(() => registerRemotes([{ name: 'team', version: '1.0.0', contract: '^1.0.0', entry: '/t.js', routes }]));

const labels = (paths: readonly string[], at = '/admin') =>
  recentEntries(
    paths.map((to) => ({ to, label: to })),
    at,
    () => true,
  ).map(({ label }) => label);

test('lists the tabs of an agent as one recent entry with the newest tab', () => {
  expect(labels(['/agent/7/chat', '/agent/8', '/Agent/7', '/agent/7/documents', '/agent'])).toEqual([
    '/agent/7/chat',
    '/agent/8',
    '/agent',
  ]);
});

test('lists other pages below the same address as separate entries', () => {
  expect(labels(['/shop/products/1', '/shop/products/2'])).toHaveLength(2);
});

test('omits the agent that is open', () => {
  expect(labels(['/agent/7/chat', '/agent/8'], '/agent/7')).toEqual(['/agent/8']);
});

test('lists five entries', () => {
  expect(labels(['/a', '/b', '/c', '/d', '/e', '/f'])).toEqual(['/a', '/b', '/c', '/d', '/e']);
});
