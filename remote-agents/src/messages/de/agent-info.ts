import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  detail: {
    loading: 'Wird geladen …',
    unknown: 'Diesen Agenten gibt es nicht, oder er wurde gelöscht.',
    back: 'Zurück zu meinen Agenten',
    loadFailed: 'Der Agent konnte nicht geladen werden.',
    tabs: 'Einstellungen des Agenten',
    title: 'Agent',
  },

  tabs: {
    info: 'Info',
    client: 'Client',
    documents: 'Dokumente',
    welcome: 'Begrüßung',
    chat: 'Chat-Test',
    settings: 'Einstellungen',
  },

  info: {
    updated: 'Agent aktualisiert.',
    failed: 'Der Agent konnte nicht aktualisiert werden. Details stehen in der Konsole.',
    chat: 'Im Chat',
    chatIntro: 'Was Besucher im Widget sehen und Sie im Chat-Test.',
    starters: 'Einstiegsfragen',
    startersHint: 'Bis zu vier, eine pro Zeile. Besucher stellen sie mit einem Klick.',
    person: 'Gespräch mit einem Menschen anbieten',
    personHint:
      'Über „Mit einem Menschen sprechen“ warten Besucher, bis jemand aus dem Team in den Chat kommt, oder hinterlassen Namen und E-Mail-Adresse. Ihr Team bekommt dann eine Benachrichtigung.',
    wait: 'Auf eine Person warten',
    waits: (minutes) => (minutes === 0 ? 'Gleich nach der E-Mail-Adresse fragen' : count(minutes, 'Minute', 'Minuten')),
    waitHint:
      'Wie lange ein Besucher wartet, bis der Chat meldet, dass niemand frei ist. Außerhalb der Öffnungszeiten wartet niemand.',
    sources: 'Quelle unter Antworten zeigen',
    privacy: 'Link zum Datenschutz',
    privacyHint: 'Die Adresse Ihrer Datenschutzseite. Der Chat verlinkt darauf.',
    on: 'Ein',
    off: 'Aus',
    update: 'Speichern',
    replies: 'Antworten',
    repliesIntro: 'Wie der Agent seine Antworten formuliert.',
    repliesQuoted: 'Dieser Server hat kein Sprachmodell: Antworten zitieren Ihre Dokumente.',
    instructions: 'Anweisungen',
    instructionsHint:
      'Welchen Ton der Agent trifft, was er erwähnt und was er weglässt. Antworten stammen trotzdem nur aus Ihren Dokumenten.',
    instructionsUnused: 'Gilt, sobald der Server ein Sprachmodell hat.',
    model: 'Modell',
    usualModel: (name) => `Standard (${name})`,
    modelMissing: (name) => `${name} (nicht verfügbar)`,
    nothingFound: 'Wenn nichts gefunden wird',
    nothingFoundHint:
      'Die Antwort, wenn Ihre Dokumente eine Frage nicht beantworten. Leer: „Das konnte ich in den Dokumenten nicht finden.“',
    language: 'Sprache',
    automatic: 'Automatisch',
    languageHint: 'Automatisch: die Sprache des jeweiligen Besuchers.',
    limits: 'Limits des Sprachmodells',
    limitsIntro:
      'Ist ein Limit erreicht, zitieren Antworten nur noch Ihre Dokumente. Für ein leeres Feld gilt das Limit des Servers.',
    usedToday: (used, most) =>
      `Heute verbraucht: ${count(used.replies)} von ${count(most.replies)} Antworten, ${count(used.tokens)} von ${count(most.tokens)} Tokens`,
    limitNames: {
      'conversation-replies': 'Antworten pro Tag in einem Gespräch',
      'conversation-tokens': 'Tokens pro Tag in einem Gespräch',
      'visitor-replies': 'Antworten pro Tag für einen Besucher',
      'visitor-tokens': 'Tokens pro Tag für einen Besucher',
      'agent-replies': 'Antworten pro Tag insgesamt',
      'agent-tokens': 'Tokens pro Tag insgesamt',
    },
    lastDays: 'Die letzten sieben Tage',
    day: 'Tag (UTC)',
    dayReplies: 'Antworten',
    dayTokens: 'Tokens',
    name: 'Name',
    description: 'Beschreibung',
    enabled: 'Status',
    enabledHint: 'Solange der Agent inaktiv ist, sagt sein Chat den Besuchern, dass er nicht da ist.',
  },
} satisfies Translation<typeof import('../agent-info')>;
