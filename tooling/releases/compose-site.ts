import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isShownPart } from '@frontdesk/shared/endpoints/release-log';
import { addFolder } from '../parts';
import { ROOT } from '../run-command.mjs';
import {
  type ChosenReleases,
  changeChoices,
  chosenReleases,
  reasonToWait,
  type WantedChange,
  withLive,
} from './change-choices';
import { checkRemotes } from './check-remotes';
import { withComposeLock } from './compose-lock';
import { type KeepRules, readKeepRules, releasesToKeep, requireRoom } from './keep-releases';
import { Refusal, refuse } from './refusal';
import { registryOf, registryText } from './registry';
import { type Actor, COMMAND, withActions } from './release-actions';
import { liveRelease, type ReleaseLog, readReleaseLog, releaseById, writeReleaseLog } from './release-log';
import { HOST, type Release, ReleaseStore } from './release-store';
import { builtSource, deployedSource, folderSource, releasedSource } from './remote-sources';
import { type SitePaths, sitePaths } from './site-paths';
import { writeSite } from './write-site';

/** The builds of this checkout as releases, by part. */
type Builds = ReadonlyMap<string, Release>;

/** Stores the builds of this checkout. Skips parts that are not built. */
async function readBuilds(paths: SitePaths, store: ReleaseStore): Promise<Builds> {
  const builds = new Map<string, Release>();
  if (paths.hasBuilds === false) return builds;
  if (existsSync(path.join(paths.buildOf(HOST), 'index.html'))) {
    const { version } = JSON.parse(await readFile(paths.hostManifest, 'utf8')) as { version: string };
    builds.set(HOST, await store.addHost(paths.buildOf(HOST), version));
  }
  for (const name of paths.remotes) {
    const folder = paths.buildOf(name);
    if (existsSync(folder)) builds.set(name, await store.addRemote(await builtSource(name, folder)));
  }
  return builds;
}

/** Returns the build of a part. If there is none, throws an error that names the command to build it. */
function requireBuild(builds: Builds, part: string): Release {
  const build = builds.get(part);
  if (build) return build;
  if (part === HOST) throw new Error('The host is not built. Run: npm run build');
  throw new Error(`remote-${part} is not built. Run: npm run build -- ${part}`);
}

interface ComposeSettings {
  /**
   * Leaves a site unchanged that was composed from the current builds, even if its registry was edited by hand.
   * Default: false.
   */
  readonly onlyNewBuilds?: boolean;
  /** The changes to apply, in order. Earlier choices are kept. */
  readonly changes?: readonly WantedChange[];
  readonly paths?: SitePaths;
  readonly keep?: KeepRules;
  readonly now?: Date;
  /** Who makes the changes, for the log; null when the caller records them itself. Default: the command. */
  readonly actor?: Actor | null;
  /** Checks the changes and changes nothing. Default: false. */
  readonly isTrial?: boolean;
  /** Called once when another process is composing. Default: prints that. */
  readonly onWait?: (() => void) | undefined;
}

/** The code that determines the composed files, in addition to the builds. */
const COMPOSING_CODE = ['tooling/releases', 'tooling/first-views'].map((folder) => path.join(ROOT, folder));

/**
 * Combines the chosen host and remotes in `dist/`, with the registry that lists them for the host.
 * Earlier builds are kept there for open tabs. Throws for an invalid set: the error lists all problems, and the
 * existing site and choices do not change. Waits while another process is composing. Returns the log of releases.
 */
export async function composeSite({
  onlyNewBuilds = false,
  changes = [],
  paths = sitePaths(),
  keep = readKeepRules(process.env),
  now = new Date(),
  actor = COMMAND,
  isTrial = false,
  onWait,
}: ComposeSettings): Promise<ReleaseLog> {
  const settings = { onlyNewBuilds, changes, paths, keep, now, actor, isTrial };
  return withComposeLock(paths.store, () => compose(settings), onWait);
}

