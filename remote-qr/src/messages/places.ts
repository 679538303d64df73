import { count } from '@frontdesk/shared/endpoints/count';

// Texts about what people ask at places. None is in the spec. Each text is a separate export, so that a page loads only
// its own.

export const title = 'Places';
export const intro = (days: number) => `What people asked at your places in the last ${days} days.`;
export const search = 'Search';
export const searchPlaceholder = 'Search by place or agent';
export const onlyMissing = 'Show only places with something missing';
export const onlyMissingHint = 'Places with an unanswered question.';
export const switchWords = ['On', 'Off'] as const;
export const place = 'Place';
export const scans = 'Scans';
export const chats = 'Chats';
export const questions = 'Questions';
export const unanswered = 'Not answered';
export const wantedPerson = 'Wanted a person';
export const last = 'Last';
export const never = 'Never';
export const conversations = 'Conversations';
export const conversationsAt = (place: string) => `Conversations at ${place}`;
export const number = (value: number) => count(value);
export const shown = (first: number, last: number, all: number) =>
  `${count(first)}–${count(last)} of ${count(all, 'place', 'places')}`;
export const loading = 'Loading places';
export const failed = 'Your places could not be loaded.';
export const none = 'You have no places yet. Create a code for a table, a room or a machine, and people ask there.';
export const makePlace = 'Create a code for a place';
export const makeMany = 'Create many from a CSV file';
export const noneMissing = 'Nothing is missing: every question was answered.';
export const noMatches = (search: string) => `No place matches “${search}”.`;
export const showAll = 'Show all places';
export const unavailable = 'Places are not available on this server.';
