import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  unanswered: {
    loading: 'Unbeantwortete Fragen werden geladen',
    failed: 'Die unbeantworteten Fragen konnten nicht geladen werden.',
    unavailable: 'Unbeantwortete Fragen sind auf diesem Server nicht verfügbar.',
    none: 'Alle Fragen wurden beantwortet. Fragen ohne Antwort erscheinen hier.',
    noMatches: 'Dieser Agent hat keine unbeantworteten Fragen.',
    ofAllAgents: 'Fragen aller Agenten anzeigen',
    toConversations: 'Gespräche anzeigen',
    times: () => 'Mal gefragt',
    wordings: 'Auch so gefragt',
    nearest: 'Ähnlichste Textstelle',
    add: 'Antwort hinzufügen',
    dismiss: 'Verwerfen',
    dismissed: 'Verworfen. Die Frage kommt wieder, wenn sie noch einmal gestellt wird.',
    dismissFailed: 'Die Frage konnte nicht verworfen werden.',
    open: 'Gespräch öffnen',
    fresh: (number, isAtLeast) =>
      `${count(number)}${isAtLeast ? '+' : ''} ${number === 1 ? 'neue Frage' : 'neue Fragen'}`,
  },

  answer: {
    add: 'Antwort hinzufügen',
    edit: 'Antwort bearbeiten',
    correct: 'Antwort korrigieren',
    question: 'Frage',
    answer: 'Antwort',
    covers: 'Diese Antwort gilt für alle Formulierungen dieser Frage. Als Quelle steht „Answers“ darunter.',
    coversOne:
      'Wer das mit diesen oder ähnlichen Worten fragt, bekommt diese Antwort. Als Quelle steht „Answers“ darunter.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    saved: 'Antwort gespeichert. Wer das fragt, bekommt sie ab jetzt.',
    failed: 'Die Antwort konnte nicht gespeichert werden.',
  },

  answers: {
    title: 'Eigene Antworten',
    intro:
      'Ihre eigenen Worte für Fragen, die die Dokumente nicht beantworten. In Antworten steht „Answers“ als Quelle.',
    none: 'Noch keine eigenen Antworten. Fügen Sie hier oder bei einer unbeantworteten Frage eine hinzu.',
    loading: 'Antworten werden geladen',
    loadFailed: 'Die Antworten konnten nicht geladen werden.',
    filter: 'Antworten filtern',
    noMatches: 'Keine passende Antwort.',
    clear: 'Filter zurücksetzen',
    edit: (question) => `„${question}“ bearbeiten`,
    delete: (question) => `„${question}“ löschen`,
    deleteQuestion: 'Möchten Sie diese Antwort wirklich löschen? Das kann nicht rückgängig gemacht werden.',
    deleted: 'Die Antwort wurde gelöscht.',
    deleteFailed: 'Die Antwort konnte nicht gelöscht werden.',
    import: 'CSV importieren',
    importStart: 'Importieren',
    cancel: 'Abbrechen',
    export: 'CSV exportieren',
    exportName: 'antworten.csv',
    importHint: 'Fragen, die es hier schon gibt, bekommen die neue Antwort.',
    importTitle: 'Antworten importieren',
    found: (number) => `${count(number, 'Antwort', 'Antworten')} in dieser Datei.`,
    leftOut: (lines) => `Übersprungen: Zeile ${lines}. Frage oder Antwort fehlt oder ist zu lang.`,
    imported: (added, changed) => `${count(added)} hinzugefügt, ${count(changed)} geändert.`,
    importFailed: 'Der Import ist fehlgeschlagen.',
    problems: {
      empty: 'Die Datei enthält keine Antworten.',
      noHeader: 'In der ersten Zeile müssen die Spaltennamen Question und Answer stehen.',
      tooMany: 'Die Datei enthält mehr als 2.000 Antworten. Importieren Sie sie in Teilen.',
      tooLarge: 'Die Datei ist größer als 20 MB. Importieren Sie sie in Teilen.',
      unclosedQuote:
        'Ein Anführungszeichen in der Datei wird nie geschlossen. Speichern Sie die Datei noch einmal als CSV.',
      unreadable: 'Die Datei konnte nicht gelesen werden.',
    },
    more: 'Mehr anzeigen',
    wordings: (number) => `${count(number, 'andere Formulierung', 'andere Formulierungen')}`,
  },
} satisfies Translation<typeof import('../answers')>;
