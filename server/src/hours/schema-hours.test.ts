import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSchemaHours } from './schema-hours';

const read = (...data: unknown[]) => readSchemaHours(data.map((one) => JSON.stringify(one)));
const nine = [{ opens: '09:00', closes: '18:00' }];

describe('The hours that a page states', () => {
  it('are read from specifications, with closed days and separate dates', () => {
    const [table] =
      read({
        '@type': 'Store',
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'https://schema.org/Tuesday'],
            opens: '09:00:00',
            closes: '18:00',
          },
          { dayOfWeek: 'http://schema.org/Saturday', opens: '20:00', closes: '23:59' },
          { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
          { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-26' },
        ],
        specialOpeningHoursSpecification: {
          opens: '09:00',
          closes: '12:00',
          validFrom: '2026-12-24',
          validThrough: '2026-12-24',
        },
      }) ?? [];
    assert.deepEqual(table?.week.mon, nine);
    assert.deepEqual(table?.week.tue, nine);
    assert.deepEqual(table?.week.sat, [{ opens: '20:00', closes: '24:00' }]);
    assert.deepEqual(table?.week.sun, []);
    assert.deepEqual(
      table?.exceptions.map(({ date, ranges }) => [date, ranges.length]),
      [
        ['2026-12-24', 1],
        ['2026-12-25', 0],
        ['2026-12-26', 0],
      ],
    );
  });

  it('are read from lines, from a graph, and for several businesses', () => {
    const tables = read({
      '@graph': [
        { '@type': 'WebSite', name: 'Mill' },
        { '@type': 'Hotel', name: 'Mill', openingHours: ['Mo-Fr 09:00-18:00', 'Sa,Su 10:00-14:00'] },
        { '@type': 'Restaurant', name: 'Mill Kitchen', openingHours: 'Fr-Su 12:00-22:00' },
      ],
    });
    assert.deepEqual(
      tables?.map(({ name }) => name),
      ['', 'Mill Kitchen'],
    );
    assert.deepEqual(tables?.[0]?.week.fri, nine);
    assert.deepEqual(tables?.[0]?.week.sun, [{ opens: '10:00', closes: '14:00' }]);
    assert.deepEqual([tables?.[1]?.week.thu.length, tables?.[1]?.week.sun.length], [0, 1]);
  });

  // A regular expression that tries every split of 200 letters would run for more than a year.
  it('are read from long prose and thousands of specifications in linear time', () => {
    assert.equal(read({ openingHours: 'ab'.repeat(100) }), null);
    assert.equal(read({ openingHours: 'ab '.repeat(66) }), null);
    const many = Array.from({ length: 20_000 }, () => ({ dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' }));
    read({ openingHoursSpecification: many, specialOpeningHoursSpecification: many });
  });

  it('leave out public holidays, unknown days and seasons', () => {
    const usual = { dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' };
    const holidays = { dayOfWeek: 'PublicHolidays', opens: '10:00', closes: '12:00' };
    const summer = { ...usual, closes: '22:00', validFrom: '2026-05-01', validThrough: '2026-09-30' };
    const [table] = read({ openingHoursSpecification: [usual, holidays, summer] }) ?? [];
    assert.deepEqual([table?.week.mon, table?.week.tue], [nine, []]);
    assert.equal(read({ openingHours: 'Feiertage 09:00-10:00' }), null);
  });

  it('are empty for broken data, unreadable times and pages without them', () => {
    assert.equal(readSchemaHours(['{', '[]', 'null', '{"openingHours": "on request"}']), null);
    assert.equal(read({ openingHoursSpecification: { dayOfWeek: 'Monday', opens: 'nine', closes: '18:00' } }), null);
    assert.equal(read({ openingHoursSpecification: { dayOfWeek: 'Monday', opens: '29:00', closes: '18:00' } }), null);
  });
});
