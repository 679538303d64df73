import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LoadFailure } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';
import { keyOf } from '../loader/remote-status';
import { LoadFailurePage } from './LoadFailurePage';
import { PageLoading } from './PageLoading';
import { RemoteBoundary } from './RemoteBoundary';

interface RemotePageProps {
  readonly remote: RegisteredRemote;
  readonly page: string;
  /** Shown instead of the failure when the page cannot be loaded. */
  readonly otherwise?: ReactElement | null;
  /** Props of the page or card. */
  readonly props?: object;
  /** Default: a spinner. */
  readonly whileLoading?: ReactNode;
  /** Shows why the page cannot be loaded. Default: a full page. */
  readonly renderFailure?: (failure: LoadFailure, onRetry: () => void) => ReactNode;
}

const failurePage: NonNullable<RemotePageProps['renderFailure']> = (failure, onRetry) => (
  <LoadFailurePage failure={failure} onRetry={onRetry} />
);

/** Loads and shows a page or card of a remote, or shows why it failed. Errors stay inside. */
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
  const status = remoteLoader.useStatus((remotes) => remotes[remote.name]?.pages[key]);

  useLayoutEffect(
    function load() {
      // Also retries a page that failed when it was last shown. A page that is ready renders in the same frame.
      if (remoteLoader.statusOf(remote, page)?.is !== 'ready') void remoteLoader.load(remote, page);
    },
    [key],
  );

  const retry = () => void remoteLoader.retry(remote, page);
  if (status?.is === 'ready') {
    const { Page } = status;
    return (
      <RemoteBoundary key={key} remote={remote} page={page} renderFailure={(failure) => renderFailure(failure, retry)}>
        <Page {...props} />
      </RemoteBoundary>
    );
  }
  if (status?.is === 'failed') return otherwise ?? renderFailure(status.failure, retry);
  return whileLoading;
}

/**
 * Returns the release that the page was first shown from, even when the registry moves the remote, because somebody may
 * be typing in the page.
 */
function useShownRemote(newest: RegisteredRemote, page: string): RegisteredRemote {
  const shown = useRef({ remote: newest, page });
  const { remote } = shown.current;
  const isShown =
    remote.name === newest.name && shown.current.page === page && remoteLoader.statusOf(remote, page)?.is === 'ready';
  if (!isShown) shown.current = { remote: newest, page };
  return shown.current.remote;
}
