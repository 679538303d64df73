import { finderByName } from './finder-by-name';

const find = finderByName([{ name: 'Menu' }, { name: 'Wine MENU' }, { name: 'Straße' }, { name: '' }]);
const names = (search: string) => find(search).map(({ name }) => name);

test('names are found whatever the case, spaces around the search are left out', () => {
  expect(names(' menu ')).toEqual(['Menu', 'Wine MENU']);
  expect(names('STRASSE')).toEqual([]);
  expect(names('straß')).toEqual(['Straße']);
});

test('an empty search finds all, in their order', () => {
  expect(names(' ')).toHaveLength(4);
});