async function compose({
  onlyNewBuilds,
  changes,
  paths,
  keep,
  now,
  actor,
  isTrial,
}: Required<Omit<ComposeSettings, 'onWait'>>): Promise<ReleaseLog> {
  const store = new ReleaseStore(paths.store);
  const { isUnfinished: _, ...before } = await readReleaseLog(paths.store);
  const builds = await readBuilds(paths, store);
  const composedFrom = paths.hasBuilds === false ? (before.composedFrom ?? null) : fingerprintOf(builds);
  const isComposed = before.composedFrom === composedFrom && existsSync(path.join(paths.site, 'admin/remotes.json'));
  if (onlyNewBuilds && isComposed) return before;

  const plan = () => planSite({ changes, paths, keep, now, actor, isTrial }, { before, builds, store });
  // Without a checkout, the stored files of a refused build would remain until the next composition.
  const isCleaned = paths.hasBuilds === false && !isTrial;
  const planned = await plan().catch(async (failure: unknown) => {
    if (isCleaned) await store.prune(before.releases);
    throw failure;
  });
  if (isTrial) return planned.log;
  const log = { ...planned.log, composedFrom };
  const { kept, chosen } = planned;

  // Until the site is completely written, the next build must not consider it current.
  await writeReleaseLog(paths.store, { ...before, composedFrom: null, isUnfinished: true });
  await writeSite(paths.site, store, {
    kept: kept.filter(({ waits }) => !waits),
    live: chosen.map(({ live }) => live),
    registry: registryText(registryOf(chosen, log)),
  });
  await writeReleaseLog(paths.store, log);
  await store.prune(kept);
  return log;
}

type PlanSettings = Required<Pick<ComposeSettings, 'changes' | 'paths' | 'keep' | 'now' | 'isTrial'>> & {
  readonly actor: Actor | null;
};

interface PlanInput {
  readonly before: ReleaseLog;
  readonly builds: Builds;
  readonly store: ReleaseStore;
}

/** Applies the changes to the log. Stores builds, but writes neither the log nor the site. */
async function planSite(
  { changes, paths, keep, now, actor, isTrial }: PlanSettings,
  { before, builds, store }: PlanInput,
): Promise<{ log: ReleaseLog; kept: readonly Release[]; chosen: readonly ChosenReleases[] }> {
  let log = await applyChanges(before, changes, builds, store, now);
  const stored = paths.hasBuilds === false ? (before.parts ?? Object.keys(before.live)) : [];
  const parts = [...new Set([HOST, ...paths.remotes, ...stored, ...Object.keys(log.choices)])];
  const releaseOf = (part: string) =>
    (paths.hasBuilds === false ? liveRelease(log, part) : undefined) ?? requireBuild(builds, part);
  const chosen = parts
    .filter((part) => !log.choices[part]?.isRemoved)
    .map((part) => chosenReleases(log, part, () => releaseOf(part)));
  await requireWholeSite(chosen, before, store);
  if (isTrial) return { log, kept: [], chosen };

  for (const { live, next } of chosen) {
    log = withLive(withRelease(log, live), live);
    if (next) log = withRelease(log, next);
  }
  const used = new Set(chosen.flatMap(({ live, next }) => (next ? [live, next] : [live])).map(keyOf));
  const shown = new Set(chosen.map(({ live }) => live.part));
  const releases = log.releases.map(({ waits, why, ...release }) => ({
    ...release,
    ...(waits && !shown.has(release.part) && { waits }),
    ...(why !== undefined && !used.has(keyOf(release)) && { why }),
    ...((used.has(keyOf(release)) || isLive(release, before)) && { lastUsed: now.toISOString() }),
  }));
  const kept = releasesToKeep({ ...log, releases }, (release) => used.has(keyOf(release)), keep, now);
  if (changes.some(({ kind }) => kind === 'folder')) await requireRoom(kept, store, keep);
  log = { ...withoutForgotten(log, kept), releases: kept, parts: [...shown] };
  return { log: actor ? withActions(log, changes, actor, now) : log, kept, chosen };
}

