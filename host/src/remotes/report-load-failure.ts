import type { LoadFailure } from './load-failure';
import { reportFailure } from './report-failure';

/** Tells developers, and our server if this is one. */
export function reportLoadFailure(failure: LoadFailure): void {
  reportFailure(failure);
  const { remote, version, kind } = failure;
  // Only a page with a failure needs it, and a tab of the sample that reports its load times.
  import(/* webpackChunkName: "client-report" */ '../telemetry/client-report').then(
    ({ clientReport }) => clientReport.add({ remote: remote.slice(0, 50), version, failure: kind }),
    () => undefined,
  );
}
