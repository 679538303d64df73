import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release';
import { writeAtomically } from './write-atomically';

/** What the operator chose for a part with `npm run compose`. Absent fields mean: what is built in this checkout. */
export interface PartChoice {
  /** The id of the release that stays, whatever is built: a deployed one, or one that was rolled back to. */
  readonly release?: string;
  /** `release` goes to this percentage of browsers, `previous` to all others. */
  readonly rollout?: { readonly percent: number; readonly previous: string };
  /** The registry does not list it. */
  readonly isRemoved?: boolean;
}

/** The releases of a site and what was chosen among them. It lies outside the public folder and outlives every build. */
export interface ReleaseLog {
  /** Oldest first. */
  readonly releases: readonly Release[];
  readonly choices: Readonly<Record<string, PartChoice>>;
  /** The ids of the releases that each part had, the present one last. A rollback removes the last. */
  readonly live: Readonly<Record<string, readonly string[]>>;
}

const FILE = 'releases.json';
const EMPTY: ReleaseLog = { releases: [], choices: {}, live: {} };

/** Reads the log of `folder`; an empty one before the first composition. Throws when the file cannot be read. */
export async function readReleaseLog(folder: string): Promise<ReleaseLog> {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return EMPTY;
  try {
    return { ...EMPTY, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<ReleaseLog>) };
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}. Mend it, or remove it to start a new log.`);
  }
}

export async function writeReleaseLog(folder: string, log: ReleaseLog): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeAtomically(path.join(folder, FILE), `${JSON.stringify(log, null, 2)}\n`);
}

/** The release that the site shows of a part; undefined before it shows one. */
export function liveRelease({ releases, live }: ReleaseLog, part: string): Release | undefined {
  return releaseById(releases, part, live[part]?.at(-1));
}

/** The release that the site shows of a part, or that it showed last. */
export function lastRelease(log: ReleaseLog, part: string): Release | undefined {
  return liveRelease(log, part) ?? log.releases.findLast((release) => release.part === part);
}

export function releaseById(releases: readonly Release[], part: string, id: string | undefined): Release | undefined {
  return releases.find((release) => release.part === part && release.id === id);
}
