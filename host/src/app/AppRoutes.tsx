import { addressOf, type RegisteredRoute } from '@frontdesk/shared/contract';
import { Navigate, Route, Routes } from 'react-router-dom';
import { isRegistered } from '../navigation/is-registered';
import { sessionPath } from '../navigation/role-routes';
import { hostPart } from '../remotes/page/host-part';
import { LoadFailurePage } from '../remotes/page/LoadFailurePage';
import { PageLoading } from '../remotes/page/PageLoading';
import { useRegistry } from '../remotes/registry/registry-store';
import { LogoutFallback } from './LogoutFallback';
import { parts, titles } from './messages';
import { PublicFrame } from './PublicFrame';
import { RequireSession } from './RequireSession';
import { RouteEffects } from './RouteEffects';
import { routesOf } from './routes-of';

const SignedInArea = hostPart(
  parts.frame,
  () => import(/* webpackChunkName: "shell" */ '../shell/SignedInArea').then((module) => module.SignedInArea),
  <PageLoading />,
);
const HomePage = hostPart(
  parts.dashboard,
  () => import(/* webpackChunkName: "home" */ '../home/HomePage').then((module) => module.HomePage),
  <PageLoading />,
);
const HealthPage = hostPart(
  parts.health,
  () => import(/* webpackChunkName: "health" */ '../health/HealthPage').then((module) => module.HealthPage),
  <PageLoading />,
);

const NoLoginPage = hostPart(
  parts.noLogin,
  () => import(/* webpackChunkName: "rare" */ './NoLoginPage').then((module) => module.NoLoginPage),
  <PageLoading />,
);

const UnknownPage = hostPart(
  parts.unknown,
  () => import(/* webpackChunkName: "rare" */ './UnknownPage').then((module) => module.UnknownPage),
  <PageLoading />,
);

/** Routes every address of the site: the host's own pages, the pages of remotes, and a redirect home for the rest. */
export function AppRoutes() {
  const { registry, failure, refresh } = useRegistry();
  const of = (access: RegisteredRoute['access']) => routesOf(registry, access);
  const loginPath = sessionPath(registry, 'login');
  const logoutPath = sessionPath(registry, 'logout');

  function elsewhere() {
    if (registry) return <Navigate to="/admin" replace />;
    return failure ? <LoadFailurePage failure={failure} onRetry={() => void refresh()} /> : <PageLoading />;
  }

  return (
    <Routes>
      <Route element={<PublicFrame />}>
        {of('public')}
        {registry && !isRegistered(registry, addressOf(loginPath)) && (
          <Route path={loginPath} element={<RouteEffects title={titles.login} page={<NoLoginPage />} />} />
        )}
      </Route>
      <Route
        element={
          <RequireSession untilRegistryIsRead={!registry && elsewhere()}>
            <SignedInArea />
          </RequireSession>
        }
      >
        <Route path="/admin" element={<RouteEffects title={titles.dashboard} page={<HomePage />} />} />
        <Route path="/admin/health" element={<RouteEffects title={titles.health} page={<HealthPage />} />} />
        {of('signed-in')}
        {(registry ? !isRegistered(registry, addressOf(logoutPath)) : failure) && (
          <Route path={logoutPath} element={<RouteEffects title={titles.logOut} page={<LogoutFallback />} />} />
        )}
        {!registry && <Route path="*" element={elsewhere()} />}
        {registry?.removed ? (
          <Route path="*" element={<RouteEffects title={titles.notInstalled} page={<UnknownPage />} />} />
        ) : null}
      </Route>
      {registry && !registry.removed && <Route path="*" element={elsewhere()} />}
    </Routes>
  );
}
