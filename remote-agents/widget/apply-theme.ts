import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { readableOn } from './contrast';
import { POPPINS } from './poppins';

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
