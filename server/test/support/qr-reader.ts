import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import jsQr from 'jsqr';

/** Reads a one-bit grayscale PNG without filters, as written by our server. */
function readPng(dataUrl: string) {
  const png = Buffer.from(dataUrl.replace('data:image/png;base64,', ''), 'base64');
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const lineBytes = 1 + Math.ceil(width / 8);
  const isBlack = (x: number, y: number) => (((lines[y * lineBytes + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0;
  return { width, height, isBlack };
}

/** Decodes the code in an image as a phone does. */
export function decodeQr(dataUrl: string): string {
  const { width, height, isBlack } = readPng(dataUrl);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.fill(isBlack(at % width, Math.floor(at / width)) ? 0 : 255, at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = 255;
  }
  const code = jsQr(pixels, width, height);
  assert.ok(code, 'no code was found in the image');
  return Buffer.from(code.binaryData).toString('utf8');
}

/** Counts the white modules around the code. */
export function modulesOf(dataUrl: string) {
  const { width, isBlack } = readPng(dataUrl);
  let first = 0;
  while (!isBlack(first, first)) first++;
  let finder = 0;
  while (isBlack(first + finder, first)) finder++;
  // A corner mark is seven modules wide.
  const scale = finder / 7;
  for (let at = 0; at < first; at++) {
    for (let along = 0; along < width; along++) {
      assert.ok(
        ![
          isBlack(at, along),
          isBlack(along, at),
          isBlack(width - 1 - at, along),
          isBlack(along, width - 1 - at),
        ].includes(true),
      );
    }
  }
  return { quietZone: first / scale };
}
