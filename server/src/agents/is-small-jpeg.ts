/** The longest side of an avatar, in pixels. The dashboard stores 96. */
const SIDE_MAX = 256;

/**
 * Returns whether a data URL holds a JPEG whose header declares a small size: few bytes can unpack to a huge picture.
 */
export function isSmallJpeg(dataUrl: string): boolean {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A frame header: C0 to CF, except the tables C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return height > 0 && height <= SIDE_MAX && width > 0 && width <= SIDE_MAX;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
