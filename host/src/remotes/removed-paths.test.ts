import { removedPaths } from './removed-paths';

test('the addresses of every removed remote are read', () => {
  const removed = [
    { name: 'qr', paths: ['/MyQr', '/QrResult'] },
    { name: 'team', paths: ['/team'] },
  ];
  expect(removedPaths({ remotes: [], removed })).toEqual(['/MyQr', '/QrResult', '/team']);
});

test.each([undefined, null, {}, { removed: 5 }, { removed: [null, {}, { paths: [5, '/:x', '/admin'] }] }])(
  'a registry like %j has none',
  (registry) => {
    expect(removedPaths(registry)).toEqual([]);
  },
);
