import { contrastRatio, longHex, readableOn, standingOut } from './contrast';

test('black on white has a ratio of 21, and a color on itself has a ratio of 1', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#724ae8', '#724ae8')).toBe(1);
});

test('the spec’s own theme is readable in header and outgoing messages, but not in incoming ones', () => {
  expect(contrastRatio('#fff', '#724ae8')).toBeCloseTo(5.44, 2);
  expect(contrastRatio('#fff', '#f2f2f2')).toBeCloseTo(1.12, 2);
});

test('replaces a text color that is not readable, on any background', () => {
  expect(readableOn('#f2f2f2', '#fff')).toBe('#1b1b26');
  expect(readableOn('#222222', '#333333')).toBe('#ffffff');
  for (const ground of ['#000000', '#777777', '#808080', '#ff0000', '#00ff00', '#ffffff']) {
    expect(contrastRatio(readableOn(ground, ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['#1a2b3c', '#1f1c23'],
  ['#000', '#1f1c23'],
  ['#00007f', '#1f1c23'],
  ['#ffe9a8', '#ffffff'],
  ['#fff', '#ffffff'],
])('a shade of %s stands out from %s, and no more than needed', (color, ground) => {
  const ratio = contrastRatio(standingOut(color, ground), ground);
  expect(ratio).toBeGreaterThanOrEqual(3);
  expect(ratio).toBeLessThan(3.5);
});

test('keeps a color that stands out, and the hue of a color that does not', () => {
  expect(standingOut('#724ae8', '#1f1c23')).toBe('#724ae8');
  const [red = 0, green = 0, blue = 0] = (standingOut('#1a2b3c', '#1f1c23').match(/\w\w/g) ?? []).map((hex) =>
    parseInt(hex, 16),
  );
  expect(red < green && green < blue).toBe(true);
});

test('keeps a readable text color', () => {
  expect(readableOn('#f2f2f2', '#003366')).toBe('#003366');
});

test('expands a short color for the color input', () => {
  expect(longHex('#fA0')).toBe('#ffAA00');
  expect(longHex('#724ae8')).toBe('#724ae8');
});
