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
  /**
   * Whether to use the builds of a checkout. Default: true. If false, composes only stored releases, as the server
   * does.
   */
  readonly hasBuilds?: boolean;
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

/** The folders of a site that is composed without a checkout: its parts are those in the log. */
export function storedSitePaths(site: string, store: string): SitePaths {
  const noBuild = () => path.join(store, 'no-build');
  return { remotes: [], buildOf: noBuild, hostManifest: noBuild(), site, store, hasBuilds: false };
}
