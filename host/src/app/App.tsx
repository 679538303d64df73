import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { OverrideMarker } from '../remotes/OverrideMarker';
import { useRegistry } from '../remotes/registry-store';
import { Toaster } from '../shell/Toaster';
import { AppRoutes } from './AppRoutes';

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
      <ErrorBoundary>
        <AppRoutes />
      </ErrorBoundary>
      <Toaster />
      {process.env['NODE_ENV'] !== 'production' && <OverrideMarker />}
    </BrowserRouter>
  );
}
