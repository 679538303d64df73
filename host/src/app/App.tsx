import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { hasOverrides } from '../remotes/has-overrides';
import { hostPart } from '../remotes/host-part';
import { useRegistry } from '../remotes/registry-store';
import { Toaster } from '../shell/Toaster';
import { AppRoutes } from './AppRoutes';
import { parts } from './messages';

const OverrideMarker = hostPart(parts.marker, () =>
  import(/* webpackChunkName: "rare" */ '../remotes/OverrideMarker').then((module) => module.OverrideMarker),
);
/** Overrides change with a reload only. */
const isOverridden = hasOverrides();

/** The only router, and what surrounds every page. */
export function App() {
  const refresh = useRegistry((state) => state.refresh);
  useEffect(
    function readRegistry() {
      void refresh();
      // On any page, because the next page needs it.
      const readIfFailed = () => {
        if (useRegistry.getState().failure) void refresh();
      };
      window.addEventListener('online', readIfFailed);
      return () => window.removeEventListener('online', readIfFailed);
    },
    [refresh],
  );
  return (
    <BrowserRouter>
      {isOverridden && <OverrideMarker />}
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <Toaster />
    </BrowserRouter>
  );
}
