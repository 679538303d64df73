/** What can be done to all selected agents. */
export type BulkAction = 'enable' | 'disable' | 'delete';
