import { HOST, nameOf, type Release } from './release';
import { liveRelease, type PartChoice, type ReleaseLog, releaseById } from './release-log';

/** One change that `npm run compose` makes. */
export type Change =
  /** Takes what is built here: `qr=local`. */
  | { readonly kind: 'build'; readonly part: string }
  /** Takes a release of the log, such as the one that was just read from an address: `qr=https://…`. */
  | { readonly kind: 'release'; readonly part: string; readonly id: string }
  /** Without `id`: back to the release before; a removed part is back as it was. */
  | { readonly kind: 'rollback'; readonly part: string; readonly id?: string }
  | { readonly kind: 'remove'; readonly part: string }
  | { readonly kind: 'rollout'; readonly part: string; readonly percent: number }
  /** Keeps what is live, so that what is built can be opened by a link only. */
  | { readonly kind: 'preview'; readonly part: string };

/** A change as the command names it: an address still has to be read. */
export type WantedChange = Change | { readonly kind: 'address'; readonly part: string; readonly address: string };

/**
 * The log with `change` in its choices. `built` is what is built here; undefined when nothing is. Throws with a
 * sentence when the change makes no sense.
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
    refuse(`${part} has no newer build to roll out. Run first: npm run build -- ${part}`);
  }
  if (percent < 100) return { release: next, rollout: { percent, previous } };
  return next === built?.id ? {} : { release: next };
}

/**
 * Without `id`: during a rollout the release of all other browsers, for a removed part the release that was live when it
 * was removed, otherwise the release before.
 */
function rollbackTarget(log: ReleaseLog, part: string, id: string | undefined): Release {
  const { rollout: running, isRemoved } = log.choices[part] ?? {};
  const wanted = id ?? running?.previous ?? log.live[part]?.at(isRemoved ? -1 : -2);
  const releases = log.releases.filter((release) => release.part === part);
  const [target, ...others] = wanted ? releases.filter((release) => release.id.startsWith(wanted)) : [];
  if (target && others.length === 0) return target;
  if (id === undefined) return refuse(`${part} has no earlier release to go back to.`);
  return refuse(`${part} has no release ${id}. There are: ${releases.map(nameOf).join(', ')}.`);
}

/** What a part has: `live` for most browsers, `next` for the share that a rollout gives it to. */
export interface ChosenReleases {
  readonly live: Release;
  readonly next: Release | null;
  readonly percent: number;
}

/** Finds what was chosen for a part. `build` gives the release of what is built here. */
export function chosenReleases(log: ReleaseLog, part: string, build: () => Release): ChosenReleases {
  const { release, rollout: running } = log.choices[part] ?? {};
  const find = (id: string) =>
    releaseById(log.releases, part, id) ??
    refuse(`The release ${id} of ${part} is no longer stored. To take what is built: npm run compose -- ${part}=local`);
  const chosen = release === undefined ? build() : find(release);
  return running
    ? { live: find(running.previous), next: chosen, percent: running.percent }
    : { live: chosen, next: null, percent: 100 };
}

/** The log after the site shows `release`. A return to an earlier release takes back those that came after it. */
export function withLive(log: ReleaseLog, { part, id }: Release): ReleaseLog {
  const before = log.live[part] ?? [];
  const at = before.lastIndexOf(id);
  return { ...log, live: { ...log.live, [part]: at === -1 ? [...before, id] : before.slice(0, at + 1) } };
}

function refuse(why: string): never {
  throw new Error(why);
}
