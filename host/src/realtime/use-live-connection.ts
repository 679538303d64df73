import { realtimeStore, useSession } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { useEffect, useRef } from 'react';
import { notAvailable } from '../messages/frame';
import { HOST, loadFailure, reportFailure } from '../remotes/failure/load-failure';

/** The page and its data load first. */
const IDLE_AT_LATEST_MS = 3_000;

/** Connects the page while a user is signed in. Loads the library when the browser is idle. */
export function useLiveConnection(): { retry: () => void } {
  const queries = useQueryClient();
  const { token } = useSession();
  const retry = useRef(() => {});

  useEffect(
    function connectWhenIdle() {
      if (token === null) return;
      realtimeStore.setState({ status: 'Connecting', problem: null });
      let isOver = false;
      let stop = () => {};
      const cancel = whenIdle(async () => {
        // Polling does not need the library and continues without it.
        const loaded = await import(/* webpackChunkName: "realtime" */ './live-connection').catch(reportMissing);
        if (isOver || !loaded) return;
        const live = loaded.openLiveConnection(queries);
        stop = live.stop;
        retry.current = live.retry;
      });
      return () => {
        isOver = true;
        cancel();
        stop();
      };
    },
    [token, queries],
  );
  return { retry: () => retry.current() };
}

function reportMissing(cause: unknown): null {
  const failure = loadFailure(HOST, 'page', cause);
  reportFailure({ ...failure, message: notAvailable(failure.message) });
  return null;
}

function whenIdle(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
