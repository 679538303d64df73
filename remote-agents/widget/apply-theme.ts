import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { readableOn } from './contrast';
import { POPPINS } from './poppins';

/**
 * Puts a theme that was read by `readTheme` onto the widget's outermost element: each field is a property of its name.
 * Written by property, which the strictest sites allow.
 */
export function applyTheme(node: HTMLElement, theme: Theme): void {
  const { textColor, incomingBg, avatar, fontFamily } = theme;
  const shown = {
    ...theme,
    incomingText: readableOn(incomingBg, textColor),
    // Over the initial, which stays where the page's policy allows no images.
    avatar: avatar && `url(${avatar})`,
    // The widget's own comes before any that the page or the visitor has.
    fontFamily: /poppins/i.test(fontFamily) ? `${POPPINS}, ${fontFamily}` : fontFamily,
  };
  for (const [field, value] of Object.entries(shown)) node.style.setProperty(`--${field}`, value);
  node.dataset['icon'] = theme.iconStyle;
  node.dataset['scheme'] = theme.colorScheme;
}
