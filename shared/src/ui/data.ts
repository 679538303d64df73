/** What screens that show stored things are made of: tables, tabs, placeholders, empty and failed states. */
export { CopyButton } from './data/CopyButton';
export { EmptyState, type EmptyStateProps } from './data/EmptyState';
export { FailedState } from './data/FailedState';
export { formatDateTime } from './data/format-date-time';
export { Skeleton } from './data/Skeleton';
export { Table, TableFrame, Td, Th } from './data/Table';
export { type TabItem, Tabs } from './data/Tabs';
