import { emptyTable, isPast, problemsBelow, problemsIn, todayIn } from './opening-hours';

const range = (opens: string, closes: string) => ({ opens, closes });
const exception = (date: string, ...ranges: { opens: string; closes: string }[]) => ({ date, ranges, note: '' });

test.each([
  ['2026-11-23', [], true],
  ['2026-11-23', [range('22:00', '02:00')], false],
  ['2026-11-22', [range('22:00', '02:00')], true],
  ['2026-11-24', [], false],
  ['', [], false],
] as const)('on 24 November, %s with %j is over: %s', (date, ranges, isOver) => {
  expect(isPast(exception(date, ...ranges), '2026-11-24')).toBe(isOver);
});

test('returns the date in a zone, and the browser’s date for an unknown zone', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
  expect([todayIn('Pacific/Kiritimati'), todayIn('Mars/Base')]).toEqual(['2026-11-25', '2026-11-24']);
  jest.useRealTimers();
});

test('finds the field of each problem', () => {
  const { week } = emptyTable();
  const mon = [range('09:00', '')];
  const tue = [range('12:00', '18:00'), range('09:00', '13:00')];
  const exceptions = [exception(''), exception('2036-12-24', range('9', '18:00'))];
  const found = problemsIn([{ name: '', week: { ...week, mon, tue }, exceptions }]);
  expect(Object.keys(found).sort()).toEqual([
    '0.exceptions.0.date',
    '0.exceptions.1.ranges.0.opens',
    '0.week.mon.0.closes',
    '0.week.tue.1.opens',
  ]);
  expect(Object.keys(problemsBelow(problemsBelow(found, 0), 'week')).sort()).toEqual(['mon.0.closes', 'tue.1.opens']);
  expect(problemsBelow(found, 1)).toBe(problemsBelow({}, 'x'));
});

test('finds repeated dates, and names that are repeated, missing or without a letter', () => {
  const twice = [exception('2036-12-24'), exception('2036-12-25'), exception('2036-12-24')];
  expect(Object.keys(problemsIn([{ ...emptyTable(), exceptions: twice }]))).toEqual(['0.exceptions.2.date']);
  const names = ['', 'Bar', 'bar ', '', '?!'];
  const found = problemsIn(names.map((name) => emptyTable(name)));
  expect(Object.keys(found)).toEqual(['2.name', '3.name', '4.name']);
});
