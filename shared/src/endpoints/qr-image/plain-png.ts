import { encodePlain, type Modules, QUIET_ZONE } from './modules';

/** Wide enough that the largest size, 400 pixels, needs no scaling up. */
const WIDTH_MIN = 400;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ONE_BIT_GRAY = [1, 0, 0, 0, 0];

/** Draws a code as a PNG in a data URL. Throws when the text is too long. */
export async function drawPlain(text: string): Promise<string> {
  const modules = encodePlain(text);
  if (!modules) throw new Error('This is too long for a QR code.');
  const png = await plainPng(modules, Math.ceil(WIDTH_MIN / (modules.length + 2 * QUIET_ZONE)));
  return `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
}

/**
 * Encodes a code in black on white with `scale` pixels per module. The file is a tenth as large as one from a canvas,
 * which matters for thousands of codes.
 */
export async function plainPng(modules: Modules, scale: number): Promise<Uint8Array<ArrayBuffer>> {
  const width = (modules.length + 2 * QUIET_ZONE) * scale;
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, width);
  header.set(ONE_BIT_GRAY, 8);
  const pixels = await deflate(pixelRows(modules, scale, width));
  return joined([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', new Uint8Array(0))]);
}

/** Packs a bit per pixel. Each row begins with a byte that marks it as unfiltered. */
function pixelRows(modules: Modules, scale: number, width: number): Uint8Array<ArrayBuffer> {
  const stride = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(stride * width).fill(0xff);
  for (let y = 0; y < width; y += 1) {
    const row = rows.subarray(y * stride, (y + 1) * stride);
    row[0] = 0;
    const squares = modules[Math.floor(y / scale) - QUIET_ZONE];
    for (let x = 0; squares && x < width; x += 1) {
      if (squares[Math.floor(x / scale) - QUIET_ZONE]) clearBit(row, x);
    }
  }
  return rows;
}

function clearBit(row: Uint8Array, x: number): void {
  const at = 1 + (x >> 3);
  row[at] = (row[at] ?? 0) & ~(0x80 >> (x & 7));
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new CompressionStream('deflate');
  const writer = packing.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const packed = await new Response(packing.readable).arrayBuffer();
  await written;
  return new Uint8Array(packed);
}

/** Writes length, type, content, and a checksum of the last two. */
function chunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, checkSum(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (SUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
