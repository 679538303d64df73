import { additionsBeyond, additionsOf } from '@frontdesk/shared/endpoints/release-additions';
import {
  approvedReleases,
  HOST_PART,
  releasesOfPart,
  rollbackId,
  type StoredRelease,
  type StoredReleaseLog,
} from '@frontdesk/shared/endpoints/release-log';
import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import { rolloutOf, stateOfPart, stateOfRelease } from './release-log';
import type { ReleaseServices } from './release-services';
import { readTokens } from './release-store';
import { attemptsOf, type Tally } from './rollout-counts';
import type { ComposeChange, Composer } from './run-compose';

const EMPTY: StoredReleaseLog = { releases: [], choices: {}, live: {} };

/** Reads all parts of the site, the host first, even those that have only a token so far. `origin` is the site's. */
export async function readParts(
  services: ReleaseServices,
  origin: string,
  read: { readonly log: StoredReleaseLog; readonly text: string } | null,
): Promise<ReleasePart[]> {
  const { log, text } = read ?? { log: EMPTY, text: '' };
  const tokens = await readTokens(services.database);
  const known = [...log.releases.map(({ part }) => part), ...tokens.map(({ remote }) => remote)];
  const names = [...new Set(known)].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const problems = await problemsOf(services.composer, log, text, names);
  return Promise.all(
    names.map(async (name) => {
      const releases = releasesOfPart(log, name);
      const state = stateOfPart(log, name);
      const [newest] = releases;
      const ended = await services.rollouts.endedOf(name);
      const target = releases.find(({ id }) => id === rollbackId(log, name));
      return {
        name,
        state,
        releases: releases.map((release) => ({
          ...releaseAnswer(log, release, origin),
          stopped: stopOf(releases, release, ended),
        })),
        rollout: state === 'live' ? await readRollout(services, log, name) : null,
        adds: newest ? additionsOf(newest) : null,
        rollsBackTo: target && state !== 'waiting' ? { id: target.id, version: target.version } : null,
        problems: [...(problems.get(name) ?? [])],
        tokens: tokens.filter(({ remote }) => remote === name).map(({ remote: _, ...token }) => token),
      };
    }),
  );
}

type EndedRollouts = Awaited<ReturnType<ReleaseServices['rollouts']['endedOf']>>;

/**
 * Returns why the site ended the last rollout of a release. Rollouts are counted by version, so this applies to the
 * newest release with that version at that time.
 */
function stopOf(releases: readonly StoredRelease[], { id, version }: StoredRelease, ended: EndedRollouts) {
  const found = ended.find((one) => {
    const at = one.watched?.halted?.at ?? '';
    return (
      one.version === version && releases.find((other) => other.version === version && other.time <= at)?.id === id
    );
  });
  const { watched = null, previous = '', places = [] } = found ?? {};
  if (!watched?.halted) return null;
  const { at, reason } = watched.halted;
  const counts = { next: countsIn(watched.next), previous: countsIn(watched.previous) };
  return { at, reason, previous, counts, places };
}

function countsIn(tally: Tally) {
  const { attempts, failed } = attemptsOf(tally);
  return { loads: attempts, failures: failed };
}

function releaseAnswer(
  log: StoredReleaseLog,
  release: StoredRelease,
  origin: string,
): Omit<ReleasePart['releases'][number], 'stopped'> {
  const { part, id, version, contract, commit, time, from, why = null } = release;
  const isServed = part !== HOST_PART && !release.waits && stateOfPart(log, part) !== 'removed';
  return {
    id,
    version,
    contract,
    commit,
    time,
    from,
    state: stateOfRelease(log, release),
    preview: isServed ? `${origin}/admin?preview=${part}@${id}` : null,
    why,
    adds: why === null ? null : additionsBeyond(release, approvedReleases(log, part)),
  };
}

const rank = (name: string) => (name === HOST_PART ? 0 : 1);

async function readRollout(
  { rollouts }: ReleaseServices,
  log: StoredReleaseLog,
  name: string,
): Promise<ReleasePart['rollout']> {
  const rollout = rolloutOf(log, name);
  if (!rollout) return null;
  const { percent, halt = false, since = null } = rollout;
  const watched = halt && since !== null ? await rollouts.countsOf(name, since) : null;
  return {
    // The share that browsers get: the file may still contain the one from before the site ended the rollout.
    percent: watched?.halted ? 0 : percent,
    halt,
    since,
    halted: watched?.halted ?? null,
    counts: watched && { next: countsIn(watched.next), previous: countsIn(watched.previous) },
  };
}

/** Tries the newest release of each part that no browser loads. Returns nothing if the site cannot be composed. */
async function problemsOf(composer: Composer, log: StoredReleaseLog, text: string, names: readonly string[]) {
  const tried = names.flatMap((part) => {
    const [newest] = releasesOfPart(log, part);
    if (!newest || stateOfRelease(log, newest) !== 'stored') return [];
    return [
      { part, change: { kind: part === HOST_PART ? 'rollback' : 'release', part, id: newest.id } as ComposeChange },
    ];
  });
  if (tried.length === 0 || (await composer.hindrance()) !== null) return new Map<string, readonly string[]>();
  const problems = await composer.try(
    tried.map(({ change }) => [change]),
    text,
  );
  return new Map(tried.map(({ part }, index) => [part, problems[index] ?? []] as const));
}
