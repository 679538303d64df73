import type { AgentSortColumn } from '../../model/agent-list';

interface Column {
  readonly label: string;
  /** In pixels; spec section 9. */
  readonly width: number;
  /** Absent for what cannot be sorted. */
  readonly sort?: AgentSortColumn;
}

export const columns: readonly Column[] = [
  { label: 'Name', width: 230, sort: 'name' },
  { label: 'Status', width: 130, sort: 'status' },
  { label: 'Description', width: 300, sort: 'description' },
  { label: 'Created At', width: 220, sort: 'created' },
  { label: 'Action', width: 160 },
];

export const CHECKBOX_WIDTH = 44;

export const TABLE_WIDTH = columns.reduce((sum, { width }) => sum + width, CHECKBOX_WIDTH);

/** From here on nothing scrolls: sidebar, page margins and the table side by side. */
const ROOMY = '@media (min-width: 1394px)';

/** Between these, about half of 'Created At' lies under the actions: date and time stand below each other in the other. */
export const createdCell = {
  '& > span': { display: 'inline-block' },
  '@media (min-width: 1260px) and (max-width: 1393px)': { whiteSpace: 'normal', '& > span': { maxWidth: '92px' } },
} as const;

/** Keeps the actions in sight while the rest of a row scrolls beneath; a narrow screen needs the room for the row. */
export const pinnedCell = {
  position: { lg: 'sticky' },
  right: { lg: '0' },
  boxShadow: { lg: 'inset 1px 0 0 var(--chakra-colors-line), -6px 0 6px -4px rgb(0 0 0 / 0.12)' },
  [ROOMY]: { boxShadow: 'none' },
} as const;

export const pinnedHead = {
  right: { lg: '0' },
  zIndex: { lg: 2 },
  borderLeftWidth: { lg: '1px' },
  [ROOMY]: { borderLeftWidth: '0' },
} as const;
