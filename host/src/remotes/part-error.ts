import { chunkIn } from './chunk-in';
import { HOST } from './host';
import { loadFailure } from './load-failure';
import { remoteLoader } from './loader';
import { useRegistry } from './registry-store';
import { reportLoadFailure } from './report-load-failure';
import { GroupError } from './shared-groups';

/** Finds out why a part of a page did not load, and whose it is, reports it, and returns an error that carries it. */
export async function partError(cause: unknown): Promise<Error> {
  const address = chunkIn(cause) ?? '';
  const remotes = useRegistry.getState().registry?.remotes ?? [];
  const remote = remotes.find(({ entry }) => address.startsWith(folderOf(entry)));
  // The name of a shared group means nothing to the owner.
  const found = loadFailure(remote ?? HOST, 'page', cause instanceof GroupError ? cause.cause : cause);
  const failure = remote ? await remoteLoader.explain(remote, found, address) : found;
  reportLoadFailure(failure);
  return Object.assign(new Error(failure.message), { failure });
}

/** A remote's files are in the folder of its entry. */
function folderOf(entry: string): string {
  return new URL('.', new URL(entry, location.href)).href;
}
