import type { RegisteredRemote } from '@frontdesk/shared/contract';
import type { FirstViews } from '../first-views/first-view';

/** The file next to a remote's entry that `compose` reads: the manifest as data. */
export const REMOTE_MANIFEST_FILE = 'remote.json';

/** The content of `remote.json`: the registry entry of this remote, with URLs relative to the file. */
export type BuiltRemote = Omit<RegisteredRemote, 'globalName'> & { readonly globalName: string };

/** The source of a remote: a local build folder, or the address of a deployment. */
export interface RemoteSource {
  readonly name: string;
  /** The folder to copy into the site; null for a deployed remote. */
  readonly folder: string | null;
  /** The address of the folder where the remote is deployed; null for a build that this site stores. */
  readonly address: string | null;
  /** Whether its build comes from elsewhere, so that the commit of this checkout says nothing about it. */
  readonly isForeign?: boolean;
  /** The manifest of the remote's build. */
  readonly built: BuiltRemote;
  /** The entry's address in the registry. */
  readonly entry: string;
  /** The first views of a deployed remote; those of a build are in its folder. */
  readonly views?: FirstViews;
  /** Returns the content of one of the remote's files. `file` is relative to the entry. */
  read(file: string): Promise<Buffer>;
  /**
   * Returns a sentence that says why one of the remote's files cannot load; null if it can. `file` is relative to the
   * entry.
   */
  problemWith(file: string): Promise<string | null>;
}
