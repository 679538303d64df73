import { sessionStore, signIn, signOut } from '@frontdesk/shared/app';
import { login, logout } from '@frontdesk/shared/endpoints/authentication';
import { fakeApi } from '@frontdesk/shared/testing';
import { logIn } from './log-in';
import { logOut } from './log-out';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test('logs in only after the server has logged out the previous session', async () => {
  const order: string[] = [];
  let answer: (() => void) | undefined;
  api
    .on(logout, () => new Promise<void>((resolve) => (answer = resolve)).then(() => order.push('left')))
    .on(login, () => {
      order.push('entered');
      return { token: 'new' };
    });
  signIn('old');
  logOut();
  signOut();
  const entering = logIn({ email: 'ada@example.com', password: 'secret' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(order).toEqual([]);
  answer?.();
  await entering;
  expect(order).toEqual(['left', 'entered']);
  expect(sessionStore.getState().token).toBe('new');
});

test('logs in even if logging out failed', async () => {
  api.on(login, () => ({ token: 'new' }));
  signIn('old');
  logOut();
  await logIn({ email: 'ada@example.com', password: 'secret' });
  expect(sessionStore.getState().token).toBe('new');
});
