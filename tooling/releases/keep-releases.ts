import { stat } from 'node:fs/promises';
import { rollbackId } from '@frontdesk/shared/endpoints/release-log';
import { Refusal } from './refusal';
import type { ReleaseLog } from './release-log';
import type { Release, ReleaseStore } from './release-store';

/**
 * How long earlier releases are kept, and how much space they may use. A release is kept if either of the first two
 * rules applies.
 */
export interface KeepRules {
  /** The number of newest releases of each part. Default: 5. */
  readonly count: number;
  /** Keeps releases that were live within this many days. Default: 30. */
  readonly days: number;
  /** Maximum total size of stored files, in bytes; null for no limit, as for a build in a checkout. */
  readonly bytes?: number | null;
}

const DAY_MS = 24 * 3_600_000;
const MEGABYTE = 1_000_000;

/** Reads `KEEP_RELEASES` and `KEEP_DAYS`. Throws when one is not a number. */
export function readKeepRules(env: Record<string, string | undefined>): KeepRules {
  return {
    count: readCount('KEEP_RELEASES', env['KEEP_RELEASES'] ?? '5'),
    days: readCount('KEEP_DAYS', env['KEEP_DAYS'] ?? '30'),
  };
}

function readCount(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${name} must be a whole number of at least 1, not "${value}".`);
  return count;
}

/**
 * Returns the releases of `log` to keep: those in use, those that a rollback returns to, the newest, and those that open
 * tabs may still use. The last group is kept without source maps, which are three quarters of all bytes.
 */
export function releasesToKeep(
  log: ReleaseLog,
  isInUse: (release: Release) => boolean,
  { count, days }: KeepRules,
  now: Date,
): Release[] {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  return log.releases.flatMap((release) => {
    const newest = log.releases.filter(({ part }) => part === release.part).slice(-count);
    if (isInUse(release) || rollbackId(log, release.part) === release.id || newest.includes(release)) return [release];
    const files = release.files.filter((file) => !file.endsWith('.map'));
    return release.lastUsed > since ? [{ ...release, files }] : [];
  });
}

/** Refuses a release if the rules leave no space for it. */
export async function requireRoom(kept: readonly Release[], store: ReleaseStore, { bytes }: KeepRules): Promise<void> {
  if (bytes === null || bytes === undefined) return;
  const files = new Set(kept.flatMap((release) => release.files.map((file) => store.fileOf(release, file))));
  let sum = 0;
  for (const file of files)
    sum += await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  if (sum <= bytes) return;
  throw new Refusal(
    `With this build the releases of the site would have ${Math.ceil(sum / MEGABYTE)} MB, and RELEASES_MB_MAX allows ${bytes / MEGABYTE} MB. Publish a smaller build, or ask an operator of the site to raise RELEASES_MB_MAX or to lower KEEP_RELEASES and KEEP_DAYS.`,
    { status: 507 },
  );
}
