import { registerRemotes } from '../testing/sample-remotes';
import { recentEntries } from './palette-entries';

const routes = ['/agent', '/agent/:id', '/agent/:id/:tab', '/shop/products/:id'].map((path) => ({
  path,
  page: 'P',
  access: 'signed-in' as const,
  title: path,
}));
beforeEach(() => registerRemotes([{ name: 'team', version: '1.0.0', contract: '^1.4.0', entry: '/t.js', routes }]));

const labels = (paths: readonly string[], at = '/admin') =>
  recentEntries(
    paths.map((to) => ({ to, label: to })),
    at,
    () => true,
  ).map(({ label }) => label);

test('the tabs of one agent are one recent entry, its newest', () => {
  expect(labels(['/agent/7/chat', '/agent/8', '/Agent/7', '/agent/7/documents', '/agent'])).toEqual([
    '/agent/7/chat',
    '/agent/8',
    '/agent',
  ]);
});

test('other pages below one address are recent entries of their own', () => {
  expect(labels(['/shop/products/1', '/shop/products/2'])).toHaveLength(2);
});

test('the agent that is open is not listed', () => {
  expect(labels(['/agent/7/chat', '/agent/8'], '/agent/7')).toEqual(['/agent/8']);
});

test('five are listed', () => {
  expect(labels(['/a', '/b', '/c', '/d', '/e', '/f'])).toEqual(['/a', '/b', '/c', '/d', '/e']);
});
