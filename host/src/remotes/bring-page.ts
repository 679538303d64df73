import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { identityOf } from './identity-of';
import type { LoadStep } from './load-failure';
import { type LoadedPage, loadPage } from './load-page';
import { useRegistry } from './registry-store';
import { noteRemote, useRemoteLog } from './remote-log';
import { reportFailure } from './report-failure';

/** What is on its way; asked for twice, it comes once. */
const loads = new Map<string, Promise<LoadedPage | null>>();

/**
 * Loads a page. When a file is missing, refreshes the registry and retries: after a release the files of an open tab
 * are no longer there, but newer ones are. Retries again only if the attempt before came further, because the browser
 * answers the first load of each file with its early hint, also when that one failed. Null when the registry has moved
 * the remote: the new one is then shown instead.
 */
export function bringPage(remote: RegisteredRemote, page: string): Promise<LoadedPage | null> {
  const key = `${page} ${identityOf(remote)}`;
  const underWay = loads.get(key) ?? bring(remote, page).finally(() => loads.delete(key));
  loads.set(key, underWay);
  return underWay;
}

async function bring(remote: RegisteredRemote, page: string): Promise<LoadedPage | null> {
  const begun = performance.now();
  noteRemote(remote.name, { state: 'loading' });
  let loaded = await loadPage(remote, page);
  const failedSteps = new Set<LoadStep>();
  while (!loaded.ok && loaded.failure.kind === 'missing' && !failedSteps.has(loaded.failure.step)) {
    failedSteps.add(loaded.failure.step);
    await useRegistry.getState().refresh();
    const newest = useRegistry.getState().registry?.remotes.find(({ name }) => name === remote.name);
    if (newest && identityOf(newest) !== identityOf(remote)) return null;
    loaded = await loadPage(remote, page);
  }
  if (loaded.ok) {
    const { loadMs = performance.now() - begun } = useRemoteLog.getState()[remote.name] ?? {};
    noteRemote(remote.name, { state: 'ready', loadMs });
  } else {
    noteRemote(remote.name, { state: 'failed', lastFailure: loaded.failure });
    reportFailure(loaded.failure);
  }
  return loaded;
}
