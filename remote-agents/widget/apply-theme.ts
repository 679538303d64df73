import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { readableOn, standingOut } from './contrast';

/** A unique name, so that the font of the page's own text remains unchanged. */
const POPPINS = 'ChatbotPoppins';

interface Look {
  set(theme: Theme): void;
  /** Stops following the device's color scheme. */
  end(): void;
}

/** Applies themes from `readTheme` to the widget's outermost element, in the owner's color scheme or that of the device. */
export function lookOf(node: HTMLElement): Look {
  const night = window.matchMedia('(prefers-color-scheme: dark)');
  let theme: Theme | undefined;

  function apply() {
    if (!theme) return;
    const isDark = theme.colorScheme === 'auto' ? night.matches : theme.colorScheme === 'dark';
    node.dataset['icon'] = theme.iconStyle;
    node.dataset['scheme'] = isDark ? 'dark' : 'light';
    // One by one, which even the strictest content security policies allow.
    for (const [name, value] of Object.entries(propertiesOf(theme, isDark))) node.style.setProperty(`--${name}`, value);
  }

  night.addEventListener('change', apply);
  return {
    set(next) {
      theme = next;
      apply();
    },
    end: () => night.removeEventListener('change', apply),
  };
}

/** Returns the custom properties of a theme: one for each field, and the colors made from them. */
function propertiesOf(theme: Theme, isDark: boolean): Record<string, string> {
  const { headerColor, incomingBg, outgoingBg, textColor, avatar, fontFamily } = theme;
  // The same value as in the stylesheet.
  const ground = isDark ? '#1f1c23' : '#fff';
  const [headEdge, outEdge] = [standingOut(headerColor, ground), standingOut(outgoingBg, ground)];
  // A dark color is lightened on a dark panel; a light one is unchanged on a light panel, but gets an edge.
  const [head, out] = isDark ? [headEdge, outEdge] : [headerColor, outgoingBg];
  return {
    ...theme,
    head,
    headEdge,
    headText: readableOn(head, textColor),
    out,
    outEdge,
    outText: readableOn(out, textColor),
    incomingText: readableOn(incomingBg, textColor),
    // Covers the initial, which remains visible if the page's policy allows no images.
    avatar: avatar && `url(${avatar})`,
    // The widget's own font takes precedence over the page's and the visitor's fonts.
    fontFamily: /poppins/i.test(fontFamily) ? `${POPPINS}, ${fontFamily}` : fontFamily,
  };
}

/**
 * Registers the font beside the stylesheet with the page, because a shadow root cannot have its own fonts. The browser
 * loads it when text first appears in it, which is when the chat opens.
 */
export function offerPoppins(stylesheet: string): void {
  for (const weight of ['400', '600']) {
    // `href` encodes quotes.
    const address = new URL(`poppins-${weight}.woff2`, stylesheet).href;
    document.fonts?.add(new FontFace(POPPINS, `url("${address}")`, { weight, display: 'swap' }));
  }
}
