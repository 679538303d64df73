import { liveRelease, type PartChoice, type ReleaseLog, releaseById } from './release-log';
import { HOST, nameOf, type Release } from './release-store';

/** A change by `npm run compose`. */
export type Change =
  /** Uses the local build: `qr=local`. */
  | { readonly kind: 'build'; readonly part: string }
  /** Uses a release of the log, such as a release just loaded from an address: `qr=https://…`. */
  | { readonly kind: 'release'; readonly part: string; readonly id: string }
  /** Without `id`: rolls back to the previous release; restores a removed part. */
  | { readonly kind: 'rollback'; readonly part: string; readonly id?: string }
  | { readonly kind: 'remove'; readonly part: string }
  | { readonly kind: 'rollout'; readonly part: string; readonly percent: number }
  /** Keeps the live release, so that only a link opens the new build. */
  | { readonly kind: 'preview'; readonly part: string };

/** A change as given on the command line: of a part, with an address that is not loaded yet, or of a flag. */
export type WantedChange =
  | Change
  | { readonly kind: 'address'; readonly part: string; readonly address: string }
  /** Turns a flag of the site on or off: what has the flag exists only while it is on. */
  | { readonly kind: 'flag'; readonly flag: string; readonly isOn: boolean };

/**
 * Returns the log with `change` in its choices. `built` is the local build; undefined without one. Throws with a
 * sentence if the change is invalid.
 */
export function changeChoices(log: ReleaseLog, change: Change, built: Release | undefined): ReleaseLog {
  const { part, kind } = change;
  if (part === HOST && kind !== 'build' && kind !== 'rollback') refuse(`--${kind} is for remotes, not for the host.`);
  return { ...log, choices: { ...log.choices, [part]: choiceAfter(log, change, built) } };
}

function choiceAfter(log: ReleaseLog, change: Change, built: Release | undefined): PartChoice {
  const { part } = change;
  if (change.kind === 'build') return {};
  if (change.kind === 'release') return { release: change.id };
  const live = liveRelease(log, part) ?? built ?? refuse(`The site has no ${part}.`);
  if (change.kind === 'remove') return { isRemoved: true };
  if (change.kind === 'rollback') return { release: rollbackTarget(log, part, change.id).id };
  if (change.kind === 'rollout') return rollout(log, change.percent, live, built);
  return { release: live.id, ...log.choices[part] };
}

function rollout(log: ReleaseLog, percent: number, live: Release, built: Release | undefined): PartChoice {
  const { part } = live;
  const choice = log.choices[part] ?? {};
  const isWaiting = choice.rollout || choice.release !== live.id;
  const next = (isWaiting ? choice.release : undefined) ?? built?.id;
  const previous = choice.rollout?.previous ?? live.id;
  if (next === undefined || next === previous) {
    refuse(
      live.from === null
        ? `${part} has no newer build to roll out. First run: npm run build -- ${part}`
        : `${part} has no newer build to roll out. Deploy one and name its address: npm run compose -- ${part}=${live.from} --rollout ${part}=${percent}`,
    );
  }
  if (percent < 100) return { release: next, rollout: { percent, previous } };
  return next === built?.id ? {} : { release: next };
}

/**
 * Without `id`: during a rollout the release of all other browsers, for a removed part its last live release,
 * otherwise the previous release.
 */
function rollbackTarget(log: ReleaseLog, part: string, id: string | undefined): Release {
  const { rollout: running, isRemoved } = log.choices[part] ?? {};
  const wanted = id ?? running?.previous ?? log.live[part]?.at(isRemoved ? -1 : -2);
  const releases = log.releases.filter((release) => release.part === part);
  const [target, ...others] = wanted ? releases.filter((release) => release.id.startsWith(wanted)) : [];
  if (target && others.length === 0) return target;
  if (id === undefined) return refuse(`${part} has no earlier release to roll back to.`);
  return refuse(`${part} has no release ${id}. Available: ${releases.map(nameOf).join(', ')}.`);
}

/** The releases of a part: `live` for most browsers, `next` for the share of a rollout. */
export interface ChosenReleases {
  readonly live: Release;
  readonly next: Release | null;
  readonly percent: number;
}

/** Finds the choice for a part. `build` returns the release of the local build. */
export function chosenReleases(log: ReleaseLog, part: string, build: () => Release): ChosenReleases {
  const { release, rollout: running } = log.choices[part] ?? {};
  const find = (id: string) =>
    releaseById(log.releases, part, id) ??
    refuse(
      `The release ${id} of ${part} is no longer stored. To use the local build: npm run compose -- ${part}=local`,
    );
  const chosen = release === undefined ? build() : find(release);
  return running
    ? { live: find(running.previous), next: chosen, percent: running.percent }
    : { live: chosen, next: null, percent: 100 };
}

/** Returns the log with `release` live. Going back to an earlier release drops the later ones from the stack. */
export function withLive(log: ReleaseLog, { part, id }: Release): ReleaseLog {
  const before = log.live[part] ?? [];
  const at = before.lastIndexOf(id);
  return { ...log, live: { ...log.live, [part]: at === -1 ? [...before, id] : before.slice(0, at + 1) } };
}

function refuse(why: string): never {
  throw new Error(why);
}
