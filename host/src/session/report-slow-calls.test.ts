import { call, toastStore } from '@frontdesk/shared/app';
import { login } from '@frontdesk/shared/endpoints/login';
import { reportSlowCalls } from './report-slow-calls';

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
