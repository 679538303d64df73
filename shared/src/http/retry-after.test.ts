import { retryAfterMs } from './retry-after';

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
