/** A unique name, so that the font of the page's own text never changes. */
export const POPPINS = 'ChatbotPoppins';

/**
 * Registers the font beside the stylesheet with the page, because a shadow root cannot have fonts of its own. The
 * browser loads it when it first shows text in it, which is when the chat opens.
 */
export function offerPoppins(stylesheet: string): void {
  for (const weight of ['400', '600']) {
    // `href` encodes quotes.
    const address = new URL(`poppins-${weight}.woff2`, stylesheet).href;
    document.fonts?.add(new FontFace(POPPINS, `url("${address}")`, { weight, display: 'swap' }));
  }
}
