import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { parts } from '../messages/page';
import { hasOverrides } from '../remotes/overrides/remote-choices';
import { hostPart } from '../remotes/page/host-part';
import { useRegistry } from '../remotes/registry/registry-store';
import { Toaster } from '../shell/Toaster';
import { AppRoutes } from './AppRoutes';

const OverrideMarker = hostPart(parts.marker, () =>
  import(/* webpackChunkName: "rare" */ '../remotes/page/rare').then((module) => module.OverrideMarker),
);
/** Overrides change only when the page is reloaded. */
const isOverridden = hasOverrides();

/** Renders the only router and everything around the pages. */
export function App() {
  const refresh = useRegistry((state) => state.refresh);
  useEffect(
    function readRegistry() {
      // `main.tsx` has already started the first fetch.
      const { registry, failure } = useRegistry.getState();
      if (!registry && !failure) void refresh();
      // Runs on every page, because the next page needs the registry.
      const readIfFailed = () => {
        if (useRegistry.getState().failure) void refresh();
      };
      window.addEventListener('online', readIfFailed);
      return () => window.removeEventListener('online', readIfFailed);
    },
    [refresh],
  );
  return (
    // Navigation is not a transition, because React never renders one while a page sets state in a loop.
    <BrowserRouter useTransitions={false}>
      {isOverridden && <OverrideMarker />}
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <Toaster />
    </BrowserRouter>
  );
}
