/** Components for cards of the home dashboard. Compiled into each card, because only the dashboard needs them. */
export { DayBars, DayTable, type DayValue } from './DayBars';
export { newestOf, SummaryCard, SummaryCardLoading } from './SummaryCard';
