import { call } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';

declare const __webpack_public_path__: string | undefined;

type WidgetFile = 'chatbot-widget.js' | 'chatbot-widget.css';

/** The parts for conversations with a person, and the font with its license, which permits distribution. */
export const WIDGET_EXTRAS = [
  'chatbot-widget-live.js',
  'chatbot-widget-extras.js',
  'poppins-400.woff2',
  'poppins-600.woff2',
  'poppins-license.txt',
] as const;
type WidgetExtra = (typeof WIDGET_EXTRAS)[number];

/** Returns the address of a file from the built widget, in this remote's own folder. */
export function widgetFileUrl(name: WidgetFile | WidgetExtra): string {
  const base = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';
  return new URL(`widget/${name}`, new URL(base, document.baseURI)).href;
}

/** Reads a file of the built widget. Throws when it is missing or when an HTML page is served instead. */
export async function readWidgetFile(name: WidgetFile): Promise<string> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of our own build, not a call to the API.
  const response = await fetch(widgetFileUrl(name));
  const text = await response.text();
  if (!response.ok || text === '' || /^\s*</.test(text))
    throw new Error(`${name} could not be read (${response.status}).`);
  return text;
}

/** Reads a file that the widget can do without. */
export async function readWidgetExtra(name: WidgetExtra): Promise<ArrayBuffer> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of our own build, not a call to the API.
  const response = await fetch(widgetFileUrl(name));
  if (!response.ok) throw new Error(`${name} could not be read (${response.status}).`);
  return response.arrayBuffer();
}

/** Stores the look with the agent, so that every site shows it. Only for a server that stores looks. */
export function saveWidgetTheme(id: WireId, theme: Theme): Promise<void> {
  return call(setWidgetTheme, { botId: id, theme });
}
