import path from 'node:path';
import { remoteNames } from '../parts';
import { ROOT } from '../run-command.mjs';

/** The inputs and folders of a site. */
export interface SitePaths {
  /** The names of the remotes that this checkout builds. */
  readonly remotes: readonly string[];
  /** The folder of a part's build. */
  readonly buildOf: (part: string) => string;
  /** The host's own version. */
  readonly hostManifest: string;
  /** The public folder. */
  readonly site: string;
  /** The folder of the releases and choices; `RELEASES_DIR`. */
  readonly store: string;
}

export function sitePaths(): SitePaths {
  return {
    remotes: remoteNames(),
    buildOf: (part) => path.join(ROOT, part === 'host' ? 'host' : `remote-${part}`, 'dist'),
    hostManifest: path.join(ROOT, 'host/package.json'),
    site: path.join(ROOT, 'dist'),
    store: path.resolve(ROOT, process.env['RELEASES_DIR'] ?? '.releases'),
  };
}
