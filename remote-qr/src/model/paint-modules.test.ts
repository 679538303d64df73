import jsqr from 'jsqr';
import { encodeQR } from 'qr';
import { modulePath } from './module-path';
import { paintModules } from './paint-modules';
import { readModules } from './read-modules';

const TEXTS = [
  'https://example.com',
  'https://münchen.example/ä?q=✓',
  'https://wa.me/491512345678?text=100%25%20%F0%9F%91%8D',
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:A\\; B\\, C\r\nEND:VEVENT\r\nEND:VCALENDAR',
];

// jsqr is a CommonJS module, and its default export arrives wrapped or not, depending on who loads it.
const decode = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr;

function modulesOf(text: string) {
  // The encoder insists on a border of at least one.
  return encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

describe.each(TEXTS)('a code for %j', (text) => {
  test.each([100, 200, 333, 400])('painted at %i px reads back as the same text', (size) => {
    const pixels = paintModules(modulesOf(text), size);
    expect(pixels).toHaveLength(size * size * 4);
    expect(decode(pixels, size, size)?.data).toBe(text);
  });

  test('is read out of its picture square by square', () => {
    const modules = modulesOf(text);
    expect(readModules({ width: 400, height: 400, data: paintModules(modules, 400) })).toEqual(modules);
  });
});

test('the quiet zone is four squares wide and white', () => {
  const modules = modulesOf('x');
  const size = modules.length + 8;
  const pixels = paintModules(modules, size);
  expect(pixels.subarray(0, size * 4 * 4).every((value) => value === 255)).toBe(true);
  expect(pixels[(4 * size + 4) * 4]).toBe(0);
});

test('a picture without a code gives none', () => {
  expect(readModules({ width: 50, height: 50, data: new Uint8ClampedArray(10_000).fill(255) })).toBeNull();
});

test('a path covers exactly the dark squares', () => {
  const path = modulePath('https://example.com');
  const dark = encodeQR('https://example.com', 'raw', { border: 4, ecc: 'low' }).flat().filter(Boolean).length;
  const strokes = [...(path?.d.matchAll(/h(\d+)v1/g) ?? [])].map(([, length]) => Number(length));
  expect(strokes.reduce((sum, length) => sum + length, 0)).toBe(dark);
});

test('a text beyond what a code can hold has no path', () => {
  expect(modulePath('x'.repeat(2953))).not.toBeNull();
  expect(modulePath('x'.repeat(2954))).toBeNull();
});
