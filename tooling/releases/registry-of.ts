import { addressOf, type RegisteredRemote } from '@frontdesk/shared/contract';
import type { ChosenReleases } from './change-choices';
import { lastRelease, type ReleaseLog } from './release-log';

/** A removed remote and its addresses. */
interface RemovedRemote {
  readonly name: string;
  readonly paths: readonly string[];
}

/** The content of `remotes.json`. */
export interface Registry {
  readonly remotes: readonly (RegisteredRemote & { readonly rollout?: number; readonly previous?: RegisteredRemote })[];
  readonly removed?: readonly RemovedRemote[];
}

/** Returns the registry of the chosen remotes, with removed remotes whose addresses no other remote handles. */
export function registryOf(chosen: readonly ChosenReleases[], log: ReleaseLog): Registry {
  const remotes = chosen.flatMap(({ live, next, percent }) => {
    if (live.entry === null) return [];
    return next?.entry ? [{ ...next.entry, rollout: percent, previous: live.entry }] : [live.entry];
  });
  const answered = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => addressOf(path))));
  const removed = Object.entries(log.choices).flatMap(([name, { isRemoved }]) => {
    const routes = isRemoved ? (lastRelease(log, name)?.entry?.routes ?? []) : [];
    const paths = routes.map(({ path }) => path).filter((path) => !answered.has(addressOf(path)));
    return isRemoved ? [{ name, paths }] : [];
  });
  return removed.length > 0 ? { remotes, removed } : { remotes };
}

/** Formats the registry as a file. One line for each remote is a tenth smaller than one line for each field. */
export function registryText({ remotes, removed }: Registry): string {
  const list = (entries: readonly object[]) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  return `{"remotes":${list(remotes)}${removed ? `,\n"removed":${list(removed)}` : ''}}\n`;
}
