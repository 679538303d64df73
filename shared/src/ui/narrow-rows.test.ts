import { narrowRows } from './narrow-rows';

const stylesOf = (cells: Record<string, object>) =>
  narrowRows({ from: 900, row: {}, cells })['@media (max-width: 899px)'] as Record<string, unknown>;

test('adds styles for all cells to those that make them parts of a card', () => {
  const base = { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0 };
  expect(stylesOf({})['& td']).toEqual(base);
  expect(stylesOf({ '& td': { padding: '1', overflowWrap: 'anywhere' } })['& td']).toEqual({
    ...base,
    padding: '1',
    overflowWrap: 'anywhere',
  });
});

test('puts a cell’s own styles after those of all cells, which they override', () => {
  const styles = stylesOf({ '& td:empty': { display: 'none' }, '& td': { display: 'block' } });
  expect(styles['& td:empty']).toEqual({ display: 'none' });
  expect(Object.keys(styles).slice(-2)).toEqual(['& td', '& td:empty']);
});
