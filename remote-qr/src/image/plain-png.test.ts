import { CompressionStream } from 'node:stream/web';
import { crc32, inflateSync } from 'node:zlib';
import { encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { plainPng } from '@frontdesk/shared/endpoints/qr-image/plain-png';
import { readPixels } from './read-code';

// jsdom lacks it.
Object.assign(globalThis, { CompressionStream });

/** Reads a PNG with one bit per pixel, and verifies its checksums. */
function pixelsOf(png: Buffer) {
  const width = png.readUInt32BE(16);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, end));
  }
  const rows = inflateSync(Buffer.concat(parts));
  const stride = 1 + Math.ceil(width / 8);
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isLight = ((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
    if (!isLight) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width, height: png.readUInt32BE(20), data };
}

test.each(['https://a.de', 'https://wa.me/491512345678?text=100%25%20%F0%9F%98%80', 'ä'.repeat(400)])(
  'draws %j as a PNG that a scanner reads',
  async (text) => {
    const modules = encodePlain(text);
    if (!modules) throw new Error('The text is too long.');
    for (const scale of [1, 3, 8]) {
      const pixels = pixelsOf(Buffer.from(await plainPng(modules, scale)));
      expect(pixels).toMatchObject({ width: (modules.length + 8) * scale, height: (modules.length + 8) * scale });
      if (scale > 1) expect(readPixels(pixels)).toBe(text);
    }
  },
);
