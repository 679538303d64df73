import type { LoadFailure } from './load-failure';
import { reportFailure } from './report-failure';

/** Reports a failure to developers, and to our server if this site has it. */
export function reportLoadFailure(failure: LoadFailure): void {
  reportFailure(failure);
  const { remote, version, kind } = failure;
  // Loaded on demand: only pages with a failure need it, and tabs in the sample of load times.
  import(/* webpackChunkName: "client-report" */ '../telemetry/client-report').then(
    ({ clientReport }) => clientReport.add({ remote: remote.slice(0, 50), version, failure: kind }),
    () => undefined,
  );
}
