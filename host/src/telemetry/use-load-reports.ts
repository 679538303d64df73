import { useEffect } from 'react';
import { type LoadFailure, onLoadFailure } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import type { ClientReport } from './client-report';

/** The share of tabs that report load times. All tabs report failures. */
const SAMPLE = 0.1;

/** Reports the load time of each remote's first page, from a sample of all tabs. */
export function useLoadReports(): void {
  useEffect(function reportLoads() {
    if (Math.random() >= SAMPLE) return;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    // Loaded on demand, because most tabs report nothing.
    import(/* webpackChunkName: "client-report" */ './client-report').then(
      ({ clientReport }) => {
        if (!isOver) stop = reportTo(clientReport);
      },
      () => undefined,
    );
    return () => stop();
  }, []);
}

/** Reports loaded remotes and those that load later. Returns a function that stops it. */
function reportTo(clientReport: ClientReport): () => void {
  const reported = new Set<string>();
  const report = () => {
    for (const [remote, { state, version, loadMs }] of Object.entries(remoteLoader.useStatus.getState())) {
      if (state !== 'ready' || loadMs === undefined || reported.has(remote)) continue;
      reported.add(remote);
      clientReport.add({ remote, version, loadMs: Math.round(loadMs) });
    }
  };
  report();
  return remoteLoader.useStatus.subscribe(report);
}

/** Reports every load failure from now on to our server, if this is one. Returns a function that stops it. */
export const sendLoadFailures = () => onLoadFailure(send);

function send({ remote, version, kind }: LoadFailure): void {
  // Only a page with a failure needs it, and a tab of the sample that reports its load times.
  import(/* webpackChunkName: "client-report" */ './client-report').then(
    ({ clientReport }) => clientReport.add({ remote: remote.slice(0, 50), version, failure: kind }),
    () => undefined,
  );
}
