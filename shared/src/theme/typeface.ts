import { TYPEFACE } from './theme';

/** The Latin subset, a file in each build that calls `loadTypeface`. */
const ADDRESS = new URL(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  import.meta.url,
).href;

/**
 * Loads the product's typeface once the page has its heading and is idle. Until then, and when the file is missing,
 * text uses a fallback with the same metrics (`host/src/early.css`).
 */
export function loadTypeface(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root h1')) return;
    observer.disconnect();
    whenIdle(() => {
      const face = new FontFace(TYPEFACE, `url(${ADDRESS})`, { weight: '100 900' });
      face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    });
  }).observe(document.body, { childList: true, subtree: true });
}
