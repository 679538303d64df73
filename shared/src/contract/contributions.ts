/**
 * What a remote adds to the shell, as data: navigation entries, cards on the home dashboard, palette entries,
 * notifications and a count. The host skips whatever it does not understand. Build and composition check it strictly
 * (`contribution-problems.ts`).
 */

import type { ComponentType, ReactNode } from 'react';

/** Names of the host's icons. For an unknown name, the last icon is shown. */
export const ICON_NAMES = ['bell', 'bot', 'chat', 'people', 'person', 'qr-code', 'qr-scan', 'puzzle'] as const;

/** The name of an icon, or the path data of an icon drawn with lines on a 24 by 24 square. */
export type NavigationIcon = (typeof ICON_NAMES)[number] | `M${string}`;

/** The group of an entry in the menu of narrow screens. The sidebar lists `main` and `lists` before `settings`. */
export type NavigationGroup = 'main' | 'lists' | 'settings';

/** An API call that a server may lack. Must be a `GET`, because the host makes the call to find out. */
export type RequiredCall = `GET /${string}`;

/** Which users see a part of the site, and on which sites. Without these fields, all users see it on every site. */
export interface Audience {
  /** Only owners of the organization see it. On a server without roles, every user is an owner. */
  readonly for?: 'owner';
  /** Only sites whose registry turns on this flag show it: `"flags": { "new-editor": true }` in `remotes.json`. */
  readonly flag?: string;
}

/** An entry in the sidebar and the menu. */
export interface RouteNavigation {
  /** The text of the entry. Default: the route's title. */
  readonly label?: string;
  /** The icon of the entry. Default: `puzzle`. */
  readonly icon?: NavigationIcon;
  /** The group in the menu. Default: `main`. */
  readonly group?: NavigationGroup;
  /** Smaller numbers come first; entries with equal numbers keep the registry's order. Default: 100. */
  readonly order?: number;
  /** Prefixes of other addresses that mark this entry as the current one, in any letter case. */
  readonly covers?: readonly string[];
  /** The entry's address if it is not the route's path, for example with a query. Default: the route's path. */
  readonly to?: `/${string}`;
  readonly for?: Audience['for'];
  readonly flag?: Audience['flag'];
}

/**
 * How the host uses a page. `login`: the host redirects visitors to it. `logout`: it ends the session. `profile`: the
 * picture in the top bar links to it. `inbox`: the bell in the top bar links to it. The host uses the first route with
 * a role.
 */
export type RouteRole = 'login' | 'logout' | 'profile' | 'inbox';

/** A module that a remote exposes in addition to its pages, with an export of the same name. */
export interface ExposedPart {
  /** Name of the module and of its export, like `AgentsCard` or `searchAgents`. */
  readonly name: string;
  /** The source file. Used only by the build. */
  readonly file: `./src/${string}`;
}

/**
 * The first reading calls of a page or card, each as the address of a GET call: `/api/bot/getBot?botId=:id`. `:id`
 * stands for the segment of the route's path, or the query parameter, with that name. The site's page sends them with
 * the session's token while the scripts load, and the page's own call uses the answer.
 */
export type FirstCalls = readonly `/${string}`[];

/** A card of the home dashboard: a component that loads when it comes into view, in its own error boundary. */
export interface HomeCard extends ExposedPart {
  /** Shown while the card loads, and when it fails to load. */
  readonly title: string;
  /** Position among the cards, as in the navigation. Default: 100. */
  readonly order?: number;
  /**
   * Whether the card has a row to itself, above the others or, in wide windows, next to them. It renders nothing when
   * it has nothing to show.
   */
  readonly isWide?: boolean;
  /** The first calls of the card. Name only calls that every server has and that the card always makes. */
  readonly calls?: FirstCalls;
  /**
   * Whether the component renders nothing and calls `onNews` instead: the dashboard combines the news of all remotes.
   * `title` names it when it cannot be loaded. Default: false.
   */
  readonly isNews?: boolean;
  /** @deprecated No longer shown since 1.1.0. */
  readonly intro?: string;
  readonly for?: Audience['for'];
  readonly flag?: Audience['flag'];
}

