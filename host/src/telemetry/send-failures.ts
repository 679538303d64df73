import type { LoadFailure } from '../remotes/failure/load-failure';
import { onLoadFailure } from '../remotes/failure/load-failure';

/** Reports every load failure from now on to our server, if this is one. Returns a function that stops it. */
export const sendLoadFailures = () => onLoadFailure(send);

function send({ remote, version, kind }: LoadFailure): void {
  // Only a page with a failure needs it, and a tab of the sample that reports its load times.
  import(/* webpackChunkName: "client-report" */ './client-report').then(
    ({ clientReport }) => clientReport.add({ remote: remote.slice(0, 50), version, failure: kind }),
    () => undefined,
  );
}
