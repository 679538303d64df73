import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { LoadFailurePage } from './LoadFailurePage';
import { type LoadedPage, loadPage } from './load-page';
import { PageLoading } from './PageLoading';
import { RemoteBoundary } from './RemoteBoundary';
import { useRegistry } from './registry-store';
import { reportFailure } from './report-failure';

interface RemotePageProps {
  readonly remote: RegisteredRemote;
  readonly page: string;
}

/** Pages that have arrived, so that going back to one shows it in the same frame. */
const loadedPages = new Map<string, ComponentType>();

/** Shows one page of a remote, or says why it cannot be shown; whatever happens stays inside. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const key = `${remote.name}@${remote.entry}/${page}`;
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly key: string; readonly loaded: LoadedPage } | null>(null);
  const refreshRegistry = useRegistry((registry) => registry.refresh);

  useEffect(
    function load() {
      if (loadedPages.has(key)) return;
      let isCurrent = true;
      void loadPage(remote, page).then((loaded) => {
        if (loaded.ok) loadedPages.set(key, loaded.Page);
        else if (isCurrent) reportFailure(loaded.failure);
        if (isCurrent) setResult({ key, loaded });
      });
      return () => {
        isCurrent = false;
      };
    },
    // `attempt` is what 'Try again' changes.
    [key, attempt],
  );

  async function tryAgain() {
    setResult(null);
    await refreshRegistry();
    setAttempt((count) => count + 1);
  }

  const Page = loadedPages.get(key);
  if (Page) {
    return (
      <RemoteBoundary key={`${key}#${attempt}`} remote={remote} onRetry={() => setAttempt((count) => count + 1)}>
        <Page />
      </RemoteBoundary>
    );
  }
  if (result?.key === key && !result.loaded.ok) {
    return <LoadFailurePage failure={result.loaded.failure} onRetry={() => void tryAgain()} />;
  }
  return <PageLoading />;
}
