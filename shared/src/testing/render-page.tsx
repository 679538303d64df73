import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { sessionStore, signIn } from '../session/session-store';
import { system } from '../theme/system';
import { toastStore, useToasts } from '../ui/toast-store';
import { failOnEndlessUpdates } from './endless-updates';
import { recordLeftovers } from './left-behind';
import { nameLeftovers } from './name-leftovers';

interface RenderPageOptions {
  /** The address of the page, with history state if needed. */
  readonly at?: string | { pathname: string; search?: string; state?: unknown };
  /** The page's route, if it has parameters. */
  readonly path?: string;
  /** Whether a user is signed in. Default: true. */
  readonly isSignedIn?: boolean;
}

/** In the meantime, the fake API's answers arrive. */
const SETTLE_MS = 20;

/**
 * Renders a page in the host's surroundings. Any other address appears as `Went to /address`; toasts are in a status
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

interface LeavesNothingOptions extends RenderPageOptions {
  /** Interacts with the page before it is removed. Default: waits until it has loaded. */
  readonly use?: (rendered: RenderResult) => unknown;
}

/**
 * Renders a page, removes it, and throws an error that lists everything it left behind: timers, listeners, observers,
 * elements outside of it, globals, prototypes and adopted style sheets, with their places in the page's code. Also
 * throws when the page sets state forever.
 */
export async function leavesNothing(
  remote: string,
  page: ReactElement,
  { use, ...options }: LeavesNothingOptions = {},
): Promise<void> {
  const name = typeof page.type === 'function' ? page.type.name : String(page.type);
  const { setTimeout } = globalThis;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, SETTLE_MS)));
  const recorder = recordLeftovers();
  try {
    const part = recorder.begin({ remote, page: name });
    await failOnEndlessUpdates(`${remote} ${name}`, async () => {
      const rendered = renderPage(page, options);
      await settle();
      await use?.(rendered);
      rendered.unmount();
    });
    const left = await nameLeftovers(recorder.end(part));
    if (left.length > 0) throw new Error(`${remote} ${name} left something behind:\n- ${left.join('\n- ')}`);
  } finally {
    recorder.stop();
  }
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
