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

/** Rows show the pointer. A row with `data-new` has another ground; a row with `data-selected` is marked by a bar as well as by its ground. */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& tbody tr': { '--row': '{colors.surface}', bg: 'var(--row)' },
    '& tbody tr[data-new]': { '--row': '{colors.accent.subtle}' },
    '& tbody tr:hover': { '--row': '{colors.hover}' },
    '& tbody tr[data-selected]': {
      '--row': '{colors.accent.subtle}',
      '& > :first-of-type': { boxShadow: 'inset 3px 0 0 {colors.accent}' },
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '@media print': { '& thead th': { position: 'static' } },
  },
});

export const Th = chakra('th', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: '38px',
    px: '4',
    bg: 'surface',
    textAlign: 'start',
    fontWeight: 500,
    color: 'text.muted',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -1px 0 var(--chakra-colors-line)',
  },
});

export const Td = chakra('td', {
  base: { height: '40px', px: '4', py: '1', borderTopWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
});