/** The news of a remote on the dashboard. Every part may be absent. */
export interface HomeNews {
  /** Clauses of the dashboard's sentence: `6 guests asked since yesterday`. */
  readonly sentence?: readonly string[];
  /** Items that need attention. */
  readonly needs?: readonly HomeNeed[];
  /** Numbers for the last few days. The chart shows one of them at a time. */
  readonly numbers?: readonly HomeNumbers[];
  /** The remote's lists, such as the newest conversations. */
  readonly lists?: readonly HomeList[];
  /** Why the news could not be loaded; the dashboard then offers to retry. */
  readonly failure?: { readonly text: string; readonly error: unknown; readonly retry: () => void };
}

/** An entry of the list 'Needs you'. */
export interface HomeNeed {
  /** Unique among the remote's entries. */
  readonly id: string;
  /** The kind of item, which is the heading of its group: `Guests waiting`. */
  readonly label: string;
  /** The number of items of its kind, and their page. Default: as many as are listed, without a page. */
  readonly all?: { readonly count: number; readonly to: string };
  /** `danger` for failures, `warning` (quiet) for missing things, `info` for waiting people. Default: `info`. */
  readonly tone?: 'danger' | 'warning' | 'info';
  readonly text: string;
  readonly detail?: string;
  /** When it happened, ISO 8601. */
  readonly at?: string | null;
  /** The page that the text leads to. */
  readonly to?: string;
  /** Smaller numbers come first. Waiting people have 10, failures 20, questions 30, other items more. */
  readonly order: number;
  /**
   * Whether the item concerns the server and not a guest. Such items are shown separately, below everything else.
   * Default: false.
   */
  readonly isSetup?: boolean;
  /** Renders an action that is possible in place, such as a button. */
  readonly Action?: ComponentType;
}

/** A number for the last few days, with its daily values for the chart. */
export interface HomeNumbers {
  readonly id: string;
  readonly label: string;
  /** The number itself, as text: `65` or `64 %`. */
  readonly total: string;
  /** Oldest first; null is a day without a value. */
  readonly days: readonly { readonly day: string; readonly value: number | null }[];
  /** Whether the values are shares from 0 to 1. Default: false. */
  readonly isShare?: boolean;
}

/** A short list of items, newest first, with a link to the whole list. */
export interface HomeList {
  readonly title: string;
  /** The total number of items. */
  readonly count?: number;
  /** A few words: what is counted, or what to do when the list is empty. */
  readonly detail?: string;
  readonly all: { readonly label: string; readonly to: string };
  /** Smaller numbers come first. Default: 100. */
  readonly order?: number;
  readonly items: readonly {
    readonly id: string;
    readonly text: string;
    readonly to: string;
    readonly detail?: string;
    readonly at?: string | null;
    /** Shown in a tile before the text: an image of 18 px, or a span with a letter and a color. */
    readonly icon?: ReactNode;
    /** Rendered at the end of the line, such as a badge. */
    readonly mark?: ReactNode;
  }[];
}

/** The props that the host passes to every card and every page. */
export interface HomeCardProps {
  /** Receives the news of a card with `isNews`; null while loading. Call it in an effect. */
  readonly onNews?: (news: HomeNews | null) => void;
  /**
   * Whether the address, a path such as '/agent/7', is a page of this site. Use it for links to other remotes, which
   * may be missing from a site, and for links from a server. False for other sites, public pages and the logout page.
   */
  readonly hasAddress: (path: string) => boolean;
}

/** The values that a page passes to the fills of its slot, by name, with their types. */
export type SlotShape = Readonly<Record<string, 'string' | 'number' | 'boolean'>>;

