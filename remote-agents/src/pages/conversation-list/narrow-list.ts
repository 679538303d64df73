/** Below 900 px there is no room for columns: each row becomes a card. */
export const NARROW_LIST = {
  '@media (max-width: 899px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      px: '4',
      py: '4',
      '& + tr': { borderTopWidth: '1px', borderColor: 'line' },
    },
    '& td': { width: 'auto', height: 'auto', padding: 0, border: 0 },
    '& td:first-of-type': { flex: '1 0 100%', maxW: '100%' },
    '& td:last-of-type': { marginInlineStart: 'auto', color: 'text.muted' },
    '& td:empty': { display: 'none' },
  },
} as const;

/** Columns that only wide screens have room for; in a card they have their own words. */
export const WIDE_ONLY = { '@media (min-width: 900px) and (max-width: 1199px)': { display: 'none' } } as const;
/** The same; a card shows it beside the visitor. */
export const NO_CARD = { '@media (max-width: 1199px)': { display: 'none !important' } } as const;
/** What the columns of a wide screen show already. */
export const NO_TABLE = { '@media (min-width: 1200px)': { display: 'none' } } as const;
