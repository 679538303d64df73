import { addressOf, type HomeCardProps, type RegisteredRemote, type RegisteredRoute } from '@frontdesk/shared/contract';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { parts, titles } from '../messages/page';
import { isRegistered, sessionPath } from '../navigation/known-routes';
import { hostPart } from '../remotes/page/host-part';
import { LoadFailureBanner, LoadFailurePage } from '../remotes/page/LoadFailurePage';
import { PageLoading, RemotePage } from '../remotes/page/RemotePage';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import type { Registry } from '../remotes/registry/sort-registry';
import { PublicFrame } from './PublicFrame';
import { RequireSession } from './RequireSession';
import { RouteEffects } from './RouteEffects';

/** The host's own logout page. It is in the shell's chunk, which every signed-in page has already loaded. */
const LogoutFallback = hostPart(
  parts.page,
  () => import(/* webpackChunkName: "shell" */ '../session/LogoutPage').then((module) => module.LogoutPage),
  <PageLoading />,
);

const TurnedOffPage = hostPart(
  parts.page,
  () => import(/* webpackChunkName: "rare" */ '../remotes/page/rare').then((module) => module.TurnedOffPage),
  <PageLoading />,
);

/** Pages receive the same props as cards. */
const PAGE_PROPS: HomeCardProps = { hasAddress };

const refresh = () => void useRegistry.getState().refresh();

/** Builds the routes for this kind of access: the remotes' pages, and a failure page for each refused address. */
function routesOf(registry: Registry | null, access: RegisteredRoute['access']): ReactElement[] {
  if (!registry) return [];
  const answered = registry.remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => route.access === access)
      .map((route) => {
        const content = <RoutePage remote={remote} route={route} own={ownPageAt(registry, route.path)} />;
        return toRoute(route.path, route.title, <Disputed registry={registry} path={route.path} page={content} />);
      }),
  );
  const refused = registry.refused
    .filter((route) => route.access === access && !route.isTaken)
    .map(({ path, failure }) => {
      const page = ownPageAt(registry, path) ?? <LoadFailurePage failure={failure} onRetry={refresh} />;
      return toRoute(path, titles.notAvailable, page);
    });
  return [...answered, ...refused];
}

/**
 * Returns what the host shows at `path` when the remote's page is not available; null if it has no page of its own
 * there.
 */
function ownPageAt(registry: Registry, path: string): ReactElement | null {
  return addressOf(path) === addressOf(sessionPath(registry, 'logout')) ? <LogoutFallback /> : null;
}

interface RoutePageProps {
  readonly remote: RegisteredRemote;
  readonly route: RegisteredRoute;
  /** What the host shows instead of a page that is turned off or cannot be loaded. */
  readonly own: ReactElement | null;
}

/** Shows a remote's page, unless the remote is turned off or the page is for owners only. */
function RoutePage({ remote, route: { page, title, for: who }, own }: RoutePageProps) {
  const isShown = useRegistry(({ disabled, isOwner }) => !disabled.includes(remote.name) && (!who || isOwner));
  if (!isShown) return own ?? <TurnedOffPage name={remote.name} title={title} />;
  return <RemotePage remote={remote} page={page} otherwise={own} props={PAGE_PROPS} />;
}

/** Shows a banner above a page whose address another remote also claims. */
function Disputed({ registry, path, page }: { registry: Registry; path: string; page: ReactElement }) {
  const claim = registry.refused.find((route) => route.isTaken && addressOf(route.path) === addressOf(path));
  return (
    <>
      {claim && <LoadFailureBanner failure={claim.failure} onRetry={refresh} />}
      {page}
    </>
  );
}

function toRoute(path: string, title: string, page: ReactElement): ReactElement {
  return <Route key={path} path={path} element={<RouteEffects title={title} page={page} />} />;
}

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
  parts.page,
  () => import(/* webpackChunkName: "health" */ '../admin/HealthPage').then((module) => module.HealthPage),
  <PageLoading />,
);
const ReleasesPage = hostPart(
  parts.page,
  () => import(/* webpackChunkName: "releases" */ '../admin/ReleasesPage').then((module) => module.ReleasesPage),
  <PageLoading />,
);

const RarePage = hostPart(
  parts.page,
  () => import(/* webpackChunkName: "rare" */ './rare-pages').then((module) => module.RarePage),
  <PageLoading />,
);

/** Routes every address of the site: the host's own pages, the remotes' pages, and a redirect home for all others. */
export function AppRoutes() {
  const registry = useRegistry((state) => state.registry);
  const failure = useRegistry((state) => state.failure);
  const of = (access: RegisteredRoute['access']) => routesOf(registry, access);
  const loginPath = sessionPath(registry, 'login');
  const logoutPath = sessionPath(registry, 'logout');

  function elsewhere() {
    if (registry) return <Navigate to="/admin" replace />;
    return failure ? <LoadFailurePage failure={failure} onRetry={refresh} /> : <PageLoading />;
  }

  return (
    <Routes>
      <Route element={<PublicFrame />}>
        {of('public')}
        {registry && !isRegistered(registry, addressOf(loginPath)) && (
          <Route path={loginPath} element={<RouteEffects title={titles.login} page={<RarePage isLogin />} />} />
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
        {toRoute('/admin/health', titles.health, <HealthPage />)}
        {toRoute('/admin/releases', titles.releases, <ReleasesPage />)}
        {of('signed-in')}
        {(registry ? !isRegistered(registry, addressOf(logoutPath)) : failure) && (
          <Route path={logoutPath} element={<RouteEffects title={titles.logOut} page={<LogoutFallback />} />} />
        )}
        {!registry && <Route path="*" element={elsewhere()} />}
        {registry?.removed ? (
          <Route path="*" element={<RouteEffects title={titles.notInstalled} page={<RarePage />} />} />
        ) : null}
      </Route>
      {registry && !registry.removed && <Route path="*" element={elsewhere()} />}
    </Routes>
  );
}
