import { useEffect } from 'react';
import { remoteLoader } from '../remotes/loader';
import type { ClientReport } from './client-report';

/** The share of tabs that report load times. All tabs report failures. */
const SAMPLE = 0.1;

/** Reports how long the first page of each remote took, from a sample of all tabs. */
export function useLoadReports(): void {
  useEffect(function reportLoads() {
    if (Math.random() >= SAMPLE) return;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    // Most tabs report nothing, and do not need this code.
    import(/* webpackChunkName: "client-report" */ './client-report').then(
      ({ clientReport }) => {
        if (!isOver) stop = reportTo(clientReport);
      },
      () => undefined,
    );
    return () => stop();
  }, []);
}

/** Reports what has loaded and what will, and returns how to stop. */
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
