import {
  addressOf,
  addressProblem,
  type RegisteredRemote,
  type RegisteredRoute,
  readRegisteredRemote,
  SESSION_ADDRESSES,
} from '@frontdesk/shared/contract';
import { chooseRelease } from './choose-release';
import { type LoadFailure, loadFailure } from './load-failure';

/** An address that the registry gives to a remote that cannot have it. */
export interface RefusedRoute {
  readonly path: string;
  readonly access: RegisteredRoute['access'];
  readonly failure: LoadFailure;
  /** Whether another remote answers there. */
  readonly isTaken: boolean;
}

/** What the registry says: the remotes that can be used, and what of it cannot be. */
export interface Registry {
  readonly remotes: readonly RegisteredRemote[];
  readonly refused: readonly RefusedRoute[];
  /** One for each entry that has something wrong. */
  readonly failures: readonly LoadFailure[];
  /** What it says of remotes that the site had before, as it came; see `readRemovedRemotes`. */
  readonly removed?: unknown;
}

/**
 * Checks each entry by itself: a broken one costs only its own addresses, and of two remotes that claim one address
 * the first keeps it, while the other keeps the rest of its own. An address that no remote may have is left out.
 */
export function sortRegistry(entries: readonly unknown[]): Registry {
  const remotes: RegisteredRemote[] = [];
  const refused: Omit<RefusedRoute, 'isTaken'>[] = [];
  const failures: LoadFailure[] = [];
  const owners = new Map<string, string>();
  const names = new Set<string>();
  const refuse = (entry: unknown, message: string, routes: readonly Pick<RegisteredRoute, 'path' | 'access'>[]) => {
    const failure = invalid(entry, message);
    failures.push(failure);
    for (const { path, access } of routes.map(openLogin)) refused.push({ path, access, failure });
  };

  for (const entry of entries.map(chooseRelease)) {
    const read = readRegisteredRemote(entry);
    const problem = read.ok ? (names.has(read.value.name) ? 'its name is already taken.' : null) : read.problem;
    if (!read.ok || problem !== null) {
      refuse(entry, `Its entry in the list of this site's parts is wrong: ${problem}`, readableRoutes(entry));
      continue;
    }
    const remote = read.value;
    names.add(remote.name);
    const isFree = ({ path }: RegisteredRoute) => !owners.has(addressOf(path));
    const allowed = remote.routes.filter(({ path }) => {
      const problem = addressProblem(path);
      if (problem !== null) refuse(remote, problem, []);
      return problem === null;
    });
    for (const route of allowed.filter((route) => !isFree(route))) {
      refuse(remote, `${route.path} is already taken by ${owners.get(addressOf(route.path))}.`, [route]);
    }
    const routes = allowed.filter(isFree).map(openLogin);
    for (const { path } of routes) owners.set(addressOf(path), remote.name);
    remotes.push({ ...remote, routes });
  }
  const isTaken = ({ path }: { path: string }) => owners.has(addressOf(path));
  return { remotes, refused: refused.map((route) => ({ ...route, isTaken: isTaken(route) })), failures };
}

/** Nobody could sign in on a login page that asks for a session first. */
function openLogin<T extends Pick<RegisteredRoute, 'path' | 'access' | 'role'>>(route: T): T {
  const isLogin = route.role === 'login' || addressOf(route.path) === SESSION_ADDRESSES.login;
  return isLogin ? { ...route, access: 'public' } : route;
}

/** The addresses that can be read even out of a broken entry. Nobody without a session is let in by one. */
function readableRoutes(entry: unknown): Pick<RegisteredRoute, 'path' | 'access'>[] {
  const { routes } = (entry ?? {}) as { routes?: unknown };
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: Partial<RegisteredRoute> | null) =>
    typeof route?.path === 'string' && route.path.startsWith('/') && addressProblem(route.path) === null
      ? [{ path: route.path, access: route.access === 'public' ? ('public' as const) : ('signed-in' as const) }]
      : [],
  );
}

function invalid(entry: unknown, message: string): LoadFailure {
  const { name, version } = (entry ?? {}) as { name?: unknown; version?: unknown };
  const remote = {
    name: typeof name === 'string' ? name : 'unnamed',
    version: typeof version === 'string' ? version : 'unknown',
  };
  return loadFailure(remote, 'registry', undefined, { kind: 'invalid', message });
}
