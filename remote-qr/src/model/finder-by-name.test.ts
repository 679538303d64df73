import { finderByName } from './arrange-codes';

const find = finderByName([{ name: 'Menu' }, { name: 'Wine MENU' }, { name: 'Straße' }, { name: '' }]);
const names = (search: string) => find(search).map(({ name }) => name);

test('finds names in any letter case, and ignores spaces around the search', () => {
  expect(names(' menu ')).toEqual(['Menu', 'Wine MENU']);
  expect(names('STRASSE')).toEqual([]);
  expect(names('straß')).toEqual(['Straße']);
});

test('returns all entries in order for an empty search', () => {
  expect(names(' ')).toHaveLength(4);
});
