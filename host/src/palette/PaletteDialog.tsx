import { dispatchTheme, useDarkMode, useNavigate, useRealtime } from '@frontdesk/shared/app';
import { addressOf, type PaletteItem } from '@frontdesk/shared/contract';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, type QueryClient, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listOf } from '../contributions/read-generously';
import { useContributions } from '../contributions/use-contributions';
import * as messages from '../messages/dialogs';
import { searchFailed } from '../messages/dialogs';
import { isRegistered, sessionPath } from '../navigation/known-routes';
import { sidebarOf } from '../navigation/navigation';
import { readEntries } from '../navigation/read-entries';
import { remoteLoader } from '../remotes/loader/loader';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import { matchEntries } from './match-entries';
import {
  actionEntries,
  isItem,
  type PaletteContributions,
  type PaletteEntry,
  readPalette,
  recentEntries,
  screenEntries,
  toEntry,
} from './palette-entries';
import { recentPages } from './recent-pages';

type Searches = PaletteContributions['searches'];
type Search = (queries: QueryClient) => Promise<readonly PaletteItem[]>;

interface FoundEntries {
  readonly entries: readonly PaletteEntry[];
  /** The names of the things that could not be searched for, such as 'an agent'. */
  readonly missing: readonly string[];
}

/** Runs all the remotes' searches when the palette opens. Each loads and fails independently. */
function useFoundEntries(searches: Searches): FoundEntries {
  const queries = useQueryClient();
  const [found, setFound] = useState<Readonly<Record<string, readonly PaletteEntry[] | null>>>({});
  useEffect(
    function search() {
      let isOpen = true;
      for (const contributed of searches) {
        void findWith(contributed, queries).then((entries) => {
          if (isOpen) setFound((others) => ({ ...others, [contributed.remote.name]: entries }));
        });
      }
      return () => {
        isOpen = false;
      };
    },
    [searches, queries],
  );
  return {
    entries: searches.flatMap(({ remote }) => found[remote.name] ?? []),
    missing: searches.filter(({ remote }) => found[remote.name] === null).map(({ finds }) => finds),
  };
}

async function findWith({ remote, name }: Searches[number], queries: QueryClient): Promise<PaletteEntry[] | null> {
  try {
    const loaded = await remoteLoader.load(remote, name);
    if (!loaded?.ok) return null;
    // The loader returns any function that the module exports under this name.
    const items = await (loaded.Page as unknown as Search)(queries);
    return listOf(items)
      .filter(isItem)
      .map((item, index) => toEntry(item, `${remote.name} ${index}`));
  } catch (error) {
    console.error(searchFailed(remote.name), error);
    return null;
  }
}

/**
 * Finds out, while the palette is open, which required calls the server has. Entries whose call has not been found
 * remain hidden.
 */
function useRequiredCalls(): void {
  const queries = useQueryClient();
  const isKnown = useRealtime().status !== 'Connecting';
  useEffect(
    function find() {
      if (!isKnown) return;
      import(/* webpackChunkName: "realtime" */ '../contributions/find-server-calls')
        .then(({ findRequiredCalls }) => findRequiredCalls('all', queries))
        .catch(() => undefined);
    },
    [isKnown, queries],
  );
}

const Field = chakra('input', {
  base: { width: '100%', minH: '44px', bg: 'transparent', fontSize: 'md', outline: 'none !important' },
});
const Option = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: '3',
    py: '2',
    rounded: 'md',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.text' },
  },
});

/** Finds screens, recent pages, actions and the remotes' entries by name. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  useRequiredCalls();
  const contributions = useContributions(readPalette);
  const entries = useContributions(readEntries);
  const registry = useRegistry((state) => state.registry);
  const logoutPath = sessionPath(registry, 'logout');
  const { pathname } = useLocation();
  const isDark = useDarkMode();
  const found = useFoundEntries(contributions.searches);
  // The top bar has already fetched the signed-in user.
  const { data: person } = useQuery({ ...endpointQuery(getLoggedUser, {}), enabled: false });
  const isOperator = person?.isOperator === true;
  const screens = screenEntries(contributions, sidebarOf(entries, logoutPath), logoutPath, isOperator);
  const logOut = screens.slice(-1);
  // A page whose address has no parameter is already listed as a screen, or would be empty when opened from here.
  const isThing = (path: string) => hasAddress(path) && !(registry && isRegistered(registry, addressOf(path)));
  const others = [
    ...found.entries,
    ...actionEntries(isDark, (dark) => dispatchTheme({ type: dark ? 'DARK' : 'LIGHT' })),
  ];
  const recent = recentEntries(recentPages(), pathname, isThing);
  const matches = matchEntries([...recent, ...screens.slice(0, -1), ...others, ...logOut], typed);
  const label = messages.find(contributions.searches.map(({ finds }) => finds));
  const selectedAt = Math.min(at, matches.length - 1);
  const selected = matches[selectedAt];
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function showSelected() {
      list.current?.children[selectedAt]?.scrollIntoView?.({ block: 'nearest' });
    },
    [selectedAt],
  );

  function open(entry: PaletteEntry | undefined) {
    if (!entry) return;
    onClose();
    entry.run?.();
    if (entry.to !== undefined) navigate(entry.to);
  }
  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && matches.length > 0) {
      event.preventDefault();
      setAt((selectedAt + step + matches.length) % matches.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(selected);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} labelledBy={`${id}-title`}>
      <VisuallyHidden>
        <h2 id={`${id}-title`}>{messages.paletteTitle}</h2>
      </VisuallyHidden>
      <Field
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={selected && `${id}-${selectedAt}`}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={steer}
      />
      <Box
        ref={list}
        role="listbox"
        id={`${id}-list`}
        aria-label={messages.matches}
        borderTopWidth="1px"
        pt="2"
        mt="2"
        maxH="min(440px, 55dvh)"
        overflowY="auto"
      >
        {matches.map((entry, index) => (
          <Option
            key={entry.key}
            role="option"
            id={`${id}-${index}`}
            aria-selected={entry === selected}
            onClick={() => open(entry)}
          >
            <Text truncate>{entry.label}</Text>
            <Text tone="muted" flexShrink={0}>
              {entry.kind}
            </Text>
          </Option>
        ))}
      </Box>
      {matches.length === 0 && (
        <Flex role="status" px="3" py="2" color="text.muted">
          {messages.noMatches}
        </Flex>
      )}
      {found.missing.length > 0 && (
        <Flex role="status" px="3" py="2" color="text.muted">
          {messages.notSearched(found.missing)}
        </Flex>
      )}
    </Dialog>
  );
}
