/**
 * What a remote adds to the shell, as data: entries of the navigation, cards of the home dashboard, entries of the
 * palette, notifications and a count. The host reads it generously: what it does not understand is left out. Build and
 * composition check it strictly (`contribution-problems.ts`).
 */

/** Icons that the host has by name. An unknown name shows the last one. */
export const ICON_NAMES = ['bell', 'bot', 'chat', 'people', 'person', 'qr-code', 'qr-scan', 'puzzle'] as const;

/** An icon by its name, or the path data of one that is drawn with lines on a square of 24 by 24. */
export type NavigationIcon = (typeof ICON_NAMES)[number] | `M${string}`;

/** Where an entry is listed in the menu of narrow screens. The sidebar lists `main` and `lists` before `settings`. */
export type NavigationGroup = 'main' | 'lists' | 'settings';

/** An API call that a server may lack. Only a `GET`, because the host makes it to find out. */
export type RequiredCall = `GET /${string}`;

/** An entry of the sidebar and the menu. */
export interface RouteNavigation {
  /** Default: the route's title. */
  readonly label?: string;
  /** Default: `puzzle`. */
  readonly icon?: NavigationIcon;
  /** Default: `main`. */
  readonly group?: NavigationGroup;
  /** Smaller numbers come first; equal ones keep the registry's order. Default: 100. */
  readonly order?: number;
  /** Beginnings of other addresses that mark this entry as the current one, whatever their case. */
  readonly covers?: readonly string[];
  /** Where the entry leads when that is not the path as it is written: with a query, say. Default: the route's path. */
  readonly to?: `/${string}`;
}

/**
 * What the host needs a page for. `login`: visitors are sent there. `logout`: ends the session. `profile`: the picture
 * in the top bar leads there. `inbox`: the bell in the top bar leads there. The first route that has a role is used.
 */
export type RouteRole = 'login' | 'logout' | 'profile' | 'inbox';

/** A module that a remote exposes beside its pages; it exports one thing of this name. */
export interface ExposedPart {
  /** Name of the module and its export, like `AgentsCard` or `searchAgents`. */
  readonly name: string;
  /** The source file. Only the build reads it. */
  readonly file: `./src/${string}`;
}

/**
 * Reading calls that a page or card makes first, as the address of a GET call: `/api/bot/getBot?botId=:id`. `:id` is the
 * segment of the route's path, or the parameter of the address's search, of that name. The site's page sends them with
 * the session's token while the scripts load, and the page's own call takes the answer.
 */
export type FirstCalls = readonly `/${string}`[];

/** A card of the home dashboard: a component, loaded when it comes into view, in an error boundary of its own. */
export interface HomeCard extends ExposedPart {
  /** Shown while the card loads, and when it cannot. */
  readonly title: string;
  /** As in the navigation. Default: 100. */
  readonly order?: number;
  /**
   * The card has a row to itself, above the others or, in wide windows, beside them. It renders nothing when it has nothing
   * to say.
   */
  readonly isWide?: boolean;
  /** What it calls as soon as it is shown. Name only calls that every server has, and that the card always makes. */
  readonly calls?: FirstCalls;
  /** What the card is about, as a part of the dashboard's introduction: `your agents`. */
  readonly intro?: string;
}

/** What the host hands to every card, and to every page. */
export interface HomeCardProps {
  /**
   * Whether a page of this site answers the address, a path such as '/agent/7'. For links to other remotes, which a site
   * may not have, and for links that a server sends. False for other sites, public pages and the one that logs out.
   */
  readonly hasAddress: (path: string) => boolean;
}

/** Something that the palette leads to. */
export interface PaletteItem {
  readonly label: string;
  readonly to: string;
  /** What kind of thing it is, in one word. Default: `Screen`. */
  readonly kind?: string;
  /** Words that find it beside its label. */
  readonly search?: readonly string[];
}

export interface PaletteContribution {
  /** Entries beside the remote's screens, which the palette lists by their titles. */
  readonly entries?: readonly PaletteItem[];
  /**
   * A function `(queries: QueryClient) => Promise<PaletteItem[]>` that answers everything that can be found. It is
   * loaded and called when the palette opens. `finds` says what, as a part of the field's label: `an agent`.
   */
  readonly search?: ExposedPart & { readonly finds: string };
}

/** A kind of notification and what it means for the open screens. */
export interface NotificationContribution {
  /** The `subject` that the server sends. */
  readonly subject: string;
  /** Paths of the API calls whose answers are out of date then. They are fetched again where a screen shows them. */
  readonly refreshes: readonly `/${string}`[];
  /** Where the notification leads. */
  readonly to?: `/${string}`;
  /** Words that mean this subject in a notification of a server that sends none; a plural counts as its singular. */
  readonly words?: readonly string[];
}

/** A count beside a navigation entry, or on the bell. Fetched with the page, and again every 15 seconds. */
export interface BadgeContribution {
  /** The path of the route whose entry shows the count. */
  readonly at: `/${string}`;
  /** The path of the API call. Pages share the answer in the cache by `rawAnswerQuery`. */
  readonly call: `/${string}`;
  /** The field of the answer that holds the count. */
  readonly field: string;
  /** Without such a field, the entries of the answer's list that lack this one are counted. */
  readonly itemsWithout?: string;
  /** What is counted, for screen readers: `unread`. */
  readonly unit: string;
}

/** Where the remote's own server is. */
export interface RemoteApi {
  /** Paths of the site that begin so belong to the remote's server. */
  readonly prefix?: `/${string}`;
  /** Another origin that the remote's pages call. The page's Content-Security-Policy allows it. */
  readonly origin?: string;
}

/** What a remote adds beside its routes. */
export interface Contributions {
  readonly home?: readonly HomeCard[];
  readonly palette?: PaletteContribution;
  readonly notifications?: readonly NotificationContribution[];
  readonly badge?: BadgeContribution;
  /** Without this call everything above and every navigation entry is hidden. Its pages still answer. */
  readonly requires?: RequiredCall;
  readonly api?: RemoteApi;
}
