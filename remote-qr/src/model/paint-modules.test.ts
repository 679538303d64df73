import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { encodeModules, encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { readPixels } from '../image/read-code';
import { paintModules } from './code-parts';
import { modulePath } from './module-path';

const BLACK_ON_WHITE = { dark: '#000000', light: '#ffffff' };

const CONTENTS: QrContent[] = [
  { type: 'Url', payload: { Url: 'https://münchen.example/ä?q=✓#ü' } },
  { type: 'Whatsapp', payload: { number: '+49 151 2345678', message: '100% 👍 & more' } },
  {
    type: 'CalendarEvent',
    payload: {
      subject: 'Tasting; red, white',
      description: 'Line one\nLine two',
      location: 'Köln',
      startTime: '2026-05-01T18:00',
      endTime: '2026-05-01T20:00',
    },
  },
];

function paint(text: string, size: number, colors = BLACK_ON_WHITE) {
  const modules = encodePlain(text) ?? [];
  return { width: size, height: size, data: paintModules(modules, size, colors) };
}

/** Tests more sizes only in `npm run test:full`, because the reader takes long for each. */
const SIZES = process.env['TESTS'] === 'full' ? [150, 200, 333, 400, 1200] : [150, 333];

describe.each(CONTENTS)('a code of type $type', (content) => {
  const text = encodedText(content);
  test.each(SIZES)('painted at %i px is read by another decoder', (size) => {
    const picture = paint(text, size);
    expect(picture.data).toHaveLength(size * size * 4);
    expect(readPixels(picture)).toBe(text);
  });

  test('is read in dark green on cream, but not light on dark', () => {
    expect(readPixels(paint(text, 400, { dark: '#0b5d3b', light: '#fff3c4' }))).toBe(text);
    expect(readPixels(paint(text, 400, { dark: '#ffffff', light: '#000000' }))).toBeNull();
  });
});

test('paints a white quiet zone of four modules, whatever the colors', () => {
  const size = (encodePlain('x')?.length ?? 0) + 8;
  const { data } = paint('x', size, { dark: '#102030', light: '#fff3c4' });
  expect(data.subarray(0, size * 4 * 4).every((value) => value === 255)).toBe(true);
  const at = (x: number, y: number) => [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
  expect(at(3, 10)).toEqual([255, 255, 255, 255]);
  expect(at(4, 4)).toEqual([0x10, 0x20, 0x30, 255]);
  expect(at(5, 5)).toEqual([0xff, 0xf3, 0xc4, 255]);
});

test('covers exactly the dark modules with a path, moved by the quiet zone', () => {
  const modules = encodePlain('https://example.com') ?? [];
  const { d, edge } = modulePath(modules);
  const strokes = [...d.matchAll(/h(\d+)v1/g)].map(([, length]) => Number(length));
  expect(strokes.reduce((sum, length) => sum + length, 0)).toBe(modules.flat().filter(Boolean).length);
  expect(edge).toBe(modules.length + 8);
  expect(d).toMatch(/^M4 4h7v1H4z/);
});

test('encodes no text that is too long for a code; higher correction leaves room for less text', () => {
  expect(encodePlain('x'.repeat(2953))).toHaveLength(177);
  expect(encodePlain('x'.repeat(2954))).toBeNull();
  expect(encodeModules('x'.repeat(1273), 'high')).toHaveLength(177);
  expect(encodeModules('x'.repeat(1274), 'high')).toBeNull();
});
