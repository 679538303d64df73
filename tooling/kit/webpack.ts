import { statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ALONE_PAGE } from '../webpack/alone-page';
import type { BuildSettings } from '../webpack/base-config';
import { remoteConfig as ownConfig } from '../webpack/remote-config';
import { FirstViewsPlugin } from '../webpack/remote-manifest-plugin';
import { standaloneConfig } from '../webpack/standalone-config';

/** How long a build keeps the files of earlier builds, which live sites and open tabs request. */
const KEEP_DAYS = 30;
const HASHED = /\.[0-9a-f]{8,16}\./;

/**
 * The build of a remote: one exposed module for each page, card and search of its manifest, and the manifest as
 * data. Keeps files of earlier builds for 30 days: a site names the entry of the build that it was composed from. Throws
 * when no site could use a remote with this name, these addresses or these contributions.
 */
export function remoteConfig(manifest: RemoteManifest, settings: BuildSettings): Configuration {
  const config = ownConfig(manifest, settings, '@frontdesk/remote-kit');
  // Not supported yet: a remote built with the kit starts with only the host's frame.
  const plugins = config.plugins?.filter((plugin) => !(plugin instanceof FirstViewsPlugin)) ?? [];
  const folder = path.join(settings.folder, 'dist');
  const isRecent = (file: string) => {
    const { mtimeMs } = statSync(path.join(folder, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return Date.now() - mtimeMs < KEEP_DAYS * 24 * 3600 * 1000;
  };
  return {
    ...config,
    plugins,
    output: { ...config.output, clean: { keep: (file) => HASHED.test(file) && isRecent(file) } },
  };
}

/**
 * The build of a page that shows the remote alone with a sample API, for `webpack serve`. Reads the
 * manifest from `remote.manifest.ts` in `folder`. Development only.
 */
export function aloneConfig(manifest: RemoteManifest, { folder }: { readonly folder: string }): Configuration {
  const sendPage = {
    name: 'page',
    middleware: (_request: unknown, response: { type(type: string): { send(body: string): void } }) =>
      response.type('html').send(ALONE_PAGE),
  };
  const devServer = {
    static: false,
    hot: true,
    setupMiddlewares: (middlewares: unknown[]) => [...middlewares, sendPage],
  };
  return { ...standaloneConfig(manifest, { folder, isDevelopment: true }), devServer } as Configuration;
}
