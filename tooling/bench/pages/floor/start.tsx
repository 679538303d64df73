import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a floor page: React and Chakra in one script, without router and federation. */
export function start(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<ChakraProvider value={defaultSystem}>{page}</ChakraProvider>);
}
