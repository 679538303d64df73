import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders elements to HTML in which emotion's style elements stand between the page's own. Class names are the ones of the
 * browser; vendor prefixes are left to the build.
 */
export function renderMarkup(elements: ReactNode): string {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  return renderToStaticMarkup(<CacheProvider value={cache}>{elements}</CacheProvider>);
}
