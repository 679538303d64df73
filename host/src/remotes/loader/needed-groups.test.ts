import { neededGroups } from './remote-loader';

test('reads the groups of a page by their current names', () => {
  expect(neededGroups({ groups: ['form'], kit: ['data'] })).toEqual(['form']);
});

test('reads the groups of a page by their names in builds of 0.8.0 and earlier', () => {
  expect(neededGroups({ kit: ['data'] })).toEqual(['data']);
});

test('returns undefined for a page without hints', () => {
  expect(neededGroups(undefined)).toBeUndefined();
});
