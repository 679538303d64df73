import { sessionStore, signIn, signOut } from '@frontdesk/shared/app';
import { keepToken } from './keep-token';

const tokenNow = () => sessionStore.getState().token;
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

// One page calls it once.
beforeAll(() => {
  localStorage.setItem('TOKEN', 'from before');
  keepToken();
});

test('the session begins with the token stored under TOKEN', () => {
  expect(tokenNow()).toBe('from before');
});

test('a new token is stored as a plain string', () => {
  signIn('fresh');
  expect(localStorage.getItem('TOKEN')).toBe('fresh');
});

test('signing out removes the token', () => {
  signOut();
  expect(localStorage.getItem('TOKEN')).toBeNull();
});

test('signing in, also as somebody else, or out in another tab changes this tab', () => {
  otherTab('TOKEN', 'other');
  expect(tokenNow()).toBe('other');
  otherTab('TOKEN', null);
  expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'signed-out' });
});

test('a tab that clears the storage signs this tab out; other keys do not', () => {
  signIn('again');
  otherTab('THEME', null);
  expect(tokenNow()).toBe('again');
  otherTab(null, null);
  expect(tokenNow()).toBeNull();
});

test('a browser without storage keeps the session as long as the page', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  signIn('in memory');
  expect(tokenNow()).toBe('in memory');
  blocked.mockRestore();
});
