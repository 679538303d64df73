import { narrowRows } from '@frontdesk/shared/narrow-rows';

/** Below 900 px there is no room for columns. */
export const NARROW_LIST = narrowRows({
  from: 900,
  row: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '2', py: '4' },
  cells: {
    '& td:first-of-type': { flex: '1 0 100%', maxW: '100%' },
    '& td:last-of-type': { marginInlineStart: 'auto', color: 'text.muted' },
    '& td:empty': { display: 'none' },
  },
});

/** Columns that only wide screens have room for; in a card they have their own words. */
export const WIDE_ONLY = { '@media (min-width: 900px) and (max-width: 1199px)': { display: 'none' } } as const;
/** The same; a card shows it beside the visitor. */
export const NO_CARD = { '@media (max-width: 1199px)': { display: 'none !important' } } as const;
/** What the columns of a wide screen show already. */
export const NO_TABLE = { '@media (min-width: 1200px)': { display: 'none' } } as const;
