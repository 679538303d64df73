/** Components for cards of the home dashboard. Compiled into each card, because only the dashboard needs them. */
export { DayBars, type DayValue } from './DayBars';
export { DayTable } from './DayTable';
export { newestOf } from './newest-of';
export { SummaryCard, SummaryCardLoading } from './SummaryCard';
