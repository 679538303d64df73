import { count } from '@frontdesk/shared/endpoints/count';
import { ENOUGH } from '@frontdesk/shared/endpoints/person-numbers';

// Texts of the tab with numbers, which loads when it is first shown.

export const numbers = {
  filters: 'Period and agent',
  period: 'Period',
  days: (days: number) => `Last ${days} days`,
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
  unavailable: 'These numbers are not available on this server.',
  none: 'No activity in this period. Numbers appear when visitors talk to your agents.',
  number: (value: number) => count(value),
  notEnough: 'Not enough data',
  notEnoughHint: `At least ${ENOUGH} values are needed.`,
  noData: '–',
  reply: 'First reply',
  replies: (replies: number) => (replies === 0 ? 'No replies yet' : `Median of ${count(replies, 'reply', 'replies')}`),
  taken: 'Taken over',
  takenOf: (taken: number, conversations: number) =>
    `${count(taken)} of ${count(conversations, 'conversation', 'conversations')}`,
  satisfaction: 'Satisfaction',
  ratings: (good: number, bad: number) =>
    good + bad === 0 ? 'No conversation was rated yet' : `${count(good)} good, ${count(bad)} not good`,
  byAgent: 'By agent',
  byPerson: 'By person',
  noPeople: 'Nobody took over a conversation or replied to a visitor in this period.',
  agent: 'Agent',
  person: 'Person',
  conversations: 'Conversations',
  deletedAgent: 'Deleted agent',
  formerPeople: 'People who left',
  note: 'Days are in UTC. First reply: the time from when a visitor asks for a person to that person’s first message. Satisfaction: how visitors rate whole conversations; “Helpful” below a reply is not counted. Tests are not counted either.',
} as const;