interface SlotTypes {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

/** The context of a slot with this shape. */
export type SlotContext<Shape extends SlotShape = SlotShape> = {
  readonly [Name in keyof Shape]: SlotTypes[Shape[Name]];
};

/** A place in a page that other remotes fill. The page renders it with `Slot` of `@frontdesk/shared/slots`. */
export interface RemoteSlot<Shape extends SlotShape = SlotShape> {
  /** Unique on the site, so begin with the remote's name: `agents.agent`. Small letters, digits, dots and dashes. */
  readonly name: string;
  readonly context: Shape;
}

/** A component that fills a slot of another remote. Loads and fails independently, in its own error boundary. */
export interface RemoteFill extends Audience {
  readonly slot: string;
  /** Name of the module and of its export, like `AgentCodes`. Its props are `FillProps`. */
  readonly component: string;
  /** The source file. Used only by the build. */
  readonly file: `./src/${string}`;
  /** Shown while the fill loads, and when it fails to load. */
  readonly title: string;
  /** Position among the fills of the slot. Default: 100. */
  readonly order?: number;
  /** A call that the fill needs; on a server without this call, the fill is hidden. */
  readonly requires?: RequiredCall;
}

/** The props that the host passes to a fill. */
export interface FillProps<Shape extends SlotShape = SlotShape> extends Pick<HomeCardProps, 'hasAddress'> {
  readonly context: SlotContext<Shape>;
}

/** An item of the palette that opens a page. */
export interface PaletteItem {
  readonly label: string;
  readonly to: string;
  /** The kind of item, in a word. Default: `Screen`. */
  readonly kind?: string;
  /** Additional words that find the item. */
  readonly search?: readonly string[];
  readonly for?: Audience['for'];
  readonly flag?: Audience['flag'];
}

export interface PaletteContribution {
  /** Items in addition to the remote's screens, which the palette lists by their titles. */
  readonly entries?: readonly PaletteItem[];
  /**
   * A function `(queries: QueryClient) => Promise<PaletteItem[]>` that returns all items that can be found. The
   * palette loads and calls it when it opens. `finds` names the results, as a part of the field's label: `an agent`.
   */
  readonly search?: ExposedPart & { readonly finds: string };
}

/** A kind of notification and its effect on open screens. */
export interface NotificationContribution {
  /** The `subject` that the server sends. */
  readonly subject: string;
  /** Paths of the API calls whose answers the event makes outdated. Screens that show them fetch them again. */
  readonly refreshes: readonly `/${string}`[];
  /** The page that the notification opens. */
  readonly to?: `/${string}`;
  /** Words that identify this subject in a notification without a subject; a plural counts as its singular. */
  readonly words?: readonly string[];
}

/** A count next to a navigation entry, or on the bell. Fetched with the page and then every 15 seconds. */
export interface BadgeContribution {
  /** The path of the route whose entry shows the count. */
  readonly at: `/${string}`;
  /** The path of the API call. Pages share its cached answer through `rawAnswerQuery`. */
  readonly call: `/${string}`;
  /** The field of the answer that contains the count. */
  readonly field: string;
  /** If the answer has no such field, counts the items of its list without this field. */
  readonly itemsWithout?: string;
  /** What is counted, for screen readers: `unread`. */
  readonly unit: string;
}

/** The remote's own server. */
export interface RemoteApi {
  /** Prefix of the paths on this site that the remote's server handles. */
  readonly prefix?: `/${string}`;
  /** Another origin that the remote's pages call. The site's Content-Security-Policy then allows it. */
  readonly origin?: string;
}

/** What a remote adds in addition to its routes. */
export interface Contributions {
  readonly home?: readonly HomeCard[];
  readonly palette?: PaletteContribution;
  readonly notifications?: readonly NotificationContribution[];
  readonly badge?: BadgeContribution;
  /** Places in its pages that other remotes fill. */
  readonly slots?: readonly RemoteSlot[];
  /** What it adds to other remotes' pages. */
  readonly fills?: readonly RemoteFill[];
  /** On a server without this call, everything above and every navigation entry are hidden. The pages still open. */
  readonly requires?: RequiredCall;
  readonly api?: RemoteApi;
}
