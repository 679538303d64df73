import { codesArranger, countTags } from './arrange-codes';
import { type CodeView, NO_FILTERS } from './code-view';

const qrs = ['Table 10', 'flyer', 'Table 9', 'Hotline'].map((name, at) => ({
  id: at === 1 ? at : String(at),
  name,
  type: name === 'Hotline' ? 'whatsapp' : 'Url',
  payload: '{}',
}));
const facts = {
  links: new Map([
    ['1', { visits: 2 }],
    ['2', { visits: 7 }],
  ]),
  tags: new Map([
    ['0', ['Summer', 'Bar']],
    ['1', ['summer']],
  ]),
};
const names = (view: Partial<CodeView>) =>
  codesArranger(qrs, facts)({ ...NO_FILTERS, search: '', ...view }).map(({ name }) => name);

test('sorts codes by date, by name (with numbers in order of value), and by scans', () => {
  expect(names({})).toEqual(['Table 10', 'flyer', 'Table 9', 'Hotline']);
  expect(names({ sort: 'oldest' })).toEqual(['Hotline', 'Table 9', 'flyer', 'Table 10']);
  expect(names({ sort: 'name' })).toEqual(['flyer', 'Hotline', 'Table 9', 'Table 10']);
  expect(names({ sort: 'scans' })).toEqual(['Table 9', 'flyer', 'Table 10', 'Hotline']);
});

test('combines filters and search', () => {
  expect(names({ kind: 'Whatsapp' })).toEqual(['Hotline']);
  expect(names({ tag: 'SUMMER' })).toEqual(['Table 10', 'flyer']);
  expect(names({ changeable: 'yes' })).toEqual(['flyer', 'Table 9']);
  expect(names({ changeable: 'no', search: 'table' })).toEqual(['Table 10']);
  expect(names({ changeable: 'yes', tag: 'bar' })).toEqual([]);
});

test('counts every tag once, in any letter case', () => {
  expect(countTags(facts.tags)).toEqual([
    { tag: 'Bar', count: 1 },
    { tag: 'Summer', count: 2 },
  ]);
});
