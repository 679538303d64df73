import { CODE_WIDTHS, cutMarks, layOutSheet, PAPERS, type Paper, sheetsOf } from './sheet-layout';

const EVERY = (Object.keys(PAPERS) as Paper[]).flatMap((paper) => CODE_WIDTHS.map((width) => [paper, width] as const));

test.each(EVERY)('on %s, centers codes of %i mm a centimeter from every edge', (paper, width) => {
  const { columns, rows, cell, left, top } = layOutSheet(paper, width);
  expect(columns * rows).toBeGreaterThanOrEqual(4);
  expect(left).toBeGreaterThanOrEqual(10);
  expect(top).toBeGreaterThanOrEqual(10);
  expect(left * 2 + columns * cell.width).toBeCloseTo(PAPERS[paper].width);
  expect(top * 2 + rows * cell.height).toBeCloseTo(PAPERS[paper].height);
  expect(cell.width).toBeGreaterThan(width);
});

test('fits 16 codes of 40 mm on A4, and puts the rest on additional sheets', () => {
  const layout = layOutSheet('A4', 40);
  expect([layout.columns, layout.rows]).toEqual([4, 4]);
  expect(sheetsOf(Array.from({ length: 33 }), layout).map((sheet) => sheet.length)).toEqual([16, 16, 1]);
  expect(sheetsOf([], layout)).toEqual([]);
});

test('draws a cut mark at every corner of every cell', () => {
  expect(cutMarks(layOutSheet('A4', 40)).match(/M[\d.]+ [\d.]+h4/g)).toHaveLength(25);
});
