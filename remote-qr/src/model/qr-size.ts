/** Edge of the image in pixels (spec section 9). */
export const QR_SIZE_MIN = 100;
export const QR_SIZE_MAX = 400;
export const QR_SIZE_DEFAULT = 200;

export function pngName(size: number): string {
  return `qr-code-${size}x${size}.png`;
}
