import { encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { modulePath } from './module-path';

const modules = encodePlain('https://example.com') ?? [];
/** Builds a code without finder patterns, so that all its modules may be rounded. */
const field = (rows: readonly string[]) =>
  Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (_, x) => rows[y - 9]?.[x - 9] === '#'));
const at = { edge: 21, x: 0, y: 0 };

test('draws square modules as strokes without curves', () => {
  expect(modulePath(modules).d).not.toMatch(/a/);
  expect(modulePath(field(['##']), 'square', at).d).toBe('M9 9h2v1H9z');
});

test('draws a single module round, and neighbors without a gap', () => {
  const round = (rows: readonly string[]) => modulePath(field(rows), 'rounded', at).d;
  expect(round(['#']).match(/a/g)).toHaveLength(4);
  expect(round(['###']).match(/a/g)).toHaveLength(4);
  expect(round(['#', '#']).match(/a/g)).toHaveLength(4);
  // Corners of the first row remain square where the second row touches it.
  expect(round(['##', '##']).match(/a/g)).toHaveLength(4);
  expect(round(['.#.', '###', '.#.']).match(/a/g)).toHaveLength(8);
});

test('keeps the shape of finder patterns', () => {
  const { d } = modulePath(modules, 'rounded');
  expect(d.startsWith('M4 4h7v1H4z')).toBe(true);
  expect(d).toMatch(/a\.5/);
});
