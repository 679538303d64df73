import { addressOf, containerNameOf, type RegisteredRemote } from '@frontdesk/shared/contract';
import type { ChosenReleases } from './change-choices';
import { lastRelease, type ReleaseLog } from './release-log';

/** A removed remote and its addresses. */
interface RemovedRemote {
  readonly name: string;
  readonly paths: readonly string[];
}

/** A remote in `remotes.json`; the fields of a rollout are the percentage and the release for all other browsers. */
interface RegistryEntry extends RegisteredRemote {
  readonly rollout?: number;
  readonly previous?: RegisteredRemote;
  /** Whether the server ends the rollout when this release fails more often than `previous`, counted since `since`. */
  readonly halt?: true;
  /** ISO 8601. */
  readonly since?: string;
}

/** The content of `remotes.json`. */
export interface Registry {
  readonly remotes: readonly RegistryEntry[];
  readonly removed?: readonly RemovedRemote[];
  /** The enabled flags. */
  readonly flags?: Readonly<Record<string, true>>;
}

/** Returns the registry of the chosen remotes, with removed remotes whose addresses no other remote handles. */
export function registryOf(chosen: readonly ChosenReleases[], log: ReleaseLog): Registry {
  const remotes = chosen.flatMap(({ live, next, percent, watchedSince }): RegistryEntry[] => {
    if (live.entry === null) return [];
    if (!next?.entry) return [live.entry];
    const watch = watchedSince === null ? {} : { halt: true as const, since: watchedSince };
    return [{ ...next.entry, rollout: percent, previous: live.entry, ...watch }];
  });
  const answered = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => addressOf(path))));
  const removed = Object.entries(log.choices).flatMap(([name, { isRemoved }]) => {
    const routes = isRemoved ? (lastRelease(log, name)?.entry?.routes ?? []) : [];
    const paths = routes.map(({ path }) => path).filter((path) => !answered.has(addressOf(path)));
    return isRemoved ? [{ name, paths }] : [];
  });
  const flags = Object.fromEntries((log.flags ?? []).map((flag) => [flag, true] as const));
  return {
    remotes,
    ...(removed.length > 0 && { removed }),
    ...(Object.keys(flags).length > 0 && { flags }),
  };
}

/** The fields that are left out, because `slots.json` and the files of the languages contain them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['slots', 'translations']);

/** Formats the registry as a file. With one line for each remote it is a tenth smaller than with one for each field. */
export function registryText({ remotes, removed, flags }: Registry): string {
  // The host derives the usual name of a container.
  const isUsual = (key: string, value: unknown) =>
    key === 'globalName' && remotes.some(({ name }) => containerNameOf(name) === value);
  const toText = (entry: object) =>
    JSON.stringify(entry, (key, value: unknown) => (LEFT_OUT.has(key) || isUsual(key, value) ? undefined : value));
  const list = (entries: readonly object[]) => `[\n${entries.map(toText).join(',\n')}\n]`;
  return `{"remotes":${list(remotes)}${removed ? `,\n"removed":${list(removed)}` : ''}${flags ? `,\n"flags":${JSON.stringify(flags)}` : ''}}\n`;
}
