/** Renders the views that users see before any script has loaded. For builds. */

import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { baseSystem } from '../theme/base-system';
import { system } from '../theme/system';

/**
 * Renders elements to HTML with emotion's style elements between them. Class names match the browser's; the build adds
 * vendor prefixes.
 */
function renderMarkup(elements: ReactNode): string {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  return renderToStaticMarkup(<CacheProvider value={cache}>{elements}</CacheProvider>);
}

/** Renders the global styles of elements. Returns HTML that consists of emotion's style elements. */
export function renderBaseStyles(): string {
  return renderMarkup(<ChakraProvider value={baseSystem}>{null}</ChakraProvider>);
}

/**
 * Renders a page in its first state, before it has data. For builds. Returns HTML with emotion's style elements between
 * the page's own elements. Throws any error that the page throws without a browser.
 */
export function renderFirstView(View: ComponentType, path: string): string {
  return renderMarkup(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={path}>
          <View />
        </StaticRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}
