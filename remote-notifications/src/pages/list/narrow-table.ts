/** Beside the menu or on a phone there is no room for five columns: each row becomes a small card. */
export const NARROW_TABLE = {
  '@media (max-width: 1023px)': {
    minWidth: 0,
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"title title" "message message" "created created" "read actions"',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      px: '4',
      py: '3',
      '& + tr': { borderTopWidth: '1px', borderColor: 'line' },
    },
    '& td': { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0 },
    '& td:nth-of-type(1)': { gridArea: 'title' },
    '& td:nth-of-type(2)': { gridArea: 'message' },
    '& td:nth-of-type(3)': { gridArea: 'created', color: 'text.muted', whiteSpace: 'normal' },
    '& td:nth-of-type(4)': { gridArea: 'read', color: 'text.muted', whiteSpace: 'normal' },
    '& td:nth-of-type(4)[data-label]::before': { content: 'attr(data-label) " "', fontSize: 'xs' },
    '& td:nth-of-type(5)': { gridArea: 'actions' },
  },
} as const;
