// Texts of the table of agents, which only its page loads.

export const title = 'Agents';
export const columns = {
  name: 'Name',
  status: 'Status',
  description: 'Description',
  created: 'Created At',
  action: 'Action',
} as const;
/** Shown before the sort buttons, and `created` before the date, on a narrow screen. */
export const sortBy = 'Sort by';
export const created = 'Created';
export const filter = 'Filter by name';
export const clearFilter = 'Clear filter';
export const exportCsv = 'Export CSV';
export const exportFailed = 'The list could not be exported.';
export const rowsPerPage = 'Rows per page:';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const selectAll = 'Select all agents on this page';
export const selected = (count: number) => `${count} selected`;
export const selectOf = (name: string) => `Select ${name}`;
export const viewOf = (name: string) => `View ${name}`;
export const deleteOf = (name: string) => `Delete ${name}`;
export const enable = 'Enable';
export const disable = 'Disable';
export const deleteSelected = 'Delete selected';
export const clearSelection = 'Clear selection';
