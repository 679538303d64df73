import { statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ALONE_PAGE } from '../webpack/alone-page';
import type { BuildSettings } from '../webpack/base-config';
import { remoteConfigs as ownConfigs } from '../webpack/remote-config';
import { standaloneConfig } from '../webpack/standalone-config';
import { BuildChecksPlugin, readTeamSettings } from './build-checks';

/** How long a build keeps the files of earlier builds, which live sites and open tabs request. */
const KEEP_DAYS = 30;
const HASHED = /\.[0-9a-f]{8,16}\./;

const KIT = '@frontdesk/remote-kit';

/**
 * The builds of a remote, one for each language of its manifest: one exposed module for each page, card and search of
 * its manifest, and the manifest as data. Fails when a page loads more than its budget, and when the build contains a
 * library twice, or a library of the host (see `frontdesk` in package.json). Keeps files of earlier builds for 30 days:
 * a site names the entry of the build that it was composed from. Throws when no site could use a remote with this name,
 * these addresses or these contributions.
 */
export function remoteConfigs(manifest: RemoteManifest, settings: BuildSettings): Configuration[] {
  const files = new Set<string>();
  const checks = () => new BuildChecksPlugin(manifest, readTeamSettings(settings.folder), files);
  return ownConfigs(manifest, settings, KIT).map((config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...(settings.isDevelopment ? [] : [checks()])],
    output: { ...config.output, ...(config.output?.clean && { clean: { keep: isKept(settings) } }) },
  }));
}

/** The English-only build, for a webpack configuration that modifies it. */
export function remoteConfig(manifest: RemoteManifest, settings: BuildSettings): Configuration {
  const { translations: _, ...english } = manifest;
  const [config] = remoteConfigs(english, settings);
  return config ?? {};
}

/** Whether a build leaves a file of an earlier one in `dist/`. */
function isKept({ folder }: BuildSettings): (file: string) => boolean {
  const dist = path.join(folder, 'dist');
  return (file) => {
    const { mtimeMs } = statSync(path.join(dist, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return HASHED.test(file) && Date.now() - mtimeMs < KEEP_DAYS * 24 * 3600 * 1000;
  };
}

/**
 * The build of a page that shows the remote alone with a sample API, for `webpack serve`. Reads the
 * manifest from `remote.manifest.ts` in `folder`, and the remote's own answers from `alone.ts`, if it exists.
 * Development only.
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
