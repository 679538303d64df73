import * as messages from '../../messages';
import type { AgentSortColumn } from '../../model/agent-list';

interface Column {
  readonly label: string;
  /** In pixels; spec section 9.4. */
  readonly width: number;
  /** Absent for a column that cannot be sorted. */
  readonly sort?: AgentSortColumn;
}

const labels = messages.grid.columns;

export const columns: readonly Column[] = [
  { label: labels.name, width: 230, sort: 'name' },
  { label: labels.status, width: 130, sort: 'status' },
  { label: labels.description, width: 300, sort: 'description' },
  { label: labels.created, width: 220, sort: 'created' },
  { label: labels.action, width: 160 },
];

export const CHECKBOX_WIDTH = 44;

export const TABLE_WIDTH = columns.reduce((sum, { width }) => sum + width, CHECKBOX_WIDTH);

/** From this width nothing scrolls: sidebar, page margins and the table fit side by side. */
const ROOMY = '@media (min-width: 1394px)';

/**
 * Keeps the actions visible while the rest of a row scrolls beneath them; a narrow screen needs the space for the row.
 * Only the buttons cover the row, so that 'Created At' is readable beside them at 1280 px.
 */
export const pinnedCell = {
  position: { lg: 'sticky' },
  insetInlineEnd: { lg: '0' },
  pe: { lg: '2' },
  pointerEvents: 'none',
  [ROOMY]: { pe: '4' },
} as const;

/** Aligns to the end of the pinned column, and to its start when nothing scrolls. */
export const endInTable = { ms: { lg: 'auto' }, [ROOMY]: { ms: '0' } } as const;

export const actions = {
  pointerEvents: 'auto',
  width: 'fit-content',
  bg: 'var(--row)',
  boxShadow: { lg: '-4px 0 4px var(--row)' },
  ...endInTable,
} as const;

export const pinnedHead = {
  insetInlineEnd: { lg: '0' },
  zIndex: { lg: 2 },
  bg: { lg: 'transparent' },
  textAlign: { lg: 'end' },
  [ROOMY]: { textAlign: 'start' },
} as const;
