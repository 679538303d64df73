import { addressOf, type RegisteredRemote } from '@frontdesk/shared/contract';
import type { ChosenReleases } from './change-choices';
import { lastRelease, type ReleaseLog } from './release-log';

/** A remote that the site does not have, and the addresses that it answered. */
interface RemovedRemote {
  readonly name: string;
  readonly paths: readonly string[];
}

/** What `remotes.json` holds. */
export interface Registry {
  readonly remotes: readonly (RegisteredRemote & { readonly rollout?: number; readonly previous?: RegisteredRemote })[];
  readonly removed?: readonly RemovedRemote[];
}

/** The registry of the chosen remotes, with what was removed and is answered by nobody else. */
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

/** The registry as a file. One line for each remote is a tenth less to transfer than one for each field. */
export function registryText({ remotes, removed }: Registry): string {
  const list = (entries: readonly object[]) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  return `{"remotes":${list(remotes)}${removed ? `,\n"removed":${list(removed)}` : ''}}\n`;
}
