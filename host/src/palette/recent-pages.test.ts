import { sessionStore, signIn, signOut, storage } from '@frontdesk/shared/app';
import { recentPages, rememberPage } from './recent-pages';

beforeEach(() => {
  localStorage.clear();
  signIn('token');
});

test('lists the most recently left pages, newest first, each once', () => {
  for (const name of ['a', 'b', 'c', 'b']) rememberPage(`/${name}`, `Page ${name} - Frontdesk`);
  expect(recentPages().map(({ label }) => label)).toEqual(['Page b', 'Page c', 'Page a']);
});

test('stores at most twenty pages', () => {
  for (let at = 0; at < 25; at++) rememberPage(`/${at}`, `Page ${at} - Frontdesk`);
  expect(recentPages()).toHaveLength(20);
});

test('deletes the pages on sign-out, and when another user signs in', () => {
  rememberPage('/agent/7', 'Reception Desk - Frontdesk');
  signOut();
  expect(recentPages()).toEqual([]);
  signIn('token');
  rememberPage('/agent/7', 'Reception Desk - Frontdesk');
  signIn('of another person');
  expect(recentPages()).toEqual([]);
});

test('shows another user no pages, even if the page was loaded after the first session expired', () => {
  storage.write('RECENT_PAGES', JSON.stringify({ of: 'token', pages: [{ to: '/agent/7', label: 'Reception Desk' }] }));
  expect(recentPages()).toHaveLength(1);
  sessionStore.setState({ token: 'of somebody else' });
  expect(recentPages()).toEqual([]);
});

test('stores no page without a title, and nothing while nobody is signed in', () => {
  rememberPage('/agent/7', 'Frontdesk');
  sessionStore.setState({ token: null, ended: 'expired' });
  rememberPage('/agent/7', 'Reception Desk - Frontdesk');
  expect(recentPages()).toEqual([]);
});

test.each(['{', '{}', 'null', '[]', '{"of": "token"}', '{"of": "token", "pages": [null, 7, {"to": 1}]}'])(
  'reads %s from storage as no pages',
  (text) => {
    storage.write('RECENT_PAGES', text);
    expect(recentPages()).toEqual([]);
  },
);
