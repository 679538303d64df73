import type { Contributions, ExposedPart, HomeCard, PaletteContribution, RemoteFill } from './contributions';
import type { RemoteRoute } from './remote-manifest';
import { isContainerName, remoteNameProblem } from './remote-name';

/** Optional hints about the files that a module of a remote needs, so that they can be prefetched. */
export interface PreloadHints {
  /** Its chunks, relative to the entry. */
  readonly js?: readonly string[];
  /** The host's shared groups that it uses (`form`, `data` …). */
  readonly groups?: readonly string[];
}

/** A route in the registry. */
export interface RegisteredRoute extends Omit<RemoteRoute, 'path'> {
  readonly path: string;
  readonly preload?: PreloadHints;
}

/** A card in the registry. */
export interface RegisteredCard extends Omit<HomeCard, keyof ExposedPart> {
  readonly name: string;
  readonly preload?: PreloadHints;
}

/** A fill in the registry. */
export type RegisteredFill = Omit<RemoteFill, 'file'>;

/** A remote's search in the registry. */
type RegisteredSearch = Omit<NonNullable<PaletteContribution['search']>, 'file'>;

/** A remote in `remotes.json`. */
export interface RegisteredRemote extends Omit<Contributions, 'home' | 'palette' | 'fills'> {
  readonly name: string;
  /** URL of the remote's `mf-manifest.json` or of its entry script, absolute or relative to the site's root. */
  readonly entry: string;
  /**
   * The global under which the entry script stores its container. Default: the result of `containerNameOf`. An
   * `mf-manifest.json` names the global itself.
   */
  readonly globalName?: string;
  readonly version: string;
  /** Semver range of the contract versions that it works with. */
  readonly contract: string;
  readonly routes: readonly RegisteredRoute[];
  /**
   * The hash (`sha256-…`) of the entry script, by its address as in `entry`. Another address that is written into
   * `entry` by hand is not checked.
   */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly home?: readonly RegisteredCard[];
  readonly fills?: readonly RegisteredFill[];
  readonly palette?: Omit<PaletteContribution, 'search'> & { readonly search?: RegisteredSearch };
  /** The builds in other languages, by language. Only in a build: a site lists them in `remotes.de.json`. */
  readonly translations?: Readonly<Record<string, RegisteredRemote>>;
}

/** Maximum number of routes per remote: with many thousands, no page would ever appear. */
const ROUTES_MAX = 500;

export type RegistryReading<T> =
  | { readonly ok: true; readonly value: T }
  /** `problem` is a sentence that names the field. */
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the registry's outer shape. Its entries are read separately, so that a broken entry does not affect the others.
 * Written by hand: a schema library would be the largest part of the host's own code in its first download.
 */
export function readRegistryList(registry: unknown): RegistryReading<readonly unknown[]> {
  const { remotes } = fieldsOf(registry);
  return Array.isArray(remotes) ? { ok: true, value: remotes } : refuse('remotes must be a list');
}

/** Reads an entry of the registry. The code that shows its contributions checks them. */
export function readRegisteredRemote(entry: unknown): RegistryReading<RegisteredRemote> {
  const { name, entry: url, globalName, version, contract, routes } = fieldsOf(entry);
  const nameProblem = remoteNameProblem(name);
  if (nameProblem !== null) return refuse(nameProblem);
  if (!isAddress(url)) return refuse('entry must be the http or https address of a script or manifest');
  if (globalName !== undefined && !isContainerName(globalName)) return refuse('globalName must be a name of its own');
  if (!isText(version) || !/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version)) {
    return refuse('version must be a version like 1.2.3');
  }
  if (!isText(contract)) return refuse('contract must be a range like ^1.0.0');
  if (!Array.isArray(routes)) return refuse('routes must be a list');
  if (routes.length > ROUTES_MAX) return refuse(`routes must be at most ${ROUTES_MAX}`);
  for (const [index, route] of routes.entries()) {
    const problem = routeProblem(route);
    if (problem) return refuse(`routes.${index}.${problem}`);
  }
  return { ok: true, value: entry as RegisteredRemote };
}

function routeProblem(route: unknown): string | null {
  const { path, page, access, title, search = [] } = fieldsOf(route);
  if (!isText(path) || !path.startsWith('/')) return 'path must begin with /';
  if (!isText(page) || !/^\w+$/.test(page)) return 'page must be a name like MyQrPage';
  if (access !== 'public' && access !== 'signed-in') return 'access must be public or signed-in';
  if (search !== false && !(Array.isArray(search) && search.every(isText))) return 'search must be words, or false';
  return isText(title) ? null : 'title must be text';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Whether the value is an http or https address, absolute or relative to the site's root. */
function isAddress(value: unknown): boolean {
  return (
    isText(value) && URL.canParse(value, 'http://site') && /^https?:$/.test(new URL(value, 'http://site').protocol)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function refuse(problem: string): { ok: false; problem: string } {
  return { ok: false, problem: `${problem}.` };
}

/** A remote that the site used to have, from `removed` in `remotes.json`. */
export interface RemovedRemote {
  readonly name: string;
  /** The addresses of its pages. */
  readonly paths: readonly string[];
}

/** Reads `removed` from `remotes.json`. Skips unreadable items, because the list only explains missing pages. */
export function readRemovedRemotes(removed: unknown): readonly RemovedRemote[] {
  return (Array.isArray(removed) ? removed : []).flatMap((entry) => {
    const { name, paths } = (entry ?? {}) as Partial<Record<string, unknown>>;
    return isText(name) && Array.isArray(paths) ? [{ name, paths: paths.filter(isText) }] : [];
  });
}
