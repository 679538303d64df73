/** What cards of the home dashboard are made of. Compiled into each card: only the dashboard needs it. */
export { DayBars, type DayValue } from './DayBars';
export { DayTable } from './DayTable';
export { newestOf } from './newest-of';
export { SummaryCard, SummaryCardLoading } from './SummaryCard';
