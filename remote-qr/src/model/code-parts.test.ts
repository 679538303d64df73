import { layOutCode, leastPrintMm } from './code-parts';

test.each([21, 25, 33, 57, 177])('centers a code of %i modules with its quiet zone', (count) => {
  expect(layOutCode(count, { quietZone: 4, frame: '' })).toEqual({ edge: count + 8, x: 4, y: 4, frame: null });
  const { edge, x, y, frame } = layOutCode(count, { quietZone: 6, frame: 'Scan me' });
  expect([x, y].every(Number.isInteger)).toBe(true);
  expect(2 * x + count).toBe(edge);
  expect(frame?.window).toEqual({ x: x - 6, y: y - 6, edge: count + 12 });
});

test('draws no frame for text that is only spaces', () => {
  expect(layOutCode(21, { quietZone: 4, frame: '  \n ' }).frame).toBeNull();
});

test.each(['M', 'Scan me', 'W'.repeat(24), '扫'.repeat(24), '👨‍👩‍👧‍👦'.repeat(6)])(
  'fits the text %s into its band',
  (frame) => {
    const { edge, frame: laidOut } = layOutCode(25, { quietZone: 4, frame });
    const { size = 0, y = 0 } = laidOut?.words ?? {};
    expect(y + size / 2).toBeLessThan(edge);
    // No character is wider than the font size.
    const signs = [...frame].filter((sign) => !/\p{Cf}/u.test(sign)).length;
    expect(size * signs * (frame.startsWith('W') ? 0.8 : 1)).toBeLessThanOrEqual(laidOut?.width ?? 0);
  },
);

test('requires more paper for a frame and a wide quiet zone', () => {
  const least = (quietZone: number, frame = '') => leastPrintMm(layOutCode(25, { quietZone, frame }));
  expect(least(4)).toBe(14);
  expect(least(10)).toBe(18);
  expect(least(4, 'Scan me')).toBe(17);
});
