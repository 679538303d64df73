import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { baseSystem } from '../theme/base-system';
import { loadTypeface } from '../theme/typeface';
import { Gallery } from './Gallery';

/** Shows the gallery in the element with the id `root`. Development only. */
export function showGallery(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  loadTypeface();
  createRoot(root).render(
    <ChakraProvider value={baseSystem}>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </ChakraProvider>,
  );
}
