import { pollDelayMs } from './poll-delay';

test('for the first 4 seconds after a change statuses are asked for every 400 ms, then every 3 seconds', () => {
  expect([0, 1, 9].map(pollDelayMs)).toEqual([400, 400, 400]);
  expect([10, 15, 20].map(pollDelayMs)).toEqual([3000, 3000, 3000]);
});

test('while nothing changes the asking slows down, to every 15 seconds', () => {
  expect([21, 25, 32, 500].map(pollDelayMs)).toEqual([4000, 8000, 15000, 15000]);
});
