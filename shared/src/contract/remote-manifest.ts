import { addressProblem } from './addresses';
import type { Contributions, FirstCalls, RequiredCall, RouteNavigation, RouteRole } from './contributions';
import { remoteNameProblem } from './remote-name';

/** Who may open a route: anybody, or only a person with a session (spec section 6). */
export type RouteAccess = 'public' | 'signed-in';

/** One address of the site and the page that answers it. */
export interface RemoteRoute<Page extends string = string> {
  /** Path from the site's root, matched without regard to case; `:name` matches one segment. Begins with a word. */
  readonly path: `/${string}`;
  /** Which of the remote's pages is shown. */
  readonly page: Page;
  readonly access: RouteAccess;
  /** What the tab is called while the page is open, without the product's name. */
  readonly title: string;
  /**
   * Words by which the command palette finds the page beside its title. False leaves the page out, because it shows
   * nothing when it is opened by itself.
   */
  readonly search?: readonly string[] | false;
  /**
   * Whether the build renders a first view of a public page, which visitors see until the scripts have loaded. Default:
   * true. False for a page whose first content depends on the search of its address.
   */
  readonly hasFirstView?: boolean;
  /** Lists the page in the sidebar and the menu. Default: it is in neither. */
  readonly navigation?: RouteNavigation;
  /** What the host needs the page for. */
  readonly role?: RouteRole;
  /** What the page calls as soon as it is shown. Name only calls that every server has, and that it always makes. */
  readonly calls?: FirstCalls;
  /** Without this call of the server the page's entries in navigation and palette are hidden. */
  readonly requires?: RequiredCall;
}

/**
 * All that is known of a remote before any of its code runs. Written once, in `remote.manifest.ts`:
 * the remote's build exposes one module a page, and the registry carries the rest to the host as data.
 */
export interface RemoteManifest<Page extends string = string> extends Contributions {
  /**
   * Lower-case letters, digits and dashes; also the folder under `/admin/remotes/`. Not a word that browsers use
   * themselves, like `location`.
   */
  readonly name: string;
  /** The remote's own version, semver. Shown wherever a failure is reported. */
  readonly version: string;
  /** Semver range of the contract versions this remote works with. */
  readonly contract: string;
  /** Page name to source file. The file exports a component of the page's name. */
  readonly pages: Readonly<Record<Page, `./src/${string}.tsx`>>;
  readonly routes: readonly RemoteRoute<Page>[];
}

/** Declares a remote. A route that names no page of `pages` is a type error. */
export function defineRemote<const Page extends string>(manifest: RemoteManifest<Page>): RemoteManifest<Page> {
  return manifest;
}

/** Everything that keeps a remote with this name and these addresses out of a site, a sentence each. */
export function manifestProblems({ name, routes }: Pick<RemoteManifest, 'name' | 'routes'>): readonly string[] {
  const nameProblem = remoteNameProblem(name);
  return [...(nameProblem === null ? [] : [`${nameProblem}.`]), ...addressProblems(routes)];
}

/** The same for its addresses alone. */
export function addressProblems(routes: readonly { readonly path: string }[]): readonly string[] {
  return routes.map(({ path }) => addressProblem(path)).filter((problem) => problem !== null);
}
