import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredReleaseLog } from '@frontdesk/shared/endpoints/release-log';
import type { Release } from './release-store';
import { writeAtomically } from './write-site';

/** The releases of a site and the operator's choices. Stored outside the public folder and persists across builds. */
export interface ReleaseLog extends Readonly<Omit<StoredReleaseLog, 'releases'>> {
  /** Oldest first. */
  readonly releases: readonly Release[];
  /** The enabled flags. */
  readonly flags?: readonly string[];
  /** A fingerprint of the builds that the site was composed from; null while it is being written. */
  readonly composedFrom?: string | null;
}

const FILE = 'releases.json';
const EMPTY: ReleaseLog = { releases: [], choices: {}, live: {} };

/** Reads the log of `folder`; empty before the first composition. Throws if the file is invalid. */
export async function readReleaseLog(folder: string): Promise<ReleaseLog> {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return EMPTY;
  try {
    return { ...EMPTY, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<ReleaseLog>) };
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}. Fix it, or remove it to start a new log.`);
  }
}

export async function writeReleaseLog(folder: string, log: ReleaseLog): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeAtomically(path.join(folder, FILE), `${JSON.stringify(log, null, 2)}\n`);
}

/** The live release of a part; undefined if there is none. */
export function liveRelease({ releases, live }: ReleaseLog, part: string): Release | undefined {
  return releaseById(releases, part, live[part]?.at(-1));
}

/** The live or last live release of a part. */
export function lastRelease(log: ReleaseLog, part: string): Release | undefined {
  return liveRelease(log, part) ?? log.releases.findLast((release) => release.part === part);
}

export function releaseById(releases: readonly Release[], part: string, id: string | undefined): Release | undefined {
  return releases.find((release) => release.part === part && release.id === id);
}
