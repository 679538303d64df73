import { count } from '@frontdesk/shared/endpoints/count';

// Texts on the page of a place's code. None is in the spec.

export const askedHere = 'What is asked here';
export const askedIntro = (days: number) => `In the last ${days} days.`;
export const askedFailed = 'What is asked here could not be loaded.';
export const nothingAsked = 'Nobody has asked anything here in this time.';
export const seeConversations = 'See the conversations';
export const loading = 'Loading what is asked here';
export const chats = 'Chats';
export const questions = 'Questions';
export const unanswered = 'Not answered';
export const wantedPerson = 'Wanted a person';
export const last = 'Last';
export const never = 'Never';
export const number = (value: number) => count(value);
