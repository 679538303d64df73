import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { sessionStore, signIn } from '../session/session-store';
import { system } from '../theme/system';
import { toastStore, useToasts } from '../ui/toast-store';

interface RenderPageOptions {
  /** The address of the page, with history state if needed. */
  readonly at?: string | { pathname: string; search?: string; state?: unknown };
  /** The page's route, if it has parameters. */
  readonly path?: string;
  /** Whether somebody is signed in. Default: true. */
  readonly isSignedIn?: boolean;
}

/**
 * Renders a page in the host's surroundings. Any other address shows as `Went to /address`; toasts are in a status
 * region.
 */
export function renderPage(
  page: ReactNode,
  { at = '/', path, isSignedIn = true }: RenderPageOptions = {},
): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  toastStore.setState({ toasts: [] });
  if (isSignedIn && sessionStore.getState().token === null) signIn('test-token');
  return render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path ?? (typeof at === 'string' ? (at.split('?')[0] ?? '/') : at.pathname)} element={page} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
        <Toasts />
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      Went to {pathname}
      {search}
    </p>
  );
}

function Toasts() {
  const toasts = useToasts();
  return (
    <div role="status" aria-label="Toasts">
      {toasts.map((toast) => (
        <p key={toast.id}>{toast.text}</p>
      ))}
    </div>
  );
}
