import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { readableOn } from './contrast';

/** A unique name, so that the font of the page's own text never changes. */
const POPPINS = 'ChatbotPoppins';

/**
 * Applies a theme from `readTheme` to the widget's outermost element as custom properties, one per field. Sets them one
 * by one, which even the strictest content security policies allow.
 */
export function applyTheme(node: HTMLElement, theme: Theme): void {
  const { textColor, incomingBg, avatar, fontFamily } = theme;
  const shown = {
    ...theme,
    incomingText: readableOn(incomingBg, textColor),
    // Covers the initial, which stays visible if the page's policy allows no images.
    avatar: avatar && `url(${avatar})`,
    // The widget's own font comes before one of the page or the visitor.
    fontFamily: /poppins/i.test(fontFamily) ? `${POPPINS}, ${fontFamily}` : fontFamily,
  };
  for (const [field, value] of Object.entries(shown)) node.style.setProperty(`--${field}`, value);
  node.dataset['icon'] = theme.iconStyle;
  node.dataset['scheme'] = theme.colorScheme;
}

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