/** Returns what the operator should know about a composed site, in sentences. */
export function siteWarnings(log: ReleaseLog): string[] {
  const shown = Object.keys(log.live).filter((part) => !log.choices[part]?.isRemoved);
  const routes = shown.flatMap((part) => liveRelease(log, part)?.entry?.routes ?? []);
  const entries = shown.flatMap((part) => liveRelease(log, part)?.entry ?? []);
  const slots = new Set(entries.flatMap(({ slots = [] }) => slots.map(({ name }) => name)));
  const unfilled = entries.flatMap(({ name, fills = [] }) =>
    fills
      .filter(({ slot }) => !slots.has(slot))
      .map(({ slot, component }) => `Warning: ${name} fills the slot ${slot} with ${component}, but no remote has it.`),
  );
  const text = JSON.stringify(entries);
  const unused = (log.flags ?? [])
    .filter((flag) => !text.includes(`"flag":${JSON.stringify(flag)}`))
    .map((flag) => `Warning: the flag ${flag} is on, but no remote of this site has a part with it.`);
  const warnings = [...unfilled, ...unused];
  if (routes.some(({ role }) => role === 'login')) return warnings;
  return ['Warning: no remote of this site has a login page, so nobody can log in.', ...warnings];
}

function fingerprintOf(builds: Builds): string {
  const hash = createHash('sha256');
  for (const [part, { id, version }] of builds) hash.update(`${part} ${id} ${version}\n`);
  for (const folder of COMPOSING_CODE) addFolder(hash, folder);
  return hash.digest('hex');
}

/** The kinds of changes that decide who gets a build that the same command stores. */
const SHARES: ReadonlySet<string> = new Set(['preview', 'rollout']);

async function applyChanges(
  log: ReleaseLog,
  changes: readonly WantedChange[],
  builds: Builds,
  store: ReleaseStore,
  now: Date,
): Promise<ReleaseLog> {
  let next = log;
  /** The ids of the releases that were stored from folders, by part. */
  const folders = new Map<string, string>();
  /** The parts whose folder is waiting for an operator. */
  const held = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'flag') {
      const others = (next.flags ?? []).filter((flag) => flag !== change.flag);
      next = { ...next, flags: change.isOn ? [...others, change.flag].sort() : others };
      continue;
    }
    const { part } = change;
    if (change.kind === 'rollout' && change.id === undefined && folders.has(part)) {
      if (held.has(part)) continue;
      next = changeChoices(next, { ...change, byTeam: false, id: folders.get(part) ?? '' }, undefined, now);
      continue;
    }
    if (change.kind === 'address') {
      const release = await store.addRemote(await deployedSource(part, change.address));
      next = changeChoices(withRelease(next, release), { kind: 'release', part, id: release.id }, undefined);
      continue;
    }
    if (change.kind === 'folder') {
      if (part === HOST) refuse('A folder is for a remote, not for the host.');
      const release = await store.addRemote(await folderSource(part, change.folder));
      const why = change.byTeam ? reasonToWait(log, part, release) : undefined;
      if (why !== undefined) held.add(part);
      next = withNewest(next, { ...release, waits: true }, why);
      folders.set(part, release.id);
      const isShared = changes.some((other) => 'part' in other && other.part === part && SHARES.has(other.kind));
      if (change.isOnlyStored || isShared || held.has(part)) continue;
      next = changeChoices(next, { kind: 'release', part, id: release.id }, undefined);
      continue;
    }
    if (change.kind === 'preview' && change.id !== undefined) {
      next = withPreview(next, part, change.id);
      continue;
    }
    if (change.kind === 'decline' && change.id !== undefined) {
      next = withoutWaiting(next, part, change.id);
      continue;
    }
    if (change.kind === 'decline') {
      if (isShownPart(next, part) || next.choices[part]) refuse(`The site has ${part}: remove it instead.`);
      next = { ...next, releases: next.releases.filter((release) => release.part !== part) };
      continue;
    }
    const built = builds.get(part);
    if (built && ['rollout', 'preview', 'remove'].includes(change.kind)) next = withNewest(next, built);
    next = changeChoices(next, change, built, now);
  }
  return next;
}

