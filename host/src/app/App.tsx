import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { hasOverrides } from '../remotes/has-overrides';
import { hostPart } from '../remotes/host-part';
import { useRegistry } from '../remotes/registry-store';
import { Toaster } from '../shell/Toaster';
import { AppRoutes } from './AppRoutes';

const OverrideMarker = hostPart('The marker', () =>
  import(/* webpackChunkName: "rare" */ '../remotes/OverrideMarker').then((module) => module.OverrideMarker),
);
/** Overrides change with a reload only. */
const isOverridden = hasOverrides();

/** The one router, and what stands outside every page. */
export function App() {
  const refresh = useRegistry((state) => state.refresh);
  useEffect(
    function readRegistry() {
      void refresh();
      // Whatever page is shown then: the next one needs it.
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
