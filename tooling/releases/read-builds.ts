import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST, type Release } from './release';
import type { ReleaseStore } from './release-store';
import { builtSource } from './remote-sources';
import type { SitePaths } from './site-paths';

/** The builds of this checkout as releases, by part. */
export type Builds = ReadonlyMap<string, Release>;

/** Stores the builds of this checkout. Skips parts that are not built. */
export async function readBuilds(paths: SitePaths, store: ReleaseStore): Promise<Builds> {
  const builds = new Map<string, Release>();
  if (existsSync(path.join(paths.buildOf(HOST), 'index.html'))) {
    const { version } = JSON.parse(await readFile(paths.hostManifest, 'utf8')) as { version: string };
    builds.set(HOST, await store.addHost(paths.buildOf(HOST), version));
  }
  for (const name of paths.remotes) {
    const folder = paths.buildOf(name);
    if (existsSync(folder)) builds.set(name, await store.addRemote(await builtSource(name, folder)));
  }
  return builds;
}

/** Returns the build of a part. If there is none, throws with the command that builds it. */
export function requireBuild(builds: Builds, part: string): Release {
  const build = builds.get(part);
  if (build) return build;
  if (part === HOST) throw new Error('The host is not built. Run: npm run build');
  throw new Error(`remote-${part} is not built. Run: npm run build -- ${part}`);
}
