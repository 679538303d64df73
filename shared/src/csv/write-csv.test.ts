import { writeCsv } from './write-csv';

const formatted = (cell: string) => writeCsv([[cell]]).slice(1, -2);

test.each([
  '=cmd|calc',
  '+SUM(A1)',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '\r\n=1',
  '\u200b=1+1',
  '\u202e -2+1',
  '＝1+1',
])('writes %j as text, not as a formula', (cell) => {
  expect(formatted(cell)).toBe(`"'${cell}"`);
});

test.each(['-12.5', '+49 151 2345678', '42', 'a=b', 'https://example.com'])('writes %s unchanged', (cell) => {
  expect(formatted(cell)).toBe(cell);
});
