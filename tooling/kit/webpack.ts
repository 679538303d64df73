import { statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ALONE_PAGE } from '../webpack/alone-page';
import type { BuildSettings } from '../webpack/base-config';
import { remoteConfig as ownConfig } from '../webpack/remote-config';
import { standaloneConfig } from '../webpack/standalone-config';
import { BuildChecksPlugin, readTeamSettings } from './build-checks';

/** How long a build keeps the files of earlier builds, which live sites and open tabs request. */
const KEEP_DAYS = 30;
const HASHED = /\.[0-9a-f]{8,16}\./;

const KIT = '@frontdesk/remote-kit';

/**
 * The build of a remote: one exposed module for each page, card and search of its manifest, and the manifest as
 * data. Fails when a page loads more than its budget, and when the build contains a library twice or one of the host
 * (`frontdesk` in package.json). Keeps files of earlier builds for 30 days: a site names the entry of the build that it
 * was composed from. Throws when no site could use a remote with this name, these addresses or these contributions.
 */
export function remoteConfig(manifest: RemoteManifest, settings: BuildSettings): Configuration {
  const config = ownConfig(manifest, settings, KIT);
  const folder = path.join(settings.folder, 'dist');
  const isRecent = (file: string) => {
    const { mtimeMs } = statSync(path.join(folder, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return Date.now() - mtimeMs < KEEP_DAYS * 24 * 3600 * 1000;
  };
  const checks = settings.isDevelopment ? [] : [new BuildChecksPlugin(manifest, readTeamSettings(settings.folder))];
  return {
    ...config,
    plugins: [...(config.plugins ?? []), ...checks],
    output: { ...config.output, clean: { keep: (file) => HASHED.test(file) && isRecent(file) } },
  };
}

/**
 * The build of a page that shows the remote alone with a sample API, for `webpack serve`. Reads the
 * manifest from `remote.manifest.ts` in `folder`, and own answers from `alone.ts`, if it exists. Development only.
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
