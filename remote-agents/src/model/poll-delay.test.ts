import { pollDelayMs } from './poll-delay';

test('fetches statuses every 3 seconds after a change', () => {
  expect([0, 5, 10].map(pollDelayMs)).toEqual([3000, 3000, 3000]);
});

test('slows down to every 15 seconds while nothing changes', () => {
  expect([11, 15, 22, 500].map(pollDelayMs)).toEqual([4000, 8000, 15000, 15000]);
});
