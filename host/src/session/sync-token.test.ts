import { sessionStore, signIn, signOut } from '@frontdesk/shared/app';
import { syncToken } from './sync-token';

const tokenNow = () => sessionStore.getState().token;
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

// Called once for all tests, as on a page.
beforeAll(() => {
  localStorage.setItem('TOKEN', 'from before');
  syncToken();
});

test('starts the session with the token stored under TOKEN', () => {
  expect(tokenNow()).toBe('from before');
});

test('stores a new token as a plain string', () => {
  signIn('fresh');
  expect(localStorage.getItem('TOKEN')).toBe('fresh');
});

test('removes the token on sign-out', () => {
  signOut();
  expect(localStorage.getItem('TOKEN')).toBeNull();
});

test('follows sign-in, a change of user and sign-out in another tab', () => {
  otherTab('TOKEN', 'other');
  expect(tokenNow()).toBe('other');
  otherTab('TOKEN', null);
  expect(sessionStore.getState()).toMatchObject({ token: null, ended: 'signed-out' });
});

test('signs this tab out when another tab clears the storage, but not for other keys', () => {
  signIn('again');
  otherTab('THEME', null);
  expect(tokenNow()).toBe('again');
  otherTab(null, null);
  expect(tokenNow()).toBeNull();
});

test('keeps the session as long as the page is open in a browser without storage', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  signIn('in memory');
  expect(tokenNow()).toBe('in memory');
  blocked.mockRestore();
});
