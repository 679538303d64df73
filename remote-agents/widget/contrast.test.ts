import { contrastRatio, longHex, readableOn } from './contrast';

test('black on white is 21 to 1, and a colour on itself 1', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#724ae8', '#724ae8')).toBe(1);
});

test('the spec’s own theme reads well in header and outgoing messages, and not at all in incoming ones', () => {
  expect(contrastRatio('#fff', '#724ae8')).toBeCloseTo(5.44, 2);
  expect(contrastRatio('#fff', '#f2f2f2')).toBeCloseTo(1.12, 2);
});

test('replaces a text colour that is not readable, on any background', () => {
  expect(readableOn('#f2f2f2', '#fff')).toBe('#1b1b26');
  expect(readableOn('#222222', '#333333')).toBe('#ffffff');
  for (const ground of ['#000000', '#777777', '#808080', '#ff0000', '#00ff00', '#ffffff']) {
    expect(contrastRatio(readableOn(ground, ground), ground)).toBeGreaterThanOrEqual(4.0);
  }
});

test('keeps a readable text colour', () => {
  expect(readableOn('#f2f2f2', '#003366')).toBe('#003366');
});

test('a short colour is written out for the colour input', () => {
  expect(longHex('#fA0')).toBe('#ffAA00');
  expect(longHex('#724ae8')).toBe('#724ae8');
});
