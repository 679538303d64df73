import { isSiteCall } from '../endpoints/site-addresses';
import { addressProblem } from './addresses';
import type { Audience, Contributions, FirstCalls, RequiredCall, RouteNavigation, RouteRole } from './contributions';
import { remoteNameProblem } from './remote-name';
import { SOURCE_LANGUAGE } from './translation';

/** Who may open a route: everybody, or only users with a session (spec section 6). */
export type RouteAccess = 'public' | 'signed-in';

/** An address of the site and its page. */
export interface RemoteRoute<Page extends string = string> {
  /** Path from the site's root, matched in any letter case; `:name` matches a segment. Begins with a word. */
  readonly path: `/${string}`;
  /** The remote's page for this path. */
  readonly page: Page;
  readonly access: RouteAccess;
  /** The title of the tab while the page is open, without the product's name. */
  readonly title: string;
  /**
   * Additional words with which the command palette finds the page. False omits a page, for example one that shows
   * nothing when opened by its address.
   */
  readonly search?: readonly string[] | false;
  /**
   * Whether the build renders a first view of a public page, which visitors see until the scripts have loaded. Default:
   * true. False for a page whose first content depends on the query of its address.
   */
  readonly hasFirstView?: boolean;
  /** Lists the page in the sidebar and the menu. Default: in neither. */
  readonly navigation?: RouteNavigation;
  /** The role in which the host uses the page. */
  readonly role?: RouteRole;
  /** The first calls of the page. Name only calls that every server has and that the page always makes. */
  readonly calls?: FirstCalls;
  /** A call that the page's entries in navigation and palette need; on a server without this call, they are hidden. */
  readonly requires?: RequiredCall;
  readonly for?: Audience['for'];
  readonly flag?: Audience['flag'];
}

/**
 * All information about a remote before any of its code runs. Written once, in `remote.manifest.ts`: the remote's build
 * exposes a module for each page, and the registry passes the rest to the host as data.
 */
export interface RemoteManifest<Page extends string = string> extends Contributions {
  /**
   * Lower-case letters, digits and dashes; also the folder under `/admin/remotes/`. Must not be the name of a global of
   * the browser, such as `location`.
   */
  readonly name: string;
  /** The remote's own version, semver. Shown with every failure. */
  readonly version: string;
  /** Semver range of the contract versions that this remote works with. */
  readonly contract: string;
  /** Maps page names to source files. Each file exports a component with the page's name. */
  readonly pages: Readonly<Record<Page, `./src/${string}.tsx`>>;
  readonly routes: readonly RemoteRoute<Page>[];
  /** The manifest in its other languages. `defineRemote` creates these versions from texts that are maps. */
  readonly translations?: Readonly<Record<string, RemoteManifest<Page>>>;
}

/** A text in English, or in English and other languages: `{ en: 'Rooms', de: 'Zimmer' }`. */
export type Localizable<Text> = Text | { readonly en: Text; readonly [language: string]: Text };

/** The fields of a manifest that users read. */
type TextField = 'title' | 'label' | 'search' | 'finds' | 'unit' | 'kind';

type WithLanguages<Value> = Value extends readonly (infer Item)[]
  ? readonly WithLanguages<Item>[]
  : Value extends object
    ? {
        readonly [Name in keyof Value]: Name extends TextField
          ? Value[Name] extends { readonly file: string } | undefined
            ? WithLanguages<Value[Name]>
            : Localizable<Value[Name]>
          : WithLanguages<Value[Name]>;
      }
    : Value;

/** A manifest as its team writes it: texts for users may be maps by language. */
export type ManifestSource<Page extends string = string> = WithLanguages<Omit<RemoteManifest<Page>, 'translations'>> & {
  /**
   * Its languages in addition to English, such as `['de']`. Each has a folder `src/messages/de` with the texts of
   * `src/messages`. Users with another language see English.
   */
  readonly languages?: readonly string[];
};

/** Declares a remote. A route with an unknown page is a type error. */
export function defineRemote<const Page extends string>(source: ManifestSource<Page>): RemoteManifest<Page> {
  const { languages = [], ...manifest } = source;
  const inLanguage = (language: string) => textsIn(manifest, language) as RemoteManifest<Page>;
  const translations = Object.fromEntries(languages.map((language) => [language, inLanguage(language)]));
  return { ...inLanguage(SOURCE_LANGUAGE), ...(languages.length > 0 && { translations }) };
}

/** Replaces every map with its text in `language`, or with the English one. */
function textsIn(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => textsIn(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (SOURCE_LANGUAGE in value) return (value as Record<string, unknown>)[language] ?? value[SOURCE_LANGUAGE];
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, textsIn(item, language)]));
}

/**
 * Lists every problem with a remote's name and addresses, one sentence each. A remote with problems cannot be part
 * of a site.
 */
export function manifestProblems({ name, routes }: Pick<RemoteManifest, 'name' | 'routes'>): readonly string[] {
  const nameProblem = remoteNameProblem(name);
  return [...(nameProblem === null ? [] : [`${nameProblem}.`]), ...addressProblems(routes)];
}

/** Each optional segment doubles the number of addresses that a browser compares. */
const OPTIONAL_MAX = 4;

/** Lists only the problems of the addresses. */
export function addressProblems(routes: readonly { readonly path: string }[]): readonly string[] {
  return routes.flatMap(({ path }) => {
    if (isSiteCall(path)) return [`${path} would never show, because the server itself answers there.`];
    if ((path.match(/\?(?=\/|$)/g)?.length ?? 0) > OPTIONAL_MAX)
      return [`${path} has more than ${OPTIONAL_MAX} optional segments.`];
    return addressProblem(path) ?? [];
  });
}

/**
 * The version of the contract between host and remotes: which modules the host provides, what a remote exposes and what
 * the registry contains. A remote names the range that it needs; the host checks it before any code of the remote runs.
 *
 * - patch: nothing that a remote could notice
 * - minor: the host provides more than before
 * - major: something that a remote may rely on is removed or changes its meaning
 */
export const CONTRACT_VERSION = '1.3.0';

/** The addresses of the host's own login and logout pages, used when no remote has a route with the role. */
export const SESSION_ADDRESSES = { login: '/login', logout: '/Logout' } as const;
