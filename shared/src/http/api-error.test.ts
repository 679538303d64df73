import { ApiError, messageOf, retryAfterMs } from './api-error';

test.each([404, 405, 501])('a call refused with %i is unknown to the server', (status) => {
  expect(new ApiError('status', 'No.', status).isUnknownCall).toBe(true);
});

test('a call answered with a page is unknown to the server', () => {
  expect(new ApiError('unreadable', 'No.', 200).isUnknownCall).toBe(true);
});

test.each([new ApiError('status', 'No.', 500), new ApiError('session', 'No.', 401), new ApiError('network', 'No.')])(
  'a failure of kind $kind does not mean that the server lacks the call',
  (error) => {
    expect(error.isUnknownCall).toBe(false);
  },
);

test('shows the message of a failed call, and a general message for other errors', () => {
  expect(messageOf(new ApiError('network', 'No response.'))).toBe('No response.');
  expect(messageOf(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.');
});

test('gives a call without an answer neither a status nor server messages', () => {
  expect(new ApiError('network', 'No response.')).toMatchObject({
    name: 'ApiError',
    status: null,
    body: null,
    messages: [],
  });
});

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const read = (value?: string) => retryAfterMs(new Headers(value === undefined ? {} : { 'Retry-After': value }));

test.each([
  ['40', 40_000],
  ['Fri, 01 May 2026 12:05:00 GMT', 300_000],
])('reads %s as a wait', (value, ms) => {
  expect(read(value)).toBe(ms);
});

test.each([
  undefined,
  '',
  '0',
  'Fri, 01 May 2026 12:00:00 GMT',
  'Fri, 01 May 2026 11:00:00 GMT',
  'soon',
  'in 5',
  '5 min',
])('reads no wait from %j', (value) => {
  expect(read(value)).toBeNull();
});
