import { useEffect } from 'react';
import { remoteLoader } from '../remotes/loader';
import { clientReport } from './client-report';

/** In so many tabs load times are reported; failures in all. */
const SAMPLE = 0.1;

/** Reports how long the first page of each remote took, from a sample of all tabs. */
export function useLoadReports(): void {
  useEffect(function reportLoads() {
    if (Math.random() >= SAMPLE) return;
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
  }, []);
}
