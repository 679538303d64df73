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

export const CHECKBOX_WIDTH = 50;

export const TABLE_WIDTH = columns.reduce((sum, { width }) => sum + width, CHECKBOX_WIDTH);
