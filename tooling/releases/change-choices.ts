import { wideningOf } from '@frontdesk/shared/endpoints/release-additions';
import { approvedReleases, isShownPart, type PartChoice, rollbackId } from '@frontdesk/shared/endpoints/release-log';
import { refuse } from './refusal';
import { liveRelease, type ReleaseLog, releaseById } from './release-log';
import { HOST, nameOf, type Release } from './release-store';

interface RolloutSettings {
  /** The release to roll out. Default: the release that is waiting for a rollout, or the new build. */
  readonly id?: string;
  /** Whether the server ends the rollout by itself when the new release fails more often. Default: false. */
  readonly halt?: boolean;
  /** The site's reason for setting the share, for the log. */
  readonly reason?: string;
  /** Applies only to the rollout that began then: nothing changes if that one is no longer running. */
  readonly since?: string;
}

/** A change by `npm run compose`. */
export type Change = Condition & ChangeOfPart;

interface Condition {
  /**
   * Whether a team makes the change. It may neither add a remote nor restore one that an operator has removed
   * meanwhile, nor release a build that adds more than an operator has approved: such a change is refused, and a build
   * in a folder is then only stored. Default: false.
   */
  readonly byTeam?: boolean;
}

type ChangeOfPart =
  /** Uses the local build: `qr=local`. */
  | { readonly kind: 'build'; readonly part: string }
  /** Uses a release of the log, such as a release just loaded from an address: `qr=https://…`. */
  | { readonly kind: 'release'; readonly part: string; readonly id: string }
  /** Without `id`: rolls back to the previous release; restores a removed part. */
  | { readonly kind: 'rollback'; readonly part: string; readonly id?: string }
  | { readonly kind: 'remove'; readonly part: string }
  | ({ readonly kind: 'rollout'; readonly part: string; readonly percent: number } & RolloutSettings)
  /**
   * Keeps the live release, so that only a link opens the new build. `id` is for a remote that no operator has added.
   */
  | { readonly kind: 'preview'; readonly part: string; readonly id?: string };

/** A change as given on the command line: to a part, with an address that is not loaded yet, or to a flag. */
export type WantedChange =
  | Change
  | { readonly kind: 'address'; readonly part: string; readonly address: string }
  /** Stores the build in a folder and uses it; with `isOnlyStored` no browser gets it. */
  | (Condition & {
      readonly kind: 'folder';
      readonly part: string;
      readonly folder: string;
      readonly isOnlyStored?: boolean;
    })
  /** Deletes the builds of a remote that no operator has added, or only the waiting build `id`. */
  | (Condition & { readonly kind: 'decline'; readonly part: string; readonly id?: string })
  /** Turns a flag of the site on or off: anything with that flag exists only while it is on. */
  | { readonly kind: 'flag'; readonly flag: string; readonly isOn: boolean };

/**
 * Returns the log with `change` in its choices. `built` is the local build; undefined without one. Throws with a
 * sentence if the change is invalid.
 */
export function changeChoices(
  log: ReleaseLog,
  change: Change,
  built: Release | undefined,
  now = new Date(),
): ReleaseLog {
  const { part, kind } = change;
  if (change.byTeam) requireApproved(log, change);
  if (part === HOST && kind !== 'build' && kind !== 'rollback') refuse(`--${kind} is for remotes, not for the host.`);
  if (kind === 'rollout' && change.since !== undefined && log.choices[part]?.rollout?.since !== change.since)
    return log;
  return { ...log, choices: { ...log.choices, [part]: choiceAfter(log, change, built, now) } };
}

/** Returns a sentence that says why a team may not make a release live; undefined if it may. */
export function reasonToWait(log: ReleaseLog, part: string, release: Pick<Release, 'entry'>): string | undefined {
  if (!isShownPart(log, part)) return `An operator must add ${part} first.`;
  return wideningOf(release, approvedReleases(log, part)) ?? undefined;
}

function requireApproved(log: ReleaseLog, change: Change): void {
  const { part } = change;
  if (!isShownPart(log, part)) refuse(`An operator must add ${part} first.`, { status: 403 });
  if (!('id' in change) || change.id === undefined) return;
  const why = reasonToWait(log, part, releaseOf(log, part, change.id));
  if (why !== undefined) refuse(why, { status: 403 });
}

