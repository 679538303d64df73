import { useRegistry } from './registry-store';
import { RemoteLoader } from './remote-loader';
import { reportFailure } from './report-failure';

/** The one loader of this page. */
export const remoteLoader = new RemoteLoader({
  registry: {
    refresh: () => useRegistry.getState().refresh(),
    find: (name) => useRegistry.getState().registry?.remotes.find((remote) => remote.name === name),
  },
  report(failure) {
    reportFailure(failure);
    const { remote, version, kind } = failure;
    // Only a page with a failure needs it, and a tab of the sample that reports its load times.
    import(/* webpackChunkName: "client-report" */ '../telemetry/client-report').then(
      ({ clientReport }) => clientReport.add({ remote: remote.slice(0, 50), version, failure: kind }),
      () => undefined,
    );
  },
});
