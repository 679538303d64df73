/** Beside the menu or on a phone a fault must not hide behind a scroll: each row becomes a small card. */
export const NARROW_ROWS = {
  '@media (max-width: 1023px)': {
    minWidth: 0,
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"line name type" "result result result"',
      columnGap: '3',
      rowGap: '1',
      px: '4',
      py: '3',
      '& + tr': { borderTopWidth: '1px', borderColor: 'line' },
    },
    '& td': { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0, overflowWrap: 'anywhere' },
    '& td:nth-of-type(1)': { gridArea: 'line', color: 'text.muted' },
    '& td:nth-of-type(2)': { gridArea: 'name', fontWeight: 600 },
    '& td:nth-of-type(3)': { gridArea: 'type', color: 'text.muted' },
    '& td:nth-of-type(4)': { gridArea: 'result' },
  },
} as const;
