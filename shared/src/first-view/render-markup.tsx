import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders elements to HTML with emotion's style elements between them. Class names match the browser's; the build adds
 * vendor prefixes.
 */
export function renderMarkup(elements: ReactNode): string {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  return renderToStaticMarkup(<CacheProvider value={cache}>{elements}</CacheProvider>);
}
