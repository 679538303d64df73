export const homeTitle = 'Dashboard';

/** Joins words as in `a`, `a or b` and `a, b or c`. */
export function joinWords(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Returns the greeting for an hour of the day, from 0 to 23. */
export function greeting(hour: number, name: string): string {
  const words = hour < 5 || hour > 17 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return name === '' ? `${words}.` : `${words}, ${name}.`;
}

/** Joins clauses into one sentence. */
export function sentenceOf(clauses: readonly string[]): string {
  const joined = clauses.join(', ');
  return joined && `${joined[0]?.toUpperCase()}${joined.slice(1)}.`;
}

/** A clause. */
export const notLoaded = 'part of your desk could not be loaded';

export const needs = {
  title: 'Needs you',
  nothing: 'You are all caught up.',
  some: (listed: number, all: number) => `${listed} of ${all}`,
  more: (number: number) => `Show ${number} more`,
  fewer: 'Show fewer',
} as const;

export const setup = 'Setup';

export const chart = {
  title: 'Last 14 days',
  choose: 'Number shown',
  day: 'Day',
  /** A share of a whole, from 0 to 1. */
  share: (value: number) => `${Math.round(value * 100)}%`,
  today: 'Today so far',
} as const;
