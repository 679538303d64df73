import { ChakraProvider } from '@chakra-ui/react';
import { baseSystem } from '../theme/base-system';
import { renderMarkup } from './render-markup';

/** Renders the global styles of elements. Returns HTML that consists of emotion's style elements. */
export function renderBaseStyles(): string {
  return renderMarkup(<ChakraProvider value={baseSystem}>{null}</ChakraProvider>);
}
