import type { getConversations } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { ApiError } from '../http/api-error';
import { searchTermsOf } from '../terms/search-terms';
import { startOfDay } from './start-of-day';

export type Filters = Omit<CheckedRequestOf<typeof getConversations>, 'cursor'>;

/** A position in the list. */
export interface Place {
  readonly activity: number;
  readonly id: string;
}

const DAY_MS = 86_400_000;

/** Returns the distinct words to find; null without a search. A search without words finds nothing. */
export function wordsToFind({ search }: Filters): string[] | null {
  return search ? searchTermsOf([search]) : null;
}

/** Returns the range of `activity` that the filtered days cover, including the first number but not the second. */
export function activityRange({ from, to, timeZone = 'UTC' }: Filters): { from: number; to: number } {
  return {
    from: from === undefined ? 0 : startOfDay(Date.parse(from), timeZone) * 1000,
    to: to === undefined ? Number.MAX_SAFE_INTEGER : startOfDay(Date.parse(to) + DAY_MS, timeZone) * 1000,
  };
}

export const writeCursor = ({ activity, id }: { activity: number | string | null; id: string }) => `${activity}.${id}`;

export function readCursor(cursor: string | undefined): Place | null {
  if (!cursor) return null;
  const [, activity, id] = /^(\d{1,16})\.([\w-]{1,100})$/.exec(cursor) ?? [];
  if (activity === undefined || id === undefined) throw new ApiError(400, 'The cursor is not valid.');
  return { activity: Number(activity), id };
}
