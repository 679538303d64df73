import { freshRows, inPlace, withoutRow, withPage } from './live-list';

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
