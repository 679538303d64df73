/**
 * `releases.json` (not in the spec): the releases of a site, the chosen releases, and all actions. `compose` writes it,
 * each change together with its entry in the log; the server reads it.
 */
import * as v from 'valibot';

/** The host's name among the parts of a site. */
export const HOST_PART = 'host';

const storedReleaseReader = v.object({
  /** `host`, or the remote's name. */
  part: v.string(),
  /** 16 hexadecimal digits derived from the build's content: the same build is the same release. */
  id: v.string(),
  version: v.string(),
  /** The host's contract version, or the range that a remote needs. */
  contract: v.string(),
  /** The commit from which it was composed; null when unknown, as for a remote that was built elsewhere. */
  commit: v.nullable(v.string()),
  /** When it was first composed, ISO 8601. */
  time: v.string(),
  /** The address of the folder where a remote is deployed; null for a build that this site stores. */
  from: v.nullable(v.string()),
  /** The registry entry; null for the host. */
  entry: v.nullable(v.record(v.string(), v.unknown())),
  /** True if the site does not serve it because no operator has added its remote yet. */
  waits: v.optional(v.boolean()),
  /**
   * Why only an operator may release it, in a sentence. Absent once an operator has released it, or if a team may
   * release it.
   */
  why: v.optional(v.string()),
});
export type StoredRelease = v.InferOutput<typeof storedReleaseReader>;

const rolloutReader = v.object({
  /** 0 once the server has ended the rollout: then all browsers load `previous`. */
  percent: v.number(),
  previous: v.string(),
  /** Whether the server ends it when the new release fails more often. */
  halt: v.optional(v.boolean()),
  /** When it began, ISO 8601; only with `halt`. */
  since: v.optional(v.string()),
  /** Why the server ended it. */
  reason: v.optional(v.string()),
});

const partChoiceReader = v.object({
  /** The id of the release that new builds do not replace: a deployed release, or the target of a rollback. */
  release: v.optional(v.string()),
  /** `percent` percent of browsers load `release`, all others load `previous`. */
  rollout: v.optional(rolloutReader),
  /** Whether an operator has removed the part, so that the registry does not list it. */
  isRemoved: v.optional(v.boolean()),
});
/** The operator's choice for a part. Without fields: the build of the checkout. */
export type PartChoice = v.InferOutput<typeof partChoiceReader>;

const releaseActionReader = v.object({
  id: v.string(),
  /** ISO 8601. */
  at: v.string(),
  by: v.string(),
  remote: v.string(),
  text: v.string(),
  /** Why the published release is waiting for an operator. */
  waits: v.optional(v.string()),
});
/** A person's action on a part's releases. */
export type ReleaseAction = v.InferOutput<typeof releaseActionReader>;

export const releaseLogReader = v.object({
  /** Oldest first. */
  releases: v.array(storedReleaseReader),
  choices: v.record(v.string(), partChoiceReader),
  /** The ids of the live releases of each part, the current one last. A rollback removes the last. */
  live: v.record(v.string(), v.array(v.string())),
  /** The parts of the composed site. Absent from logs that earlier releases wrote. */
  parts: v.optional(v.array(v.string())),
  /** The last 100 actions, oldest first. */
  actions: v.optional(v.array(releaseActionReader)),
  /** Whether a composition started and did not finish: the site's files may then belong to another choice. */
  isUnfinished: v.optional(v.boolean()),
});
export type StoredReleaseLog = v.InferOutput<typeof releaseLogReader>;

/** The parts of a log that determine which releases browsers load. */
type Chosen<Release> = Pick<StoredReleaseLog, 'choices' | 'live' | 'parts'> & { readonly releases: readonly Release[] };
type Named = Pick<StoredRelease, 'part' | 'id'>;

/** A part's releases, newest first. */
export const releasesOfPart = <Release extends Named>(log: Pick<Chosen<Release>, 'releases'>, part: string) =>
  log.releases.filter((release) => release.part === part).reverse();

/** Whether browsers load the part: an operator has added it, and no operator has removed it. */
export function isShownPart(log: Omit<Chosen<Named>, 'releases'>, part: string): boolean {
  if (log.choices[part]?.isRemoved) return false;
  return (log.parts ?? [...Object.keys(log.live), ...Object.keys(log.choices)]).includes(part);
}

/** A part's releases that an operator has approved: those that are or were live, and both releases of a rollout. */
export function approvedReleases<Release extends Named>(log: Chosen<Release>, part: string): Release[] {
  const { rollout, release } = log.choices[part] ?? {};
  const ids = [...(log.live[part] ?? []), ...(rollout ? [rollout.previous, release] : [])];
  return releasesOfPart(log, part).filter(({ id }) => ids.includes(id));
}

/**
 * The release that a rollback of the part makes live: during a rollout the release that all other browsers load, for a
 * removed part its last live release, otherwise the previous one. Undefined if there is no such release.
 */
export function rollbackId({ choices, live }: Pick<StoredReleaseLog, 'choices' | 'live'>, part: string) {
  const { rollout, isRemoved } = choices[part] ?? {};
  return rollout?.previous ?? live[part]?.at(isRemoved ? -1 : -2);
}
