import { dispatchTheme, useDarkMode, useNavigate } from '@frontdesk/shared/app';
import { addressOf } from '@frontdesk/shared/contract';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readEntries } from '../contributions/read-entries';
import { readPalette } from '../contributions/read-palette';
import { useContributions } from '../contributions/use-contributions';
import { isRegistered } from '../navigation/is-registered';
import { sidebarOf } from '../navigation/navigation';
import { sessionPath } from '../navigation/role-routes';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import * as messages from './dialog-messages';
import { matchEntries } from './match-entries';
import { actionEntries, type PaletteEntry, recentEntries, screenEntries } from './palette-entries';
import { recentPages } from './recent-pages';
import { useFoundEntries } from './use-found-entries';
import { useRequiredCalls } from './use-required-calls';

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

/** Finds screens, recent pages, actions and entries of remotes by their names. */
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
  const screens = screenEntries(contributions, sidebarOf(entries, logoutPath), logoutPath);
  const logOut = screens.slice(-1);
  // A page whose address has no parameter is a screen, or is empty when opened by its address.
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
        <h2 id={`${id}-title`}>{messages.title}</h2>
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
