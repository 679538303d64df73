import type { Audience, RegisteredRemote } from '@frontdesk/shared/contract';
import { hasOverrides } from '../overrides/remote-choices';
import { overrideRemotes } from './override-remotes';
import { requireHashes } from './require-hashes';
import type { Registry } from './sort-registry';

/**
 * Whether a flag of the site is on. The registry contains the flags by name, or lists the names of those that are on.
 */
function isOn(flags: unknown, flag: string): boolean {
  if (Array.isArray(flags)) return flags.includes(flag);
  return typeof flags === 'object' && flags !== null && (flags as Readonly<Record<string, unknown>>)[flag] === true;
}

/** Returns the objects in a list that may be written by hand, and skips everything else. */
const partsOf = <Part>(list: readonly Part[]) =>
  Array.isArray(list) ? list.filter((part) => typeof part === 'object' && part !== null) : [];

/**
 * Returns the registry as owners or other people see it. A part whose flag is off does not exist. A page for owners
 * keeps its address, so that a link to it can explain who may open it, but has no entry.
 */
export function registryFor(registry: Registry, flags: unknown, isOwner: boolean): Registry {
  const isFlagged = ({ flag }: Audience) => flag === undefined || isOn(flags, flag);
  // A later contract may define audiences other than owners: parts for such an audience must not be shown to all users.
  const isFor = (part: Audience) => isFlagged(part) && (!part.for || isOwner);
  const remoteFor = (remote: RegisteredRemote): RegisteredRemote => {
    const { routes, home, fills, palette } = remote;
    return {
      ...remote,
      routes: routes.filter(isFlagged).map((route) => {
        if (!isFor(route)) return { ...withoutEntry(route), search: false };
        return route.navigation && !isFor(route.navigation) ? withoutEntry(route) : route;
      }),
      ...(home && { home: partsOf(home).filter(isFor) }),
      ...(fills && { fills: partsOf(fills).filter(isFor) }),
      ...(palette?.entries && { palette: { ...palette, entries: partsOf(palette.entries).filter(isFor) } }),
    };
  };
  return { ...registry, remotes: registry.remotes.map(remoteFor) };
}

function withoutEntry<Route extends { readonly navigation?: unknown }>({ navigation: _, ...route }: Route) {
  return route;
}

/** The part of the registry's store that this module needs. */
interface Store {
  getState(): { readonly registry: Registry | null; readonly isOwner?: boolean | null | undefined };
  setState(state: { readonly registry: Registry }): void;
  subscribe(listener: (now: ReturnType<Store['getState']>, before: ReturnType<Store['getState']>) => void): () => void;
}

let stopWatching = () => {};

/** The registry in the form in which it was read. */
interface ReadRegistry {
  readonly registry: Registry;
  readonly flags?: unknown;
  readonly integrity?: unknown;
}

/**
 * Applies what differs between browsers, sites and people: overrides, required hashes, flags and roles. Changes the
 * registry in `store` when the user's role changes; while the role is unknown, parts for owners are not shown.
 */
export async function changeRegistry({ registry, flags, integrity }: ReadRegistry, store: Store): Promise<Registry> {
  const chosen = hasOverrides() ? await overrideRemotes(registry) : registry;
  const whole = integrity ? await requireHashes(chosen) : chosen;
  const now = () => registryFor(whole, flags, store.getState().isOwner === true);
  let shown = now();
  stopWatching();
  stopWatching = store.subscribe(({ registry: current, isOwner }, before) => {
    // A later registry without such parts does not reach this code.
    if (isOwner === before.isOwner || current !== shown) return;
    shown = now();
    store.setState({ registry: shown });
  });
  return shown;
}
