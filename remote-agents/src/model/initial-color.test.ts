import { AA_RATIO, contrastRatio } from '../../widget/contrast';
import { INITIAL_COLORS, initialColor, initialOf } from './initial-color';

test('white is readable on every color', () => {
  for (const color of INITIAL_COLORS) expect(contrastRatio('#ffffff', color)).toBeGreaterThanOrEqual(AA_RATIO);
});

test('every color contrasts with a page in both themes', () => {
  for (const color of INITIAL_COLORS) {
    for (const page of ['#f7f4ee', '#0e0c11']) expect(contrastRatio(page, color)).toBeGreaterThanOrEqual(3);
  }
});

test('an agent keeps its color, and agents differ', () => {
  expect(initialColor(7)).toBe(initialColor('7'));
  expect(new Set(Array.from({ length: 50 }, (_, id) => initialColor(id))).size).toBeGreaterThan(5);
});

test.each([
  ['reception desk', 'R'],
  ['  "Élan"', 'É'],
  ['42 rooms', '4'],
  ['🛎 desk', '🛎'],
  ['', '?'],
])('the initial of %j is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