function choiceAfter(log: ReleaseLog, change: Change, built: Release | undefined, now: Date): PartChoice {
  const { part } = change;
  if (change.kind === 'build') return {};
  if (change.kind === 'release') return { release: releaseOf(log, part, change.id).id };
  const live = liveRelease(log, part) ?? built ?? refuse(`The site has no ${part}.`);
  if (change.kind === 'remove') return { isRemoved: true };
  if (change.kind === 'rollback') return { release: rollbackTarget(log, part, change.id).id };
  if (change.kind === 'rollout') return rollout(log, change, live, built, now);
  return { release: live.id, ...log.choices[part] };
}

function rollout(
  log: ReleaseLog,
  { percent, id, halt, reason }: Extract<Change, { kind: 'rollout' }>,
  live: Release,
  built: Release | undefined,
  now: Date,
): PartChoice {
  const { part } = live;
  const choice = log.choices[part] ?? {};
  const isWaiting = choice.rollout || choice.release !== live.id;
  const wanted = id === undefined ? undefined : releaseOf(log, part, id).id;
  const next = wanted ?? (isWaiting ? choice.release : undefined) ?? built?.id;
  const previous = choice.rollout?.previous ?? live.id;
  if (next === undefined || next === previous) {
    if (wanted !== undefined) refuse(`${nameOf(live)} is the release that all other browsers have.`);
    refuse(
      live.from === null
        ? `${part} has no newer build to roll out. First run: npm run build -- ${part}`
        : `${part} has no newer build to roll out. Deploy one and name its address: npm run compose -- ${part}=${live.from} --rollout ${part}=${percent}`,
    );
  }
  if (percent >= 100) return next === built?.id ? {} : { release: next };
  // A share of 0 suspends a rollout: the counts and the reason remain stored with it.
  const stays = percent === 0 && !halt && choice.release === next ? choice.rollout : undefined;
  if (halt) requireOtherVersion(log, built, part, next, previous);
  return {
    release: next,
    rollout: {
      percent,
      previous,
      ...(stays?.halt && { halt: true, since: stays.since }),
      ...(halt && { halt: true, since: now.toISOString() }),
      ...(reason !== undefined && { reason }),
    },
  };
}

/** Refuses to watch a release that reports cannot distinguish from the previous one. */
function requireOtherVersion(
  log: ReleaseLog,
  built: Release | undefined,
  part: string,
  next: string,
  previous: string,
): void {
  const releases = built ? [...log.releases, built] : log.releases;
  const [one, other] = [releaseById(releases, part, next), releaseById(releases, part, previous)];
  if (!one || !other || one.version !== other.version) return;
  refuse(
    `${nameOf(one)} cannot be watched (--halt), because ${nameOf(other)} has the same version, and failures are counted by version. Raise the version in the manifest and build again, or leave out --halt.`,
  );
}

function rollbackTarget(log: ReleaseLog, part: string, id: string | undefined): Release {
  const wanted = id ?? rollbackId(log, part);
  if (wanted === undefined) return refuse(`${part} has no earlier release to roll back to.`);
  return releaseOf(log, part, wanted, id);
}

/** Finds a release by the beginning of its id. Throws an error that lists the available ones. */
function releaseOf(log: ReleaseLog, part: string, wanted: string, asked: string | undefined = wanted): Release {
  const releases = log.releases.filter((release) => release.part === part);
  const [target, ...others] = releases.filter((release) => release.id.startsWith(wanted));
  if (target && others.length === 0) return target;
  if (asked === undefined) return refuse(`${part} has no earlier release to roll back to.`);
  return refuse(`${part} has no release ${asked}. Available: ${releases.map(nameOf).join(', ') || 'none'}.`);
}

/** The releases of a part: `live` for most browsers, `next` for the share of a rollout. */
export interface ChosenReleases {
  readonly live: Release;
  readonly next: Release | null;
  readonly percent: number;
  /** When a rollout that the server watches began; null without one. */
  readonly watchedSince: string | null;
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
    ? {
        live: find(running.previous),
        next: chosen,
        percent: running.percent,
        watchedSince: (running.halt && running.since) || null,
      }
    : { live: chosen, next: null, percent: 100, watchedSince: null };
}

/**
 * Returns the log with `release` as the live one. Returning to an earlier release drops the later ones from the stack.
 */
export function withLive(log: ReleaseLog, { part, id }: Release): ReleaseLog {
  const before = log.live[part] ?? [];
  const at = before.lastIndexOf(id);
  return { ...log, live: { ...log.live, [part]: at === -1 ? [...before, id] : before.slice(0, at + 1) } };
}
