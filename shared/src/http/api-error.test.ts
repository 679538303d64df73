import { ApiError, messageOf } from './api-error';

test.each([404, 405, 501])('a call refused with %i is unknown to the server', (status) => {
  expect(new ApiError('status', 'No.', status).isUnknownCall).toBe(true);
});

test('a call answered with a page is unknown to the server', () => {
  expect(new ApiError('unreadable', 'No.', 200).isUnknownCall).toBe(true);
});

test.each([new ApiError('status', 'No.', 500), new ApiError('session', 'No.', 401), new ApiError('network', 'No.')])(
  'a call that fails as $kind is not unknown to the server',
  (error) => {
    expect(error.isUnknownCall).toBe(false);
  },
);

test('shows the sentence of a failed call, and a general one for other errors', () => {
  expect(messageOf(new ApiError('network', 'No response.'))).toBe('No response.');
  expect(messageOf(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.');
});

test('has neither a status nor server messages for a call without an answer', () => {
  expect(new ApiError('network', 'No response.')).toMatchObject({
    name: 'ApiError',
    status: null,
    body: null,
    messages: [],
  });
});
