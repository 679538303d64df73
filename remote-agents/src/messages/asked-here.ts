import { count } from '@frontdesk/shared/endpoints/count';

// Texts on the page of a place's code. None is in the spec.

export const askedHere = 'What people ask here';
export const askedIntro = (days: number) => `In the last ${days} days.`;
export const askedFailed = 'The questions asked here could not be loaded.';
export const nothingAsked = 'Nobody asked anything here in this period.';
export const seeConversations = 'See the conversations';
export const loading = 'Loading questions asked here';
export const chats = 'Chats';
export const questions = 'Questions';
export const unanswered = 'Not answered';
export const wantedPerson = 'Wanted a person';
export const last = 'Last';
export const never = 'Never';
export const number = (value: number) => count(value);
