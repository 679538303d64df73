import { canDelete, isUnderWay, statusOf } from './document';

test.each([
  [0, 'queued', true, true],
  [1, 'processing', true, false],
  [2, 'ready', false, true],
  [3, 'failed', false, true],
  [7, 'unknown', false, true],
  [-1, 'unknown', false, true],
  [0.5, 'unknown', false, true],
])('status %d is %s', (status, word, underWay, deletable) => {
  expect(statusOf({ status })).toBe(word);
  expect(isUnderWay({ status })).toBe(underWay);
  expect(canDelete({ status })).toBe(deletable);
});
