import { readRemovedRemotes } from './removed-remotes';

test('reads removed remotes with their addresses, and skips unreadable ones', () => {
  const removed = [
    { name: 'team', paths: ['/team', 5, ''] },
    { name: 'x' },
    { name: '', paths: [] },
    { name: 5, paths: [] },
    null,
    'y',
    { paths: [] },
  ];
  expect(readRemovedRemotes(removed)).toEqual([{ name: 'team', paths: ['/team'] }]);
  for (const none of [undefined, null, 'x', {}]) expect(readRemovedRemotes(none)).toEqual([]);
});
