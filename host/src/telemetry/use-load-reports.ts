import { useEffect } from 'react';
import { remoteLoader } from '../remotes/loader/loader';
import { watchedRollouts } from '../remotes/registry/sort-registry';
import { withReport } from './send-failures';

/** The share of tabs that report load times. All tabs report failures, and the loads of a watched rollout. */
const SAMPLE = 0.1;

/** Reports the load time of each remote's first page, from a sample of all tabs. */
export function useLoadReports(): void {
  useEffect(function reportLoads() {
    const isSample = Math.random() < SAMPLE;
    const reported = new Set<string>();
    /** Reports the remotes that have already loaded, and others once they load. */
    const report = () => {
      for (const [remote, { state, version, loadMs }] of Object.entries(remoteLoader.useStatus.getState())) {
        if (state !== 'ready' || loadMs === undefined || reported.has(remote)) continue;
        if (!isSample && !watchedRollouts.has(remote)) continue;
        reported.add(remote);
        withReport(({ clientReport }) => clientReport.add({ remote, version, loadMs: Math.round(loadMs) }));
      }
    };
    report();
    return remoteLoader.useStatus.subscribe(report);
  }, []);
}
