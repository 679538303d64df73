import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import { system } from '../theme/system';
import { renderMarkup } from './render-markup';

/**
 * Renders a page in its first state, before it has data. For builds. Returns HTML with emotion's style elements between
 * the page's own elements. Throws whatever the page throws without a browser.
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
