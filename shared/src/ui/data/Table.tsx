import { chakra } from '@chakra-ui/react';

/** A frame in which a table scrolls, so that the page itself never does. */
export const TableFrame = chakra('div', {
  base: {
    // Texts for screen readers are positioned absolutely; they must scroll with the table, not widen the page.
    position: 'relative',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    overflow: 'auto',
    maxW: '100%',
  },
});

/**
 * Rows are highlighted under the pointer. A row with `data-new` has another background; a row with `data-selected` has
 * both a bar and a background.
 */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& tbody tr': { '--row': '{colors.surface}', bg: 'var(--row)' },
    // In a column of links, a brass line under every link would be too much.
    '& td a': { textDecorationColor: 'line' },
    '& tbody tr[data-new]': { '--row': '{colors.brass.subtle}', animation: 'enter 160ms ease-out' },
    '& tbody tr:hover': { '--row': '{colors.hover}' },
    '& tbody tr[data-selected]': {
      '--row': '{colors.accent.subtle}',
      '& > :first-of-type': {
        boxShadow: 'inset 3px 0 0 {colors.brass}',
        _rtl: { boxShadow: 'inset -3px 0 0 {colors.brass}' },
      },
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
