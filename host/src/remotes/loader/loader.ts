import { reportLoadFailure } from '../failure/load-failure';
import { useRegistry } from '../registry/registry-store';
import { RemoteLoader } from './remote-loader';

/** The only loader of this page. */
export const remoteLoader = new RemoteLoader({
  registry: {
    refresh: () => useRegistry.getState().refresh(),
    find: (name) => useRegistry.getState().registry?.remotes.find((remote) => remote.name === name),
  },
  report: reportLoadFailure,
});
