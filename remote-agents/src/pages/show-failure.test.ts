import { ApiError, toastStore } from '@frontdesk/shared/app';
import { showFailure } from './show-failure';

let logged: jest.SpyInstance;
beforeEach(() => {
  toastStore.setState({ toasts: [] });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

test.each([new Error('x'), new ApiError('status', 'Forbidden', 403), new ApiError('status', 'No.', 401)])(
  'shows and logs %s',
  (error) => {
    showFailure('It failed.')(error);
    expect(toasts()).toEqual(['It failed.']);
    expect(logged).toHaveBeenCalledWith('It failed.', error);
  },
);

test('only logs the failure when the session ended', () => {
  const error = new ApiError('session', 'Sign in again.', 401);
  showFailure('It failed.')(error);
  expect(toasts()).toEqual([]);
  expect(logged).toHaveBeenCalledWith('It failed.', error);
});
