import type { RegisteredRemote, RegisteredRoute } from '@frontdesk/shared/contract';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadFailurePage } from '../remotes/LoadFailurePage';
import { PageLoading } from '../remotes/PageLoading';
import { RemotePage } from '../remotes/RemotePage';
import { useRegistry } from '../remotes/registry-store';
import { PublicFrame } from './PublicFrame';
import { RequireSession } from './RequireSession';
import { RouteEffects } from './RouteEffects';

const SignedInArea = lazy(() =>
  import(/* webpackChunkName: "shell" */ '../shell/SignedInArea').then((module) => ({ default: module.SignedInArea })),
);
const HomePage = lazy(() =>
  import(/* webpackChunkName: "home" */ '../home/HomePage').then((module) => ({ default: module.HomePage })),
);

/** Every address of the site: home, what the registry's remotes offer, and the way home for all others. */
export function AppRoutes() {
  const { registry, failure, refresh } = useRegistry();
  const routes = registry?.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route }))) ?? [];
  const of = (access: RegisteredRoute['access']) => routes.filter(({ route }) => route.access === access).map(toRoute);

  function elsewhere() {
    if (registry) return <Navigate to="/admin" replace />;
    return failure ? <LoadFailurePage failure={failure} onRetry={() => void refresh()} /> : <PageLoading />;
  }

  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<PublicFrame />}>{of('public')}</Route>
        <Route
          element={
            <RequireSession isRegistryRead={registry !== null}>
              <SignedInArea />
            </RequireSession>
          }
        >
          <Route path="/admin" element={<RouteEffects title="Dashboard" page={<HomePage />} />} />
          {of('signed-in')}
          {!registry && <Route path="*" element={elsewhere()} />}
        </Route>
        {registry && <Route path="*" element={elsewhere()} />}
      </Routes>
    </Suspense>
  );
}

function toRoute({ remote, route }: { remote: RegisteredRemote; route: RegisteredRoute }) {
  const page = <RemotePage remote={remote} page={route.page} />;
  return <Route key={route.path} path={route.path} element={<RouteEffects title={route.title} page={page} />} />;
}
