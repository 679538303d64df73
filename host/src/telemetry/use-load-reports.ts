import { useEffect } from 'react';
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
    import(/* webpackChunkName: "client-report" */ './page-errors').then(
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
