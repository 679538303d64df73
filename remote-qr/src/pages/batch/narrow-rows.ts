import { narrowRows } from '@frontdesk/shared/narrow-rows';

/** Beside the menu or on a phone a problem must not be out of sight. */
export const NARROW_ROWS = narrowRows({
  from: 1024,
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"line name type" "result result result"',
    columnGap: '3',
    rowGap: '1',
  },
  cells: {
    '& td': { overflowWrap: 'anywhere' },
    '& td:nth-of-type(1)': { gridArea: 'line', color: 'text.muted' },
    '& td:nth-of-type(2)': { gridArea: 'name', fontWeight: 600 },
    '& td:nth-of-type(3)': { gridArea: 'type', color: 'text.muted' },
    '& td:nth-of-type(4)': { gridArea: 'result' },
  },
});
