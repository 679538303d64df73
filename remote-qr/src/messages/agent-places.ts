import { count } from '@frontdesk/shared/endpoints/count';

// Texts on an agent's page. None is in the spec.

export const title = 'QR codes that open this chat';
export const intro = (days: number) => `Scans and chats at each place in the last ${days} days.`;
export const none = 'Print a code for a table, a room or a machine, and guests ask this agent there.';
export const makePlace = 'Create a code for a place';
export const loading = 'Loading this agent’s places';
export const failed = 'This agent’s places could not be loaded.';
export const figures = (scans: number, chats: number, unanswered: number) =>
  [
    count(scans, 'scan', 'scans'),
    count(chats, 'chat', 'chats'),
    ...(unanswered > 0 ? [`${count(unanswered)} not answered`] : []),
  ].join(', ');
export const all = (places: number) => `All ${count(places, 'place', 'places')}`;
