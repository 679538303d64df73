import { count } from '@frontdesk/shared/endpoints/count';
import { ENOUGH } from '@frontdesk/shared/endpoints/person-numbers';

// Texts of ratings and of the tab with numbers. Not in the file of conversations, which loads with the home dashboard.

/** How a visitor found a conversation. */
export const rating = { label: 'Rating', good: 'Good', bad: 'Not good' } as const;

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const unit = (value: number, name: 'second' | 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a time by its two largest units, as in '4 min 30 sec'. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const largest = UNITS.findIndex(([, size]) => seconds >= size);
  if (largest < 0) return unit(0, 'second');
  const [name, size] = UNITS[largest] ?? UNITS[3];
  const [nextName, nextSize] = UNITS[largest + 1] ?? [name, size];
  const rest = Math.floor((seconds % size) / nextSize);
  return [unit(Math.floor(seconds / size), name), ...(rest > 0 ? [unit(rest, nextName)] : [])].join(' ');
}

export const numbers = {
  tab: 'Numbers',
  filters: 'Period and agent',
  period: 'Period',
  days: (days: number) => `Last ${days} days`,
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
  unavailable: 'These numbers are not available on this server.',
  none: 'Nothing happened in this period. The numbers appear when visitors talk to your agents.',
  share: (share: number) => percent.format(share),
  number: (value: number) => count(value),
  notEnough: 'Not enough data',
  notEnoughHint: `A number needs at least ${ENOUGH} values.`,
  noData: '–',
  reply: 'First reply',
  replies: (replies: number) => (replies === 0 ? 'No replies yet' : `Median of ${count(replies, 'reply', 'replies')}`),
  taken: 'Taken over',
  takenOf: (taken: number, conversations: number) =>
    `${count(taken)} of ${count(conversations, 'conversation', 'conversations')}`,
  satisfaction: 'Satisfaction',
  ratings: (good: number, bad: number) =>
    good + bad === 0 ? 'No ratings yet' : `${count(good)} good, ${count(bad)} not good`,
  byAgent: 'By agent',
  byPerson: 'By person',
  noPeople: 'Nobody took over a conversation or replied to a visitor in this period.',
  agent: 'Agent',
  person: 'Person',
  conversations: 'Conversations',
  deletedAgent: 'Deleted agent',
  formerPeople: 'People who left',
  note: 'Days are in UTC. First reply: the time from a visitor’s wish for a person to a person’s first message. Tests are not counted.',
} as const;
