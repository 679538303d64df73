import { Box, Input } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { FillProps, HomeCardProps, HomeNews, PaletteItem } from '../contract/contributions';
import type { RemoteManifest } from '../contract/remote-manifest';
import type { HostedSlot } from '../parts/slot-host';
import type { AlonePage } from '../testing/alone-page';

/** A remote's modules by name: pages, cards, fills and the palette's search. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

type Watch = (part: string, shown: ReactNode) => ReactNode;

interface AlonePartsProps {
  readonly manifest: RemoteManifest;
  readonly parts: Parts;
  readonly alone: AlonePage;
  readonly watched: Watch;
}

const components = new Map<string, ComponentType<object>>();

/** Returns a component that loads when it is rendered. */
export function componentOf<Props extends object>(parts: Parts, name: string): ComponentType<Props> | undefined {
  const load = parts[name];
  if (!load) return undefined;
  const known = components.get(name) ?? lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  components.set(name, known);
  return known as ComponentType<Props>;
}

/** Shows what a remote adds to the site's pages: its cards on the home dashboard, its fills, and its palette search. */
export function AloneParts({ manifest, parts, alone, watched }: AlonePartsProps): ReactElement {
  const hasAddress = (path: string) => manifest.routes.some((route) => isAt(route.path, path));
  const { home = [], fills = [], palette } = manifest;
  return (
    <Box p="8" display="grid" gap="8" maxW="960px">
      {home.map(({ name, title, isNews }) => {
        const CardPart = componentOf<HomeCardProps>(parts, name);
        return (
          <Frame key={name} label={`Home card: ${title}`}>
            {CardPart && watched(name, <News Card={CardPart} isNews={isNews === true} hasAddress={hasAddress} />)}
          </Frame>
        );
      })}
      {fills.map(({ slot, component, title }) => {
        const Fill = componentOf<FillProps>(parts, component);
        return (
          <Frame key={`${slot} ${component}`} label={`Slot ${slot}: ${title}`}>
            {Fill && watched(component, <Fill context={contextOf(slot, alone)} hasAddress={hasAddress} />)}
          </Frame>
        );
      })}
      {palette && <Palette manifest={manifest} parts={parts} />}
      {home.length + fills.length === 0 && !palette && <Box>This remote adds nothing to other pages.</Box>}
    </Box>
  );
}

/**
 * Shows a slot of the remote in its page: its name, its context, and the remote's own fills. Names the values of the
 * declared context that are missing or have the wrong type.
 */
export function AloneSlot({
  name,
  context,
  manifest,
  parts,
}: HostedSlot & Pick<AlonePartsProps, 'manifest' | 'parts'>) {
  const declared = manifest.slots?.find((slot) => slot.name === name);
  const wrong = Object.entries(declared?.context ?? {}).filter(([field, type]) => typeof context[field] !== type);
  const hasAddress = (path: string) => manifest.routes.some((route) => isAt(route.path, path));
  const fills = (manifest.fills ?? []).filter(({ slot }) => slot === name);
  return (
    <Frame label={`Slot ${name}`}>
      <Box as="pre" fontSize="xs" whiteSpace="pre-wrap">
        {JSON.stringify(context)}
      </Box>
      {!declared && <Box role="alert">remote.manifest.ts does not declare this slot.</Box>}
      {wrong.length > 0 && (
        <Box role="alert">Its context needs {wrong.map(([field, type]) => `${field}: ${type}`).join(', ')}.</Box>
      )}
      {fills.map(({ component }) => {
        const Fill = componentOf<FillProps>(parts, component);
        return Fill && <Fill key={component} context={context} hasAddress={hasAddress} />;
      })}
    </Frame>
  );
}

/** Whether the address matches the route's path, segment by segment. */
function isAt(pattern: string, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const [wanted, given] = [pattern.toLowerCase().split('/'), path.toLowerCase().split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The other remote is not loaded, so the names of its slot's values are unknown. */
function contextOf(slot: string, { contexts = {} }: AlonePage) {
  return contexts[slot] ?? new Proxy({}, { get: (_, name) => (typeof name === 'string' ? 'bot-1' : undefined) });
}

function Frame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box as="section" aria-label={label} borderWidth="1px" borderStyle="dashed" rounded="md" p="4">
      <Box as="h2" fontSize="sm" fontWeight={600} mb="3">
        {label}
      </Box>
      <Suspense fallback="Loading...">{children}</Suspense>
    </Box>
  );
}

interface NewsProps extends HomeCardProps {
  readonly Card: ComponentType<HomeCardProps>;
  readonly isNews: boolean;
}

/** A card, with its news for the dashboard as data. */
function News({ Card, isNews, hasAddress }: NewsProps) {
  const [news, setNews] = useState<HomeNews | null>(null);
  return (
    <>
      <Card hasAddress={hasAddress} onNews={setNews} />
      {isNews && (
        <Box as="pre" fontSize="xs" whiteSpace="pre-wrap">
          {news ? JSON.stringify(news, null, 2) : 'No news yet.'}
        </Box>
      )}
    </>
  );
}

/** This remote's entries in the palette, filtered by words. */
function Palette({ manifest: { palette, routes }, parts }: Pick<AlonePartsProps, 'manifest' | 'parts'>) {
  const queries = useQueryClient();
  const [found, setFound] = useState<readonly PaletteItem[] | string>([]);
  const [words, setWords] = useState('');
  const search = palette?.search?.name;
  useEffect(
    function searchOnce() {
      const load = search === undefined ? undefined : parts[search];
      if (!load) return;
      let isShown = true;
      const show = (items: readonly PaletteItem[] | string) => isShown && setFound(items);
      load()
        .then((find) => (find as (client: typeof queries) => Promise<readonly PaletteItem[]>)(queries))
        .then(show, (error: unknown) => show(`The search failed: ${String(error)}`));
      return () => {
        isShown = false;
      };
    },
    [parts, queries, search],
  );
  const screens = routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ title, path }) => ({ label: title, to: path }));
  const all: readonly PaletteItem[] = [
    ...screens,
    ...(palette?.entries ?? []),
    ...(typeof found === 'string' ? [] : found),
  ];
  const isFound = ({ label, kind = '', search: more = [] }: PaletteItem) =>
    [label, kind, ...more].join(' ').toLowerCase().includes(words.trim().toLowerCase());
  return (
    <Frame label="Palette">
      <Input aria-label="Search the palette" value={words} onChange={({ target }) => setWords(target.value)} mb="2" />
      {typeof found === 'string' && <Box role="alert">{found}</Box>}
      <Box as="ul">
        {all.filter(isFound).map(({ label, to, kind = 'Screen' }) => (
          <li key={`${kind} ${to} ${label}`}>
            <NavLink to={to}>
              {label} ({kind})
            </NavLink>
          </li>
        ))}
      </Box>
    </Frame>
  );
}
