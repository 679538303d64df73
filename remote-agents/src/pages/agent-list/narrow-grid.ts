import * as messages from '../../messages';

/** Below this width the columns would scroll out of sight, so each agent becomes a card. */
const NARROW = '@media (max-width: 899px)';

/** The frame grows with its cards: a list that scrolls inside a page that scrolls is hard to use on a phone. */
export const narrowFrame = { [NARROW]: { height: 'auto', minHeight: '0' } } as const;

/** The header becomes a line of sort buttons, and each row a card with visible status, description, date and actions. */
export const narrowGrid = {
  [NARROW]: {
    display: 'block',
    minWidth: 0,
    '& colgroup': { display: 'none' },
    '& thead, & tbody': { display: 'block' },
    '& thead tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      px: '4',
      py: '1',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& thead th': { position: 'static', width: 'auto', height: 'auto', padding: 0, border: 0 },
    '& thead th:nth-of-type(n+6)': { display: 'none' },
    '& thead th:nth-of-type(2)': { _before: { content: `"${messages.grid.sortBy} "`, me: '3' } },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr) auto',
      gridTemplateAreas: '"check name status" ". description description" ". created actions"',
      alignItems: 'center',
      rowGap: '1',
      px: '4',
      py: '3',
    },
    '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody td': { position: 'static', width: 'auto', height: 'auto', padding: 0, border: 0, boxShadow: 'none' },
    '& tbody td:nth-of-type(1)': { gridArea: 'check' },
    '& tbody td:nth-of-type(2)': { gridArea: 'name', minWidth: 0, fontWeight: 500 },
    '& tbody td:nth-of-type(2) a': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tbody td:nth-of-type(3)': { gridArea: 'status' },
    '& tbody td:nth-of-type(4)': {
      gridArea: 'description',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tbody td:nth-of-type(5)': {
      gridArea: 'created',
      color: 'text.muted',
      fontSize: 'xs',
      whiteSpace: 'normal',
    },
    '& tbody td:nth-of-type(5) > time': { _before: { content: `"${messages.grid.created} "` } },
    '& tbody td:nth-of-type(6)': { gridArea: 'actions' },
    '& tbody td:nth-of-type(7)': { display: 'none' },
  },
} as const;
