/** What a release of a remote adds to the site and what it opens (not in the spec), read from its manifest. */
import * as v from 'valibot';
import type { ReleasePart } from './releases';

type Adds = NonNullable<ReleasePart['adds']>;

const text = v.fallback(v.string(), '');
const listOf = <T extends v.GenericSchema>(item: T) => v.fallback(v.array(item), []);
const callsReader = v.optional(listOf(text), []);
const flag = v.optional(text);
const requires = v.optional(text);
const maybe = <T extends v.GenericSchema>(item: T) => v.fallback(v.optional(item), undefined);
const entryReader = v.object({
  entry: text,
  routes: listOf(
    v.object({
      path: text,
      title: text,
      access: text,
      for: v.optional(text),
      role: v.optional(text),
      calls: callsReader,
      navigation: maybe(v.object({ label: v.optional(text), flag })),
      requires,
      flag,
    }),
  ),
  home: v.optional(listOf(v.object({ title: text, calls: callsReader, flag })), []),
  palette: maybe(
    v.object({
      entries: v.optional(listOf(v.object({ label: text, flag })), []),
      search: maybe(v.object({ finds: text })),
    }),
  ),
  notifications: v.optional(listOf(v.object({ subject: text, refreshes: callsReader })), []),
  badge: maybe(v.object({ at: text, call: text })),
  slots: v.optional(listOf(v.object({ name: text })), []),
  fills: v.optional(listOf(v.object({ slot: text, component: text, requires, flag })), []),
  api: v.optional(v.fallback(v.object({ prefix: v.optional(text), origin: v.optional(text) }), {}), {}),
  requires,
});

/** The parts of a release that determine its additions. */
interface WithEntry {
  /** Its entry in the registry, or its manifest; null for the host. */
  readonly entry: object | null;
}

/** A remote's additions to the site, from its manifest; null for the host, and for an unreadable manifest. */
export function additionsOf({ entry }: WithEntry): Adds | null {
  const read = v.safeParse(entryReader, entry);
  if (!read.success) return null;
  const { routes, home, palette, notifications, badge, slots, fills, api, entry: address } = read.output;
  const found = palette?.entries ?? [];
  const needed = [read.output, ...routes, ...fills].flatMap((part) => part.requires ?? []);
  const flags = [...routes, ...routes.map(({ navigation }) => navigation), ...home, ...found, ...fills];
  const origins = [api.origin, address].flatMap((one) =>
    one && /^https?:\/\//.test(one) && URL.canParse(one) ? [new URL(one).origin] : [],
  );
  return {
    routes: routes.map(({ path, title, access, for: audience }) => ({
      path,
      title,
      access: access === 'public' || audience !== 'owner' ? access : 'owner',
    })),
    entries: unique([
      ...routes.flatMap(({ navigation, title }) =>
        navigation ? [{ kind: 'sidebar' as const, name: navigation.label ?? title }] : [],
      ),
      ...routes.flatMap(({ role, path }) => (role ? [{ kind: 'role' as const, name: role, path }] : [])),
      ...found.map(({ label }) => ({ kind: 'palette' as const, name: label })),
      ...(palette?.search ? [{ kind: 'search' as const, name: palette.search.finds }] : []),
      ...(badge ? [{ kind: 'count' as const, name: badge.at }] : []),
      ...flags.flatMap((part) => (part?.flag ? [{ kind: 'flag' as const, name: part.flag }] : [])),
    ]),
    cards: home.map(({ title }) => title),
    slots: slots.map(({ name }) => name),
    fills: fills.map(({ slot, component }) => ({ component, slot })),
    calls: unique([
      ...[...routes, ...home].flatMap((part) => part.calls.map((path) => ({ call: `GET ${path}` }))),
      ...needed.map((call) => ({ call })),
      ...(badge ? [{ call: `GET ${badge.call}`, isForCount: true }] : []),
      ...notifications.flatMap(({ subject, refreshes }) =>
        refreshes.map((path) => ({ call: `GET ${path}`, after: subject })),
      ),
    ]),
    origins: unique(origins),
    prefixes: api.prefix ? [api.prefix] : [],
  };
}

/** Each value once; values are compared by their content. */
const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Returns what a release adds beyond all `approved` releases of its remote; null if this cannot be read. */
export function additionsBeyond(release: WithEntry, approved: readonly WithEntry[]): Adds | null {
  const adds = additionsOf(release);
  if (!adds) return null;
  const known = approved.map(additionsOf);
  const isNew = (field: keyof Adds) => (value: unknown) =>
    !known.some((one) => one?.[field].some((other) => JSON.stringify(other) === JSON.stringify(value)));
  return {
    routes: adds.routes.filter(isNew('routes')),
    entries: adds.entries.filter(isNew('entries')),
    cards: adds.cards.filter(isNew('cards')),
    slots: adds.slots.filter(isNew('slots')),
    fills: adds.fills.filter(isNew('fills')),
    calls: adds.calls.filter(isNew('calls')),
    origins: adds.origins.filter(isNew('origins')),
    prefixes: adds.prefixes.filter(isNew('prefixes')),
  };
}

/**
 * Returns sentences that name what a release adds beyond the `approved` releases of its remote. Null when it adds
 * nothing that an operator must see.
 */
export function wideningOf(release: WithEntry, approved: readonly WithEntry[]): string | null {
  const next = additionsOf(release);
  const known = new Set(approved.flatMap((one) => powersOf(additionsOf(one))));
  if (!next) return 'An operator must release it, because the site cannot read what it adds.';
  const added = powersOf(next).filter((power) => !known.has(power));
  if (added.length === 0) return null;
  return ['An operator must release it, because it adds more than was approved.', ...added].join(' ');
}

/** What a remote can do beyond its own pages, in one sentence each; the server translates these sentences. */
function powersOf(adds: Adds | null): string[] {
  if (!adds) return [];
  return [
    ...adds.origins.map((origin) => `New origin: ${origin}.`),
    ...adds.prefixes.map((prefix) => `New path: ${prefix}.`),
    ...adds.routes.filter(({ access }) => access === 'public').map(({ path }) => `New public address: ${path}.`),
    ...adds.entries.flatMap(({ kind, name, path }) => (kind === 'role' ? [`New page for ${name}: ${path}.`] : [])),
    ...adds.slots.map((slot) => `New slot: ${slot}.`),
    ...adds.fills.map(({ component, slot }) => `New fill of ${slot}: ${component}.`),
    ...adds.calls.flatMap(({ call, isForCount }) => (isForCount ? [`New count: ${call}.`] : [])),
  ];
}
