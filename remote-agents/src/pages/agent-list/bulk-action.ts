export type BulkAction = 'enable' | 'disable' | 'delete';
