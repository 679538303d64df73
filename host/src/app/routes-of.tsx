import { addressOf, type RegisteredRoute } from '@frontdesk/shared/contract';
import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { LoadFailureBanner, LoadFailurePage } from '../remotes/LoadFailurePage';
import { RemotePage } from '../remotes/RemotePage';
import { useRegistry } from '../remotes/registry-store';
import type { Registry } from '../remotes/sort-registry';
import { TurnedOffPage } from '../remotes/TurnedOffPage';
import { RouteEffects } from './RouteEffects';

const refresh = () => void useRegistry.getState().refresh();

/** The routes of one access: what remotes answer, and what of the registry cannot be answered. */
export function routesOf(registry: Registry | null, access: RegisteredRoute['access']): ReactElement[] {
  if (!registry) return [];
  const { disabled } = useRegistry.getState();
  const answered = registry.remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => route.access === access)
      .map(({ path, page, title }) => {
        const content = disabled.includes(remote.name) ? (
          <TurnedOffPage name={remote.name} />
        ) : (
          <RemotePage remote={remote} page={page} />
        );
        return toRoute(path, title, <Disputed registry={registry} path={path} page={content} />);
      }),
  );
  const refused = registry.refused
    .filter((route) => route.access === access && !route.isTaken)
    .map(({ path, failure }) => {
      const page = <LoadFailurePage failure={failure} onRetry={refresh} />;
      return toRoute(path, 'Not available', page);
    });
  return [...answered, ...refused];
}

/** Says so over a page whose address somebody else claims too. */
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
