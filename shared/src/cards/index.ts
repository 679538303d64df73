/** Components and data for the home dashboard. Compiled into each card, because only the dashboard needs them. */
export { attentionQuery, HOME_DAYS } from './attention';
export { DayBars, DayTable, type DayValue } from './DayBars';
export { newestOf, SummaryCard, SummaryCardLoading } from './SummaryCard';
