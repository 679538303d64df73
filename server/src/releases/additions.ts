import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import * as v from 'valibot';
import { type ReleaseLog, releasesOf, rolloutOf, type StoredRelease } from './release-log';

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

const ROLE = 'Page of the site for';
const BADGE = 'for a count';

/** What a remote adds to the site, by its manifest; null for the host, and for a manifest that cannot be read. */
export function additionsOf({ entry }: Pick<StoredRelease, 'entry'>): Adds | null {
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
      ...routes.flatMap(({ navigation, title }) => (navigation ? [navigation.label ?? title] : [])),
      ...routes.flatMap(({ role, path }) => (role ? [`${ROLE} ${role}: ${path}`] : [])),
      ...found.map(({ label }) => `In the palette: ${label}`),
      ...(palette?.search ? [`Search in the palette: ${palette.search.finds}`] : []),
      ...(badge ? [`Count at ${badge.at}`] : []),
      ...flags.flatMap((part) => (part?.flag ? [`Parts with the flag ${part.flag}`] : [])),
    ]),
    cards: home.map(({ title }) => title),
    slots: slots.map(({ name }) => name),
    fills: fills.map(({ slot, component }) => `${component} in ${slot}`),
    calls: unique([
      ...[...routes, ...home].flatMap((part) => part.calls.map((path) => `GET ${path}`)),
      ...needed,
      ...(badge ? [`GET ${badge.call} ${BADGE}`] : []),
      ...notifications.flatMap(({ subject, refreshes }) => refreshes.map((path) => `GET ${path} after ${subject}`)),
    ]),
    origins: unique(origins),
    prefixes: api.prefix ? [api.prefix] : [],
  };
}

const unique = (values: readonly string[]) => [...new Set(values)];

/**
 * Returns a sentence that names what this manifest of a remote adds beyond the releases that an operator has approved: those
 * that are or were live, and that of the rollout. Null when it adds nothing that an operator must see.
 */
export function wideningOf(log: ReleaseLog, remote: string, manifest: Pick<StoredRelease, 'entry'>): string | null {
  const next = additionsOf(manifest);
  const rollout = rolloutOf(log, remote);
  const ids = [...(log.live[remote] ?? []), ...(rollout ? [rollout.previous, log.choices[remote]?.release] : [])];
  const approved = releasesOf(log, remote).filter(({ id }) => ids.includes(id));
  const known = new Set(approved.flatMap((release) => powersOf(additionsOf(release))));
  const added = next ? powersOf(next).filter((power) => !known.has(power)) : ['what the site cannot read'];
  if (added.length === 0) return null;
  return `An operator must release it, because it adds more than was approved: ${added.join(', ')}.`;
}

/** What a remote can do beyond its own pages. */
function powersOf(adds: Adds | null): string[] {
  if (!adds) return [];
  return [
    ...adds.origins.map((origin) => `the origin ${origin}`),
    ...adds.prefixes.map((prefix) => `the path ${prefix}`),
    ...adds.routes.filter(({ access }) => access === 'public').map(({ path }) => `the public address ${path}`),
    ...adds.entries.filter((entry) => entry.startsWith(ROLE)).map((entry) => entry.replace(ROLE, 'the page for')),
    ...adds.slots.map((slot) => `the slot ${slot}`),
    ...adds.fills,
    ...adds.calls.filter((call) => call.endsWith(BADGE)),
  ];
}
