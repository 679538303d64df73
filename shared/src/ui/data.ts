/** Components for screens that show stored data: tables, placeholders, empty and failed states. */
export { CopyButton } from './data/CopyButton';
export { DateTime, TimeAgo } from './data/DateTime';
export { EmptyState, type EmptyStateProps } from './data/EmptyState';
export { FailedState } from './data/FailedState';
export { formatAgo } from './data/format-ago';
export { formatDate, formatDateTime } from './data/format-date-time';
export { type LatePartOptions, latePart } from './data/late-part';
export { Skeleton } from './data/Skeleton';
export { Table, TableFrame, Td, Th } from './data/Table';
export { Tabs } from './data/Tabs';
export type { TabItem } from './tabs';
