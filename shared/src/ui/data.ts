/** Components for screens that show stored data: tables, placeholders, empty and failed states. */
export { CopyButton } from './data/CopyButton';
export { DateTime, formatAgo, formatDate, formatDateTime, TimeAgo } from './data/DateTime';
export { EmptyState, type EmptyStateProps, Skeleton } from './data/EmptyState';
export { FailedState } from './data/FailedState';
export { type LatePartOptions, latePart } from './data/late-part';
export { Table, TableFrame, Td, Th } from './data/Table';
