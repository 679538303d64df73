import { useRegistry } from './registry-store';
import { RemoteLoader } from './remote-loader';
import { reportLoadFailure } from './report-load-failure';

/** The only loader of this page. */
export const remoteLoader = new RemoteLoader({
  registry: {
    refresh: () => useRegistry.getState().refresh(),
    find: (name) => useRegistry.getState().registry?.remotes.find((remote) => remote.name === name),
  },
  report: reportLoadFailure,
});
