/** Limits of the image's edge, in pixels (spec section 9.2). */
export const QR_SIZE_MIN = 100;
export const QR_SIZE_MAX = 400;
export const QR_SIZE_DEFAULT = 200;

/** Edge lengths of images for print, in pixels. */
export const PRINT_SIZES = [600, 1200, 2000] as const;

/** Returns the name of the PNG download, which contains its size (spec section 2.6). */
export function pngName(size: number): string {
  return `qr-code-${size}x${size}.png`;
}
