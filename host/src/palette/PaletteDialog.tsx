import { useNavigate } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRegistry } from '../remotes/registry-store';
import { matchEntries } from './match-entries';
import { agentEntries, LOG_OUT, type PaletteEntry, qrEntries, screenEntries } from './palette-entries';

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

/** Leads to any screen, agent or QR code by its name. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const remotes = useRegistry((state) => state.registry?.remotes) ?? [];
  const agents = useQuery(endpointQuery(getBots, {}));
  const codes = useQuery(endpointQuery(getMyQrs, {}));
  const entries = [
    ...screenEntries(remotes),
    ...agentEntries(agents.data ?? []),
    ...qrEntries(codes.data ?? []),
    LOG_OUT,
  ];
  const matches = matchEntries(entries, typed);
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
    navigate(entry.to);
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
        <h2 id={`${id}-title`}>Go to</h2>
      </VisuallyHidden>
      <Field
        autoFocus
        role="combobox"
        aria-label="Go to a screen, an agent or a QR code"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={selected && `${id}-${selectedAt}`}
        placeholder="Go to a screen, an agent or a QR code"
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
        aria-label="Matches"
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
          Nothing has that name.
        </Flex>
      )}
    </Dialog>
  );
}
