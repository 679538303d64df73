import { HOST } from '../failure/host';
import { chunkIn, GroupError, loadFailure } from '../failure/load-failure';
import { reportLoadFailure } from '../failure/report-failure';
import { remoteLoader } from '../loader/loader';
import { useRegistry } from '../registry/registry-store';

/**
 * Finds out why a part of a page did not load and which remote owns it, reports that, and returns an error that carries
 * the failure.
 */
export async function partError(cause: unknown): Promise<Error> {
  const address = chunkIn(cause) ?? '';
  const remotes = useRegistry.getState().registry?.remotes ?? [];
  const remote = remotes.find(({ entry }) => address.startsWith(folderOf(entry)));
  // The owner does not know the names of shared groups.
  const found = loadFailure(remote ?? HOST, 'page', cause instanceof GroupError ? cause.cause : cause);
  const failure = remote ? await remoteLoader.explain(remote, found, address) : found;
  reportLoadFailure(failure);
  return Object.assign(new Error(failure.message), { failure });
}

/** Returns the folder of a remote's entry, which holds all its files. */
function folderOf(entry: string): string {
  return new URL('.', new URL(entry, location.href)).href;
}
