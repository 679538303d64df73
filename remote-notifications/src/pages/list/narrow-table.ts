import { narrowRows } from '@frontdesk/shared/narrow-rows';

/** Beside the menu or on a phone there is no room for five columns. */
export const NARROW_TABLE = narrowRows({
  from: 1024,
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title title" "message message" "created created" "read actions"',
    columnGap: '4',
    rowGap: '1',
    // On a phone the time of reading needs the whole line.
    '@media (max-width: 479px)': {
      '&:has([data-label])': {
        gridTemplateAreas: '"title title" "message message" "created created" "read read" ". actions"',
      },
    },
  },
  cells: {
    '& td:nth-of-type(1)': { gridArea: 'title' },
    '& td:nth-of-type(2)': { gridArea: 'message' },
    '& td:nth-of-type(3)': { gridArea: 'created', color: 'text.muted', whiteSpace: 'normal' },
    '& td:nth-of-type(4)': { gridArea: 'read', color: 'text.muted', whiteSpace: 'normal' },
    '& td:nth-of-type(4)[data-label]::before': { content: 'attr(data-label) " "', fontSize: 'xs' },
    '& td:nth-of-type(5)': { gridArea: 'actions' },
  },
});
