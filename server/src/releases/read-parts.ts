import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import { additionsOf } from './additions';
import {
  HOST,
  type ReleaseLog,
  readReleaseLog,
  releasesOf,
  rolloutOf,
  stateOfPart,
  stateOfRelease,
} from './release-log';
import type { ReleaseServices } from './release-services';
import { readTokens } from './release-store';
import { attemptsOf, type Tally } from './rollout-counts';
import type { ComposeChange, Composer } from './run-compose';

const EMPTY: ReleaseLog = { releases: [], choices: {}, live: {} };

/** Reads all parts of the site, the host first, with those that have only a token yet. `origin` is the site's. */
export async function readParts(services: ReleaseServices, origin: string): Promise<ReleasePart[]> {
  const { log, text } = (await readReleaseLog(services.config.releasesDir)) ?? { log: EMPTY, text: '' };
  const tokens = await readTokens(services.database);
  const known = [...log.releases.map(({ part }) => part), ...tokens.map(({ remote }) => remote)];
  const names = [...new Set(known)].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const problems = await problemsOf(services.composer, log, text, names);
  return Promise.all(
    names.map(async (name) => {
      const releases = releasesOf(log, name);
      const state = stateOfPart(log, name);
      const hasPreview = name !== HOST && state === 'live';
      const [newest] = releases;
      return {
        name,
        state,
        releases: releases.map((release) => ({
          id: release.id,
          version: release.version,
          contract: release.contract,
          commit: release.commit,
          time: release.time,
          from: release.from,
          state: stateOfRelease(log, release),
          preview: hasPreview ? `${origin}/admin?preview=${name}@${release.id}` : null,
        })),
        rollout: state === 'live' ? await readRollout(services, log, name) : null,
        adds: newest ? additionsOf(newest) : null,
        problems: [...(problems.get(name) ?? [])],
        tokens: tokens.filter(({ remote }) => remote === name).map(({ remote: _, ...token }) => token),
      };
    }),
  );
}

const rank = (name: string) => (name === HOST ? 0 : 1);

async function readRollout(
  { rollouts }: ReleaseServices,
  log: ReleaseLog,
  name: string,
): Promise<ReleasePart['rollout']> {
  const rollout = rolloutOf(log, name);
  if (!rollout) return null;
  const { percent, halt, since = null } = rollout;
  const watched = halt && since !== null ? await rollouts.countsOf(name, since) : null;
  const counted = (tally: Tally) => {
    const { attempts, failed } = attemptsOf(tally);
    return { loads: attempts, failures: failed };
  };
  return {
    // What browsers get: the file may still have the share from before the site ended the rollout.
    percent: watched?.halted ? 0 : percent,
    halt,
    since,
    halted: watched?.halted ?? null,
    counts: watched && { next: counted(watched.next), previous: counted(watched.previous) },
  };
}

/** Tries the newest release of each part that no browser loads. Empty when the site cannot be composed. */
async function problemsOf(composer: Composer, log: ReleaseLog, text: string, names: readonly string[]) {
  const tried = names.flatMap((part) => {
    const [newest] = releasesOf(log, part);
    if (!newest || stateOfRelease(log, newest) !== 'stored') return [];
    return [{ part, change: { kind: part === HOST ? 'rollback' : 'release', part, id: newest.id } as ComposeChange }];
  });
  if (tried.length === 0 || (await composer.hindrance()) !== null) return new Map<string, readonly string[]>();
  const problems = await composer.try(
    tried.map(({ change }) => [change]),
    text,
  );
  return new Map(tried.map(({ part }, index) => [part, problems[index] ?? []] as const));
}
