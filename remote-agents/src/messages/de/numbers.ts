import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';
import { ENOUGH } from '@frontdesk/shared/endpoints/person-numbers';

export default {
  numbers: {
    filters: 'Zeitraum und Agent',
    period: 'Zeitraum',
    days: (days) => `Letzte ${days} Tage`,
    loading: 'Zahlen werden geladen',
    failed: 'Die Zahlen konnten nicht geladen werden.',
    unavailable: 'Diese Zahlen sind auf diesem Server nicht verfügbar.',
    none: 'In diesem Zeitraum ist nichts passiert. Die Zahlen erscheinen, wenn Besucher mit Ihren Agenten sprechen.',
    number: (value) => count(value),
    notEnough: 'Zu wenig Daten',
    notEnoughHint: `Eine Zahl braucht mindestens ${ENOUGH} Werte.`,
    noData: '–',
    reply: 'Erste Antwort',
    replies: (replies) =>
      replies === 0 ? 'Noch keine Antworten' : `Median aus ${count(replies, 'Antwort', 'Antworten')}`,
    taken: 'Übernommen',
    takenOf: (taken, conversations) => `${count(taken)} von ${count(conversations, 'Gespräch', 'Gesprächen')}`,
    satisfaction: 'Zufriedenheit',
    ratings: (good, bad) =>
      good + bad === 0 ? 'Noch kein Gespräch bewertet' : `${count(good)} gut, ${count(bad)} nicht gut`,
    byAgent: 'Nach Agenten',
    byPerson: 'Nach Personen',
    noPeople: 'In diesem Zeitraum hat niemand ein Gespräch übernommen oder einem Besucher geantwortet.',
    agent: 'Agent',
    person: 'Person',
    conversations: 'Gespräche',
    deletedAgent: 'Gelöschter Agent',
    formerPeople: 'Ehemalige',
    note: 'Tage in UTC. Erste Antwort: die Zeit vom Wunsch des Besuchers, jemanden zu sprechen, bis zur ersten Nachricht einer Person. Zufriedenheit: wie Besucher ganze Gespräche bewerten; „Hilfreich“ unter einer Antwort zählt nicht, Tests auch nicht.',
  },
} satisfies Translation<typeof import('../numbers')>;
