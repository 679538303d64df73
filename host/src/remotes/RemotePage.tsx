import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react';
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
}

/** Pages that have arrived, so that going back to one shows it in the same frame. */
const arrivedPages = new Map<string, ComponentType>();
const keyOf = (remote: RegisteredRemote, page: string) => `${page} ${identityOf(remote)}`;

/** Shows one page of a remote, or says why it cannot be shown; whatever happens stays inside. */
export function RemotePage({ remote: newest, page, otherwise }: RemotePageProps) {
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

  const Page = arrivedPages.get(key);
  if (Page) {
    return (
      <RemoteBoundary key={`${key}#${attempt}`} remote={remote} onRetry={() => void tryAgain()}>
        <Page />
      </RemoteBoundary>
    );
  }
  if (failed?.key === key) {
    return otherwise ?? <LoadFailurePage failure={failed.failure} onRetry={() => void tryAgain()} />;
  }
  return <PageLoading />;
}

/** A page that is shown stays the one it is, whatever the registry says meanwhile: somebody may be typing in it. */
function useShownRemote(newest: RegisteredRemote, page: string): RegisteredRemote {
  const shown = useRef({ remote: newest, page });
  const { remote } = shown.current;
  const isShown = remote.name === newest.name && shown.current.page === page && arrivedPages.has(keyOf(remote, page));
  if (!isShown) shown.current = { remote: newest, page };
  return shown.current.remote;
}
