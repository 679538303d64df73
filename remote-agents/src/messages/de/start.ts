import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  start: {
    title: 'Mit Ihrer Website starten',
    intro: 'Ihr Agent liest sie und antwortet daraus. Sie können später alles ändern.',
    address: 'Wie lautet die Adresse Ihrer Website?',
    placeholder: 'www.example.com',
    addressHint: 'Der Agent übernimmt Name, Farbe und Logo von ihr und funktioniert nur auf dieser Website.',
    submit: 'Website lesen',
    submitting: 'Ihre Website wird geöffnet …',
    or: 'Keine Website? Legen Sie Preisliste, Hausordnung oder Speisekarte hier ab.',
    chooseFiles: 'Dateien auswählen',
    dropFailed: 'Der Bereich für Dateien konnte nicht geladen werden.',
    failed: 'Ihr Agent konnte nicht erstellt werden.',
    unavailable:
      'Dieser Server kann keine Websites lesen. Geben Sie stattdessen einem neuen Agenten einen Namen. Die Dokumente kommen danach.',
    addAgent: 'Neuer Agent',
    previewName: 'Ihr Agent',
    previewField: 'Nachricht schreiben',
    previewEmpty: 'Hier antwortet Ihr Agent, sobald er die erste Seite gelesen hat.',
    reading: (read, found) => `${count(read)} von ${count(found, 'Seite', 'Seiten')} gelesen`,
    allRead: (read) => `${count(read, 'Seite', 'Seiten')} gelesen. Ihr Agent ist bereit.`,
    notYet: 'Die erste Seite wird gelesen …',
    nothingRead:
      'Es konnte nichts gelesen werden. Fügen Sie eine Datei hinzu, oder versuchen Sie es mit einer anderen Website.',
    failedPages: (failed) => `${count(failed, 'Seite konnte', 'Seiten konnten')} nicht gelesen werden.`,
    askNow: 'Fragen Sie etwas: Der Agent antwortet aus dem, was er bisher gelesen hat.',
    pages: 'Zuletzt gelesen',
    topics: 'Fragen Sie zum Beispiel',
    topicsHint: 'Besucher sehen sie als Einstiegsfragen.',
    install: 'In Ihre Website einbinden',
    installHint: 'Fügen Sie diese Zeile in Ihre Seiten ein.',
    snippet: 'Code',
    moreInstall: 'Andere Wege',
    open: 'Agenten öffnen',
    descriptionOfFiles: 'Beantwortet Fragen von Besuchern aus Ihren Dokumenten.',
  },
} satisfies Translation<typeof import('../start')>;
