declare const __webpack_public_path__: string | undefined;

/** Where a file of the built widget stands: beside this remote, wherever that came from. */
export function widgetFileUrl(name: 'chatbot-widget.js' | 'chatbot-widget.css'): string {
  const base = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';
  return new URL(`widget/${name}`, new URL(base, document.baseURI)).href;
}

/** Reads a file of the built widget. Fails when it is not there, also where a page is answered in its place. */
export async function readWidgetFile(name: 'chatbot-widget.js' | 'chatbot-widget.css'): Promise<string> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of our own build, not a call to the API.
  const response = await fetch(widgetFileUrl(name));
  const text = await response.text();
  if (!response.ok || text === '' || /^\s*</.test(text))
    throw new Error(`${name} could not be read (${response.status}).`);
  return text;
}
