import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { importFresh } from '../../dev/import-fresh';
import { MANIFEST_ERROR } from '../../webpack/remote-config';
import { remoteConfigs } from '../webpack';

/** The package that provides the host's modules to outside teams. */
export const KIT = '@frontdesk/remote-kit';

/** Thrown when a command cannot do what was asked. The message is a sentence that says what to do. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** 1: it failed; 2: it was called with wrong arguments. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** Returns the address of a site that `--to` or `--from` names. */
export function siteOf(option: string, text: string): URL {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(new URL(text).origin);
  throw new Refusal(`${option} ${text} is not an address. Write it like https://site.example.`, 2);
}

/** Returns the file of the manifest. Throws if the folder is not that of a remote. */
export function requireManifest(folder: string): string {
  const file = path.join(folder, 'remote.manifest.ts');
  if (!existsSync(file)) {
    throw new Refusal(
      `There is no remote.manifest.ts in ${folder}. Run the command in the folder of your remote, or create one: npm create frontdesk-remote hours`,
      2,
    );
  }
  return file;
}

/** Reads `remote.manifest.ts` in the team's folder. Throws if the file contains a mistake. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const file = requireManifest(folder);
  let manifest: Partial<RemoteManifest> | undefined;
  try {
    manifest = await importFresh<RemoteManifest>(file);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [, place] = stack.split(pathToFileURL(file).href)[1]?.match(/^\S*?:(\d+:\d+)/) ?? [];
    throw new Refusal(`remote.manifest.ts cannot be read${place ? `, line ${place}` : ''}: ${message}`);
  }
  const isWhole = [manifest?.name, manifest?.version, manifest?.routes].every((field) => field !== undefined);
  if (!isWhole)
    throw new Refusal('remote.manifest.ts must export a manifest with name, version and routes as default.');
  return manifest as RemoteManifest;
}

/** Runs `work`, and turns a mistake in the manifest into a refusal: the place where the kit found it does not help a team. */
export async function withManifestErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && error.name === MANIFEST_ERROR ? new Refusal(error.message) : error;
  }
}

/**
 * Returns the build configurations for the team's folder: those in its own `webpack.config.ts`, if there is one, or the
 * kit's.
 */
export async function buildConfigs(folder: string, manifest: RemoteManifest): Promise<Configuration[]> {
  const own = path.join(folder, 'webpack.config.ts');
  return withManifestErrors(async () =>
    existsSync(own)
      ? [await importFresh<Configuration | Configuration[]>(own)].flat()
      : remoteConfigs(manifest, { folder, isDevelopment: false }),
  );
}
