import { ApiError, messageOf } from './api-error';

test.each([404, 405, 501])('a call that is refused with %i is unknown to the server', (status) => {
  expect(new ApiError('status', 'No.', status).isUnknownCall).toBe(true);
});

test('a call that is answered with a page is unknown to the server', () => {
  expect(new ApiError('unreadable', 'No.', 200).isUnknownCall).toBe(true);
});

test.each([new ApiError('status', 'No.', 500), new ApiError('session', 'No.', 401), new ApiError('network', 'No.')])(
  'a call that fails as $kind is not unknown to the server',
  (error) => {
    expect(error.isUnknownCall).toBe(false);
  },
);

test('a failed call shows its own sentence, anything else a general one', () => {
  expect(messageOf(new ApiError('network', 'No response.'))).toBe('No response.');
  expect(messageOf(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.');
});

test('a failed call without an answer names neither a status nor sentences of the server', () => {
  expect(new ApiError('network', 'No response.')).toMatchObject({
    name: 'ApiError',
    status: null,
    body: null,
    messages: [],
  });
});
