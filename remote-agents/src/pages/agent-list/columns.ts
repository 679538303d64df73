import * as messages from '../../messages';
import type { AgentSortColumn } from '../../model/agent-list';
import { KEY_TAG } from '../key-tag';

interface Column {
  readonly label: string;
  /** In pixels; spec section 9.4. Absent for the column that takes the remaining width of a wide screen. */
  readonly width?: number;
  /** Absent for a column that cannot be sorted. */
  readonly sort?: AgentSortColumn;
}

const labels = messages.grid.columns;

export const columns: readonly Column[] = [
  { label: labels.name, width: 230, sort: 'name' },
  { label: labels.status, width: 130, sort: 'status' },
  { label: labels.description, width: 300, sort: 'description' },
  // Descriptions extend into this column.
  { label: '' },
  { label: labels.created, width: 220, sort: 'created' },
  { label: labels.action, width: 160 },
];

export const CHECKBOX_WIDTH = 44;

export const TABLE_WIDTH = columns.reduce((sum, { width = 0 }) => sum + width, CHECKBOX_WIDTH);

/**
 * Keeps the actions visible while the rest of a row scrolls beneath them, except on narrow screens, which lack the
 * space. Only the buttons cover the row, so that 'Created At' is readable beside them at 1280 px.
 */
export const pinnedCell = {
  position: { lg: 'sticky' },
  insetInlineEnd: { lg: '0' },
  pe: { lg: '2' },
  pointerEvents: 'none',
} as const;

/** Aligns with the end of the pinned column. */
export const endInTable = { ms: { lg: 'auto' } } as const;

export const actions = {
  pointerEvents: 'auto',
  width: 'fit-content',
  bg: 'var(--row)',
  boxShadow: { lg: '-4px 0 4px var(--row)' },
  _rtl: { boxShadow: { lg: '4px 0 4px var(--row)' } },
  ...endInTable,
} as const;

export const pinnedHead = {
  insetInlineEnd: { lg: '0' },
  zIndex: { lg: 2 },
  bg: { lg: 'transparent' },
  textAlign: { lg: 'end' },
} as const;

/** Below this width the columns would scroll out of sight, so each agent becomes a card. */
const NARROW = '@media (max-width: 899px)';

/** The agent's initial before its name, in the color of its chat. A pseudo-element, because lists are long. */
export const face = {
  _before: {
    ...KEY_TAG,
    float: 'inline-start',
    width: '36px',
    me: '2',
    mt: 'var(--top)',
    rounded: '18px 18px 9px 9px',
    mask: 'radial-gradient(circle at 50% 6px, #0000 1.5px, #000 2px)',
    fontSize: 'lg',
    pt: '1',
    lineHeight: '32px',
    '@media (max-width: 359px)': { display: 'none' },
  },
} as const;

/** The frame grows with its cards, because a list that scrolls inside a scrolling page is hard to use on a phone. */
export const narrowFrame = { [NARROW]: { height: 'auto' } } as const;

/** The header becomes a line of sort buttons, and each row a card with visible status, description, date and actions. */
export const narrowGrid = {
  // Where descriptions have more room than they need, names get some of it.
  '@media (min-width: 1536px)': { '& col:nth-of-type(2)': { width: '380px !important' } },
  [NARROW]: {
    display: 'block',
    minWidth: 0,
    '& colgroup': { display: 'none' },
    '& thead, & tbody': { display: 'block' },
    '& thead tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      position: 'relative',
      gap: '3px',
      ps: '44px',
      py: '1',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& th, & tbody td': {
      position: 'static',
      height: 'auto',
      padding: 0,
      border: 0,
      boxShadow: 'none',
    },
    '& th': { fontSize: 'xs' },
    '& th button': { borderWidth: '1px', rounded: 'full', px: '1' },
    // Wrapped lines begin below the names, not below the checkbox.
    '& th:first-of-type': { position: 'absolute', insetStart: '4', top: '10px' },
    '& th:nth-of-type(2n+5)': { display: 'none' },
    '& th:nth-of-type(2)': { _before: { content: `"${messages.grid.sortBy} "`, me: '1' } },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      columnGap: '2',
      gridTemplateAreas: '"check name status" ". description description" ". created actions"',
      alignItems: 'center',
      rowGap: '1',
      px: '4',
      py: '2',
    },
    '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'line' },
    // Level with the middle of the tag, even when a name wraps.
    '& td:nth-of-type(1)': { gridArea: 'check', alignSelf: 'start', pt: 'calc(var(--top) + 9px)' },
    '& td:nth-of-type(2)': { gridArea: 'name', minWidth: 0, fontWeight: 500 },
    '& td:nth-of-type(2) a': { whiteSpace: 'normal' },
    '& td:nth-of-type(2) > div': { flexWrap: 'wrap' },
    '& td:nth-of-type(3)': { gridArea: 'status', alignSelf: 'start', mt: '2' },
    '& td:nth-of-type(4)': { gridArea: 'description', '& > p': { lineHeight: 1.5, WebkitLineClamp: '3' } },
    '& td:nth-of-type(5)': {
      gridArea: 'created',
      color: 'text.muted',
      fontSize: 'xs',
      whiteSpace: 'normal',
    },
    '& td:nth-of-type(5) > time': { _before: { content: `"${messages.grid.created} "` } },
    '& td:nth-of-type(6)': { gridArea: 'actions' },
  },
} as const;
