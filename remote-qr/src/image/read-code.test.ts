import { encodeModules, encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { encodeWithLogo, paintModules, versionOf } from '../model/code-parts';
import { PLAIN_STYLE } from '../model/qr-style';
import { type Logo, paintLogo } from '../testing/paint-logo';
import { serveDecoder } from '../testing/serve-decoder';
import { readAsScanners } from './read-code';
import { type Decoder, loadSecondDecoder } from './second-decoder';

let second: Decoder | null;
beforeAll(async () => {
  const end = serveDecoder();
  second = await loadSecondDecoder();
  end();
});

const readPlain = (text: string, size: number, decoder = second) => {
  const modules = encodePlain(text) ?? [];
  const image = { width: size, height: size, data: paintModules(modules, size, PLAIN_STYLE) };
  return readAsScanners(image, { text, edge: modules.length + 8, second: decoder });
};

/** Number of bytes that fit into versions 1 to 20 with the highest correction. */
const BYTES = [7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382];
const textOf = (version: number) => `https://example.com/${'aZ9'.repeat(200)}`.slice(0, BYTES[version - 1]);
const ALL = BYTES.map((_, at) => at + 1);
/** Tests all versions only in `npm run test:full`, because each takes half a second. */
const TRIED = process.env['TESTS'] === 'full' ? ALL : ALL.filter((version) => version === 1 || version % 7 === 0);

const LETTER: Logo = (x, y) => x < 0.3 || y < 0.25 || (y > 0.42 && y < 0.62 && x < 0.8);
const RING: Logo = (x, y) => {
  const distance = Math.hypot(x - 0.5, y - 0.5);
  return distance < 0.15 || (distance > 0.3 && distance < 0.5);
};

test.each<[string, Logo, readonly number[]]>([
  ['a letter', LETTER, TRIED],
  ['a ring', RING, [11]],
  ['a dark square', () => true, [1, 20]],
])('texts of different lengths scan with %s in the middle of the code', async (_, logo, versions) => {
  for (const version of versions) {
    const text = textOf(version);
    expect(versionOf(encodeModules(text, 'high') ?? [])).toBe(version);
    const modules = encodeWithLogo(text) ?? [];
    const read = await readAsScanners(paintLogo(modules, 400, logo), { text, edge: modules.length + 8, second });
    expect({ version, read }).toEqual({ version, read: text });
  }
});

test('a plain code scans while its modules are wide enough', async () => {
  expect(await readPlain('https://example.com', 100)).toBe('https://example.com');
  expect(await readPlain(textOf(10), 200)).toBe(textOf(10));
  expect(await readPlain('x'.repeat(1500), 200)).toBeNull();
});

test('a code that only one decoder reads does not scan', async () => {
  expect(await readPlain('https://example.com', 200, async () => null)).toBeNull();
  expect(await readPlain('https://example.com', 200, null)).toBe('https://example.com');
});

test('returns the text of the second decoder when it reads a different one', async () => {
  expect(await readPlain('https://example.com', 200, async () => 'another text')).toBe('another text');
});

test('also requires that every decoder reads the code on a dark background and tilted', async () => {
  const seen: number[] = [];
  const onlyBright: Decoder = async (pixels) => {
    seen.push(pixels.width);
    return (pixels.data[0] ?? 0) > 128 ? 'https://example.com' : null;
  };
  expect(await readPlain('https://example.com', 200, onlyBright)).toBeNull();
  expect(new Set(seen)).toEqual(new Set([200, 100, 260]));
});

test('refuses a logo that looks like a mark of the code', async () => {
  const target: Logo = (x, y) => {
    const distance = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) * 2;
    return distance > 5 / 7 || distance < 3 / 7;
  };
  const text = textOf(1);
  const modules = encodeWithLogo(text) ?? [];
  expect(await readAsScanners(paintLogo(modules, 400, target), { text, edge: modules.length + 8, second })).toBeNull();
});
