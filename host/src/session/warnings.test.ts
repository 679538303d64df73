import { beginBackgroundWork, call, signIn, signOut, toastStore } from '@frontdesk/shared/app';
import { login } from '@frontdesk/shared/endpoints/login';
import { askBeforeClosing, reportSlowCalls } from './warnings';

beforeAll(askBeforeClosing);

function isAskedBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('asks before the tab closes only while there is unsaved work', () => {
  signIn('token');
  expect(isAskedBeforeClosing()).toBe(false);
  const work = beginBackgroundWork({ label: 'Uploading 1 file', path: '/agent/7' });
  expect(isAskedBeforeClosing()).toBe(true);
  work.end();
  expect(isAskedBeforeClosing()).toBe(false);
});

test('does not ask on a signed-out page', () => {
  signOut();
  const work = beginBackgroundWork({ label: 'Uploading 1 file', path: '/agent/7' });
  expect(isAskedBeforeClosing()).toBe(false);
  work.end();
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a toast when a call has no answer after ten seconds', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  reportSlowCalls();
  void call(login, { email: 'a@example.com', password: 'x' });
  jest.advanceTimersByTime(9_999);
  expect(toastStore.getState().toasts).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(toastStore.getState().toasts).toMatchObject([
    { tone: 'info', text: 'The server is slow to answer. We are still waiting.' },
  ]);
});
