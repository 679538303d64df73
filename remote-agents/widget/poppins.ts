/** A name of its own, so that the page's text never changes. */
export const POPPINS = 'ChatbotPoppins';

/**
 * Makes the font beside the stylesheet known to the page: a shadow cannot have fonts of its own. The browser loads it when
 * text is first shown in it, which is when the chat opens.
 */
export function offerPoppins(stylesheet: string): void {
  for (const weight of ['400', '600']) {
    // Its quotes are encoded.
    const address = new URL(`poppins-${weight}.woff2`, stylesheet).href;
    document.fonts?.add(new FontFace(POPPINS, `url("${address}")`, { weight, display: 'swap' }));
  }
}
