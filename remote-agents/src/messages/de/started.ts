import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  started: {
    slowToRead: 'Diese Website antwortet langsam. Sie können die Seite verlassen: Ihr Agent liest weiter.',
    reading: (read, found, areFiles) =>
      `${count(read)} von ${areFiles ? count(found, 'Datei', 'Dateien') : count(found, 'Seite', 'Seiten')} gelesen`,
    allRead: (read, areFiles) =>
      `${areFiles ? count(read, 'Datei', 'Dateien') : count(read, 'Seite', 'Seiten')} gelesen. Ihr Agent ist bereit.`,
    notYet: 'Wird gelesen …',
    nothingRead:
      'Es konnte nichts gelesen werden. Fügen Sie eine Datei hinzu, oder versuchen Sie es mit einer anderen Website.',
    another: 'Andere Website versuchen',
    failedPages: (failed, areFiles) =>
      `${areFiles ? count(failed, 'Datei konnte', 'Dateien konnten') : count(failed, 'Seite konnte', 'Seiten konnten')} nicht gelesen werden.`,
    unread: 'Nicht gelesen',
    again: 'Erneut versuchen',
    againFailed: 'Das Lesen konnte nicht wieder gestartet werden.',
    askNow: 'Fragen Sie etwas: Der Agent antwortet aus dem, was er bisher gelesen hat.',
    askDone: 'Fragen Sie etwas, wie es ein Gast fragen würde.',
    pages: 'Zuletzt gelesen',
    topics: 'Fragen Sie zum Beispiel',
    allPages: (read) => `Alle ${count(read)} ansehen`,
    topicsHint: 'Besucher sehen sie als Einstiegsfragen.',
    install: 'In Ihre Website einbinden',
    installHint: 'Fügen Sie eine Zeile in Ihre Seiten ein. Der Chat erscheint auf Ihrer Website, sonst nirgends.',
    copyLine: 'Zeile kopieren',
    showLine: 'Zeile anzeigen',
    snippet: 'Code',
    moreInstall: 'Andere Wege',
    open: 'Agenten öffnen',
  },
} satisfies Translation<typeof import('../started')>;
