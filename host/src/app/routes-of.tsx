import { addressOf, type HomeCardProps, type RegisteredRoute } from '@frontdesk/shared/contract';
import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { sessionPath } from '../navigation/role-routes';
import { hostPart } from '../remotes/page/host-part';
import { LoadFailureBanner, LoadFailurePage } from '../remotes/page/LoadFailurePage';
import { PageLoading } from '../remotes/page/PageLoading';
import { RemotePage } from '../remotes/page/RemotePage';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import type { Registry } from '../remotes/registry/sort-registry';
import { LogoutFallback } from './LogoutFallback';
import { parts, titles } from './messages';
import { RouteEffects } from './RouteEffects';

const TurnedOffPage = hostPart(
  parts.turnedOff,
  () => import(/* webpackChunkName: "rare" */ '../remotes/page/TurnedOffPage').then((module) => module.TurnedOffPage),
  <PageLoading />,
);

/** Pages receive the same props as cards. */
const PAGE_PROPS: HomeCardProps = { hasAddress };

const refresh = () => void useRegistry.getState().refresh();

/** Builds the routes with this access: the pages of remotes, and a failure page for each refused address. */
export function routesOf(registry: Registry | null, access: RegisteredRoute['access']): ReactElement[] {
  if (!registry) return [];
  const { disabled } = useRegistry.getState();
  const answered = registry.remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => route.access === access)
      .map(({ path, page, title }) => {
        const own = ownPageAt(registry, path);
        const content = disabled.includes(remote.name) ? (
          (own ?? <TurnedOffPage name={remote.name} />)
        ) : (
          <RemotePage remote={remote} page={page} otherwise={own} props={PAGE_PROPS} />
        );
        return toRoute(path, title, <Disputed registry={registry} path={path} page={content} />);
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

/** Returns what the host shows at `path` when the remote's page is not available; null if it has nothing. */
function ownPageAt(registry: Registry, path: string): ReactElement | null {
  return addressOf(path) === addressOf(sessionPath(registry, 'logout')) ? <LogoutFallback /> : null;
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
