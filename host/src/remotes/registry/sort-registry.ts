import { storage } from '@frontdesk/shared/app';
import {
  addressOf,
  addressProblem,
  type RegisteredRemote,
  type RegisteredRoute,
  readRegisteredRemote,
  SESSION_ADDRESSES,
} from '@frontdesk/shared/contract';
import * as words from '../../messages/registry-entries';
import { type LoadFailure, loadFailure } from '../failure/load-failure';
import { inPageLanguage } from './translations';

/** An address in the registry that its remote must not have. */
export interface RefusedRoute {
  readonly path: string;
  readonly access: RegisteredRoute['access'];
  readonly failure: LoadFailure;
  /** Whether another remote has the address. */
  readonly isTaken: boolean;
}

/** The registry, sorted into usable remotes and problems. */
export interface Registry {
  readonly remotes: readonly RegisteredRemote[];
  readonly refused: readonly RefusedRoute[];
  /** A failure for each entry with a problem. */
  readonly failures: readonly LoadFailure[];
  /** Remotes that the site used to have, unparsed; see `readRemovedRemotes`. */
  readonly removed?: unknown;
}

/**
 * Checks each entry separately. A broken entry loses only its own addresses. If two remotes claim an address, the first
 * gets it, and the other keeps its remaining addresses. Omits addresses that no remote may have.
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

  for (const entry of entries.map(chooseRelease).map(inPageLanguage)) {
    const read = readRegisteredRemote(entry);
    const problem = read.ok ? (names.has(read.value.name) ? words.nameTaken : null) : read.problem;
    if (!read.ok || problem !== null) {
      refuse(entry, words.wrongEntry(problem), readableRoutes(entry));
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
      refuse(remote, words.pathTaken(route.path, owners.get(addressOf(route.path))), [route]);
    }
    const routes = allowed.filter(isFree).map(openLogin);
    for (const { path } of routes) owners.set(addressOf(path), remote.name);
    remotes.push({ ...remote, routes });
  }
  watchedRollouts.set(null, '');
  const isTaken = ({ path }: { path: string }) => owners.has(addressOf(path));
  return { remotes, refused: refused.map((route) => ({ ...route, isTaken: isTaken(route) })), failures };
}

/** Makes a login page public, because users cannot sign in on a page that needs a session. */
function openLogin<T extends Pick<RegisteredRoute, 'path' | 'access' | 'role'>>(route: T): T {
  const isLogin = route.role === 'login' || addressOf(route.path) === SESSION_ADDRESSES.login;
  return isLogin ? { ...route, access: 'public' } : route;
}

/**
 * Returns a broken entry's valid addresses, at which failure pages are shown. They give no access to users without a
 * session.
 */
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

const SHARE_KEY = 'ROLLOUT_SHARE';

/**
 * The start of each watched rollout, by remote. The server ends such a rollout if it fails, and needs the loads of both
 * releases from every tab. Contains only the rollouts of the first registry, because a tab from before a rollout
 * provides no data about it; `null` marks that it was read.
 */
export const watchedRollouts = new Map<unknown, string | undefined>();

/**
 * Chooses this browser's release from an entry with `rollout` (a percentage) and `previous` (the release for other
 * browsers). Returns any other entry unchanged.
 */
export function chooseRelease(entry: unknown): unknown {
  const { name, halt, rollout, previous, since } = (entry ?? {}) as Partial<Record<string, unknown>>;
  if (halt && !watchedRollouts.has(null)) watchedRollouts.set(name, since as string);
  return previous && !(browserShare() < Number(rollout)) ? previous : entry;
}

/**
 * Returns this browser's stored random number from 0 to 100. A browser without storage gets 100, and therefore never
 * gets a release early.
 */
function browserShare(): number {
  const stored = storage.read(SHARE_KEY);
  if (stored !== null) return Number(stored);
  const share = Math.random() * 100;
  return storage.write(SHARE_KEY, String(share)) ? share : 100;
}
