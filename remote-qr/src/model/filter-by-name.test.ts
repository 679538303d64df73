import { filterByName } from './filter-by-name';

const CODES = [{ name: 'Menu' }, { name: 'Wine MENU' }, { name: 'Door' }, { name: '' }];

test('a search finds names that contain it, whatever the case', () => {
  expect(filterByName(CODES, 'menu')).toEqual([{ name: 'Menu' }, { name: 'Wine MENU' }]);
});

test('an empty search finds all', () => {
  expect(filterByName(CODES, '  ')).toEqual(CODES);
});

test('signs with a meaning in patterns are only signs', () => {
  expect(filterByName([{ name: 'a.b' }, { name: 'axb' }], '.')).toEqual([{ name: 'a.b' }]);
});
