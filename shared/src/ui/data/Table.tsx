import { chakra } from '@chakra-ui/react';

/** The frame a table scrolls in, so that the page never does. */
export const TableFrame = chakra('div', {
  base: {
    // Words for screen readers are placed absolutely; they must scroll with the table, not widen the page.
    position: 'relative',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    overflow: 'auto',
    maxW: '100%',
  },
});

export const Table = chakra('table', { base: { width: '100%', borderCollapse: 'collapse', fontSize: 'sm' } });

export const Th = chakra('th', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: '44px',
    px: '4',
    bg: 'surface',
    textAlign: 'left',
    fontWeight: 500,
    color: 'text.muted',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -1px 0 var(--chakra-colors-line)',
  },
});

export const Td = chakra('td', {
  base: { height: '48px', px: '4', py: '2', borderTopWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
});
