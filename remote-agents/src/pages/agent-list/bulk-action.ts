/** An action for all selected agents. */
export type BulkAction = 'enable' | 'disable' | 'delete';
