import { pollDelayMs } from './poll-delay';

test('statuses are asked for every 3 seconds at first', () => {
  expect([0, 1, 10].map(pollDelayMs)).toEqual([3000, 3000, 3000]);
});

test('while nothing changes the asking slows down, to every 15 seconds', () => {
  expect([11, 15, 22, 500].map(pollDelayMs)).toEqual([4000, 8000, 15000, 15000]);
});
