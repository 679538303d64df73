import type { Release } from './release';

/** How long earlier releases stay: a release stays if either rule keeps it. */
export interface KeepRules {
  /** The number of newest releases of each part. Default: 5. */
  readonly count: number;
  /** Keeps releases that were live within this many days. Default: 30. */
  readonly days: number;
}

const DAY_MS = 24 * 3_600_000;

/** Reads `KEEP_RELEASES` and `KEEP_DAYS`. Throws when one is not a number. */
export function readKeepRules(env: Record<string, string | undefined>): KeepRules {
  return {
    count: readCount('KEEP_RELEASES', env['KEEP_RELEASES'] ?? '5'),
    days: readCount('KEEP_DAYS', env['KEEP_DAYS'] ?? '30'),
  };
}

/**
 * Returns the releases to keep: those in use, the newest, and those that open tabs may still use. The last have no
 * source maps, which are three quarters of all bytes.
 */
export function keptReleases(
  releases: readonly Release[],
  isInUse: (release: Release) => boolean,
  { count, days }: KeepRules,
  now: Date,
): Release[] {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  return releases.flatMap((release) => {
    const newest = releases.filter(({ part }) => part === release.part).slice(-count);
    if (isInUse(release) || newest.includes(release)) return [release];
    const files = release.files.filter((file) => !file.endsWith('.map'));
    return release.lastUsed > since ? [{ ...release, files }] : [];
  });
}

function readCount(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${name} must be a whole number of at least 1, not "${value}".`);
  return count;
}
