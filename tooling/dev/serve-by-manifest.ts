import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ROOT } from '../run-command.mjs';
import { watchFiles } from './check-types';
import { importFresh } from './import-fresh';
import type { DevServer } from './serve';

/** Files with their last read content. */
class FileTexts {
  readonly #texts = new Map<string, string>();

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  /** Adds a file and reads it. */
  add(file: string): void {
    if (!this.#texts.has(file)) this.#texts.set(file, readFileSync(file, 'utf8'));
  }

  /**
   * Reads all files again and resolves to whether any changed. A missing file, such as one that is being replaced, counts
   * as unchanged.
   */
  async update(): Promise<boolean> {
    const changes = await Promise.all(Array.from(this.#texts, ([file, text]) => this.#hasChanged(file, text)));
    return changes.includes(true);
  }

  async #hasChanged(file: string, before: string): Promise<boolean> {
    const now = await readFile(file, 'utf8').catch(() => before);
    this.#texts.set(file, now);
    return now !== before;
  }
}

/** A remote's folder with its current manifest and webpack configuration. */
export interface RemoteSources {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly config: Configuration;
}

/** A served remote that restarts after its manifest changes. */
export interface ServedByManifest {
  /** Resolves when no restart is in progress. */
  isServed(): Promise<unknown>;
  /** Stops watching and serving. */
  end(): Promise<void>;
}

/**
 * Serves a remote, and restarts it when its manifest, its webpack configuration (if it has one) or a file that they
 * import changes. Open pages then reload. Prints a failed restart, and retries after the next change.
 */
export async function serveByManifest(
  name: string,
  begin: (sources: RemoteSources) => Promise<DevServer>,
  folder: string = path.join(ROOT, `remote-${name}`),
): Promise<ServedByManifest> {
  const [manifestFile, configFile] = [path.join(folder, 'remote.manifest.ts'), path.join(folder, 'webpack.config.ts')];
  const texts = new FileTexts();
  const note = (file: string) => void (isSource(file) && texts.add(file));
  const read = async (): Promise<RemoteSources> => ({
    folder,
    manifest: await importFresh<RemoteManifest>(manifestFile, note),
    config: existsSync(configFile) ? lastOf(await importFresh<Configuration | Configuration[]>(configFile, note)) : {},
  });
  for (const file of [manifestFile, configFile].filter(existsSync)) texts.add(file);
  let serving: Promise<DevServer | null> = begin(await read());
  await serving;
  const notServed = (error: Error) => {
    console.error(`\n${name} cannot be served until its manifest changes again:\n${error.message}`);
    return null;
  };
  const watcher = await watchFiles(texts.files, async () => {
    // A save may be reported twice, and a file is missing for a moment while it is replaced.
    if (!(await texts.update())) return;
    const sources = await read().catch((error: Error) => {
      console.error(`\nThe manifest of ${name} cannot be read, so its last build stays:\n${error.message}`);
    });
    watcher.add(texts.files);
    if (!sources) return;
    serving = serving.then((old) => old?.stop()).then(() => begin(sources).catch(notServed));
    if (await serving) console.log(`  ${name} was rebuilt after its manifest changed: open pages reload`);
  });
  return {
    isServed: () => serving,
    async end() {
      await watcher.close();
      await (await serving)?.stop();
    },
  };
}

/** The build in the language of the messages comes last, and is the only one in development. */
function lastOf(configs: Configuration | Configuration[]): Configuration {
  return Array.isArray(configs) ? (configs.at(-1) ?? {}) : configs;
}

/** Installed packages do not change, and a change to this tool needs a full restart. */
function isSource(file: string): boolean {
  return (
    !file.includes(`${path.sep}node_modules${path.sep}`) && !file.startsWith(path.join(ROOT, 'tooling') + path.sep)
  );
}
