import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  askedHere: 'Was hier gefragt wird',
  askedIntro: (days) => `In den letzten ${days} Tagen.`,
  askedFailed: 'Was hier gefragt wird, konnte nicht geladen werden.',
  nothingAsked: 'In dieser Zeit hat hier niemand etwas gefragt.',
  seeConversations: 'Gespräche ansehen',
  loading: 'Was hier gefragt wird, wird geladen',
  chats: 'Chats',
  questions: 'Fragen',
  unanswered: 'Unbeantwortet',
  wantedPerson: 'Wollten jemanden sprechen',
  last: 'Zuletzt',
  never: 'Nie',
  number: (value) => count(value),
} satisfies Translation<typeof import('../asked-here')>;
