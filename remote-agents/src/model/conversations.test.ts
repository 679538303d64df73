import {
  filterQuery,
  filtersFrom,
  freshRows,
  inPlace,
  isFiltered,
  mergeMessages,
  questionBefore,
  type TranscriptMessage,
  withoutRow,
  withPage,
} from './conversations';

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

const message = (id: string, from: TranscriptMessage['from'], text = id): TranscriptMessage => ({
  id,
  from,
  person: null,
  text,
  sentAt: null,
  outcome: null,
  sources: [],
  nearest: [],
  passages: [],
  feedback: null,
  delivery: null,
});

test('keeps earlier messages when the newest ones are fetched again', () => {
  const held = [message('1', 'visitor'), message('2', 'agent'), message('3', 'visitor')];
  const newest = [message('3', 'visitor', 'now'), message('4', 'agent')];
  expect(mergeMessages(held, newest).map(({ text }) => text)).toEqual(['1', '2', 'now', '4']);
});

test('finds the last question before a reply', () => {
  const messages = [message('a', 'visitor'), message('b', 'visitor'), message('c', 'agent'), message('d', 'agent')];
  expect(questionBefore(messages, 'd')).toBe('b');
  expect(questionBefore(messages, 'a')).toBe('');
});

const row = (id: string, at: string, text = '') => ({ id, at: `2026-11-22T${at}Z`, text });
const timeOf = ({ at }: { at: string }) => at;
const shown = [row('b', '10:00:00'), row('a', '09:00:00')];

test('rows that are newer than all shown ones are fresh', () => {
  const newest = [row('c', '11:00:00'), row('b', '10:00:00'), row('a', '09:00:00')];
  expect(freshRows(shown, newest, timeOf).map(({ id }) => id)).toEqual(['c']);
});

test('an older row that moves up after a deletion is not fresh', () => {
  const newest = [row('a', '09:00:00'), row('older', '08:00:00')];
  expect(freshRows(shown, newest, timeOf)).toEqual([]);
});

test('a shown row changes in its place', () => {
  const newest = [row('a', '12:00:00', 'changed'), row('b', '10:00:00')];
  expect(inPlace(shown, newest).map(({ id, text }) => `${id}${text}`)).toEqual(['b', 'achanged']);
});

test('the next page adds only rows that are not shown yet', () => {
  const list = withPage({ rows: shown, next: 'x' }, { rows: [row('a', '09:00:00'), row('z', '07:00:00')], next: null });
  expect(list).toEqual({ rows: [...shown, row('z', '07:00:00')], next: null });
  expect(withoutRow(list, 'b').rows.map(({ id }) => id)).toEqual(['a', 'z']);
});
