import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { bringPage } from './bring-page';
import { identityOf } from './identity-of';
import { LoadFailurePage } from './LoadFailurePage';
import type { LoadFailure } from './load-failure';
import { forgetContainer } from './load-page';
import { PageLoading } from './PageLoading';
import { RemoteBoundary } from './RemoteBoundary';
import { useRegistry } from './registry-store';

interface RemotePageProps {
  readonly remote: RegisteredRemote;
  readonly page: string;
  /** Shown instead of the reason when the page cannot be loaded. */
  readonly otherwise?: ReactElement | null;
  /** Handed to the page or card. */
  readonly props?: object;
  /** Default: a spinner. */
  readonly whileLoading?: ReactNode;
  /** Shows why it cannot be shown. Default: a page. */
  readonly renderFailure?: (failure: LoadFailure, onRetry: () => void) => ReactNode;
}

const failurePage: NonNullable<RemotePageProps['renderFailure']> = (failure, onRetry) => (
  <LoadFailurePage failure={failure} onRetry={onRetry} />
);

/** Pages that have arrived, so that going back to one shows it in the same frame. */
const arrivedPages = new Map<string, ComponentType>();
const keyOf = (remote: RegisteredRemote, page: string) => `${page} ${identityOf(remote)}`;

/** Shows one page or card of a remote, or the reason why it cannot be shown. Errors stay inside. */
export function RemotePage({
  remote: newest,
  page,
  otherwise,
  props,
  whileLoading = <PageLoading />,
  renderFailure = failurePage,
}: RemotePageProps) {
  const remote = useShownRemote(newest, page);
  const key = keyOf(remote, page);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ readonly key: string; readonly failure: LoadFailure } | null>(null);
  const [, setArrived] = useState('');
  const refreshRegistry = useRegistry((registry) => registry.refresh);

  useEffect(
    function bring() {
      if (arrivedPages.has(key)) return;
      let isCurrent = true;
      setFailed(null);
      void bringPage(remote, page).then((loaded) => {
        if (loaded?.ok) arrivedPages.set(key, loaded.Page);
        if (!isCurrent || !loaded) return;
        if (loaded.ok) setArrived(key);
        else setFailed({ key, failure: loaded.failure });
      });
      return () => {
        isCurrent = false;
      };
    },
    // `attempt` is what 'Try again' changes.
    [key, attempt],
  );

  async function tryAgain() {
    // A page that arrived threw while it was shown, and would again.
    if (arrivedPages.delete(key)) forgetContainer(remote.name);
    setFailed(null);
    await refreshRegistry();
    setAttempt((count) => count + 1);
  }

  const retry = () => void tryAgain();
  const Page = arrivedPages.get(key);
  if (Page) {
    return (
      <RemoteBoundary
        key={`${key}#${attempt}`}
        remote={remote}
        renderFailure={(failure) => renderFailure(failure, retry)}
      >
        <Page {...props} />
      </RemoteBoundary>
    );
  }
  if (failed?.key === key) {
    return otherwise ?? renderFailure(failed.failure, retry);
  }
  return whileLoading;
}

/** A page that is shown stays the one it is, whatever the registry says meanwhile: somebody may be typing in it. */
function useShownRemote(newest: RegisteredRemote, page: string): RegisteredRemote {
  const shown = useRef({ remote: newest, page });
  const { remote } = shown.current;
  const isShown = remote.name === newest.name && shown.current.page === page && arrivedPages.has(keyOf(remote, page));
  if (!isShown) shown.current = { remote: newest, page };
  return shown.current.remote;
}
