import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ROOT } from '../run-command.mjs';
import { importFresh } from './import-fresh';
import type { DevServer } from './serve';
import { watchFiles } from './watch-files';

/** A remote's folder with its manifest and its webpack configuration, as the files are now. */
export interface RemoteSources {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly config: Configuration;
}

/**
 * Serves a remote, and stops and serves it anew when its manifest or its webpack configuration changes. Answers a
 * function that resolves when no restart is under way.
 */
export async function serveByManifest(
  name: string,
  begin: (sources: RemoteSources) => Promise<DevServer>,
): Promise<() => Promise<unknown>> {
  const folder = path.join(ROOT, `remote-${name}`);
  const files = ['remote.manifest.ts', 'webpack.config.ts'].map((file) => path.join(folder, file));
  const [manifestFile = '', configFile = ''] = files;
  const read = async (): Promise<RemoteSources> => ({
    folder,
    manifest: await importFresh<RemoteManifest>(manifestFile),
    config: await importFresh<Configuration>(configFile),
  });
  const readTexts = async () => (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join();
  let served = await readTexts();
  let serving: Promise<DevServer | null> = begin(await read());
  await serving;
  const notServed = (error: Error) => {
    console.error(`\n${name} cannot be served until its manifest changes again:\n${error.message}`);
    return null;
  };
  await watchFiles(files, async () => {
    // One save may be reported twice, and a file that is being replaced is missing for a moment.
    const texts = await readTexts().catch(() => served);
    if (texts === served) return;
    served = texts;
    const sources = await read().catch((error: Error) => {
      console.error(`\nThe manifest of ${name} cannot be read, so its last build stays:\n${error.message}`);
    });
    if (!sources) return;
    serving = serving.then((old) => old?.stop()).then(() => begin(sources).catch(notServed));
    if (await serving) console.log(`  ${name} is built again after its manifest changed: reload the page`);
  });
  return () => serving;
}