/** Deletes a build that is waiting for an operator. */
function withoutWaiting(log: ReleaseLog, part: string, id: string): ReleaseLog {
  const release = releaseById(log.releases, part, id) ?? refuse(`${part} has no release ${id}.`);
  if (release.why === undefined) refuse(`${part} ${release.version} does not wait for an operator.`);
  return { ...log, releases: log.releases.filter((other) => other !== release) };
}

/** Serves a stored release of a remote that no operator has added yet, so that a link can open it. */
function withPreview(log: ReleaseLog, part: string, id: string): ReleaseLog {
  const release = releaseById(log.releases, part, id) ?? refuse(`${part} has no release ${id}.`);
  const { waits: _, ...served } = release;
  return { ...log, releases: log.releases.map((other) => (other === release ? served : other)) };
}

/**
 * Throws unless the site works both for most browsers and for those in a rollout. Does not request a live deployed
 * remote again, because a build must work without a network.
 */
async function requireWholeSite(
  chosen: readonly ChosenReleases[],
  before: ReleaseLog,
  store: ReleaseStore,
): Promise<void> {
  const host = chosen.find(({ live }) => live.part === HOST)?.live;
  const newest = chosen.map(({ live, next }) => next ?? live);
  const sets = chosen.some(({ next }) => next) ? [chosen.map(({ live }) => live), newest] : [newest];
  for (const set of sets) {
    const sources = set
      .filter(({ part }) => part !== HOST)
      .map((release) => ({
        ...releasedSource(release, store),
        ...(release.from !== null && isShown(release, before) && { problemWith: async () => null }),
      }));
    const checked = await checkRemotes(sources, host?.contract);
    if (!checked.ok) {
      const { problems } = checked;
      throw new Refusal(`These remotes cannot form a site:\n- ${problems.join('\n- ')}`, { problems });
    }
  }
}

/** Returns the log with the release added; a release already in the log keeps its time. */
function withRelease(log: ReleaseLog, release: Release): ReleaseLog {
  const known = releaseById(log.releases, release.part, release.id);
  if (!known) return { ...log, releases: [...log.releases, release] };
  // Its source maps may have been removed.
  const complete = { ...known, files: release.files, ...(release.hashes && { hashes: release.hashes }) };
  return { ...log, releases: log.releases.map((other) => (other === known ? complete : other)) };
}

/** Like `withRelease`, but makes the release the newest of its part, even if it was built before. */
function withNewest(log: ReleaseLog, release: Release, why?: string): ReleaseLog {
  const known = releaseById(log.releases, release.part, release.id);
  // Its source maps may have been removed.
  const { why: _, ...newest } = known ? { ...known, files: release.files } : release;
  const others = log.releases.filter((other) => other !== known);
  return { ...log, releases: [...others, { ...newest, ...(why !== undefined && { why }) }] };
}

/** Returns the log without releases that are no longer stored. */
function withoutForgotten(log: ReleaseLog, kept: readonly Release[]): ReleaseLog {
  const live = Object.entries(log.live).map(([part, ids]) => [part, ids.filter((id) => releaseById(kept, part, id))]);
  return { ...log, live: Object.fromEntries(live) };
}

/** False for a removed part: the address of its last release may no longer answer. */
const isShown = (release: Release, log: ReleaseLog): boolean =>
  isLive(release, log) && !log.choices[release.part]?.isRemoved;

const isLive = (release: Release, log: ReleaseLog): boolean => liveRelease(log, release.part)?.id === release.id;

const keyOf = ({ part, id }: Release): string => `${part} ${id}`;
