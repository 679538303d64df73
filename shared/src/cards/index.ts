/** What cards of the home dashboard are made of. Compiled into each card: only the dashboard needs it. */
export { newestOf } from './newest-of';
export { SummaryCard, SummaryCardLoading } from './SummaryCard';
