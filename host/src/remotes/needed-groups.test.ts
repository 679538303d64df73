import { neededGroups } from './needed-groups';

test('the groups of a page are read by the name that they have today', () => {
  expect(neededGroups({ groups: ['form'], kit: ['data'] })).toEqual(['form']);
});

test('the groups of a page are read by their name in builds of 0.8.0 and earlier', () => {
  expect(neededGroups({ kit: ['data'] })).toEqual(['data']);
});

test('the groups of a page without hints are not known', () => {
  expect(neededGroups(undefined)).toBeUndefined();
});
