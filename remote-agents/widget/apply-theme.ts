import { readableOn } from './contrast';
import { readTheme, type Theme } from './theme';

/** Puts a theme onto the widget's outermost element. Written by property, which the strictest sites allow. */
export function applyTheme(node: HTMLElement, given: Theme): void {
  const { theme } = readTheme(given);
  const values = {
    header: theme.headerColor,
    text: theme.textColor,
    incoming: theme.incomingBg,
    'incoming-text': readableOn(theme.incomingBg, theme.textColor),
    outgoing: theme.outgoingBg,
    width: theme.width,
    height: theme.height,
    font: theme.fontFamily,
  };
  for (const [name, value] of Object.entries(values)) node.style.setProperty(`--${name}`, value);
  node.dataset['icon'] = theme.iconStyle;
}
