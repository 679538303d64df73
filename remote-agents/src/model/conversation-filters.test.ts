import { filterQuery, filtersFrom, isFiltered } from './conversation-filters';

const read = (query: string) => filtersFrom(new URLSearchParams(query));

test('writes filters to an address and reads them back', () => {
  const filters = {
    agentId: 'a/1',
    outcome: 'not-found',
    from: '2026-11-01',
    to: '2026-11-22',
    search: 'Ölpreis?',
  } as const;
  expect(read(filterQuery(filters))).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
});

test('reads no filters from an address without any', () => {
  expect(read('tab=unanswered')).toEqual({});
  expect(isFiltered({})).toBe(false);
  expect(filterQuery({})).toBe('');
});

test.each(['outcome=great', 'from=yesterday', 'to=2026-13-45', 'search=%20%20', 'agent='])(
  'ignores filters that it cannot read, as in %s',
  (query) => {
    expect(read(query)).toEqual({});
  },
);
