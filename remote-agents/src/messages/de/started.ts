import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';
import type { Counted } from '../started';

const NOUNS = {
  page: ['Seite', 'Seiten'],
  file: ['Datei', 'Dateien'],
  site: ['Website', 'Websites'],
  both: ['Seite oder Datei', 'Seiten und Dateien'],
} as const;
const counted = (number: number, what: Counted) => count(number, ...NOUNS[what]);

export default {
  started: {
    slowToRead: 'Diese Website antwortet langsam. Sie können die Seite verlassen: Ihr Agent liest weiter.',
    reading: (read, found, what) => `${count(read)} von ${counted(found, what)} gelesen`,
    allRead: (read, what) => `${counted(read, what)} gelesen. Ihr Agent ist bereit.`,
    notYet: 'Wird gelesen …',
    readingFirst: 'Öffnet den Anfang',
    readingNext: 'Liest weiter',
    nothingYet: 'Der Agent konnte noch nichts lesen.',
    nothingRead:
      'Es konnte nichts gelesen werden. Fügen Sie eine Datei hinzu, oder versuchen Sie es mit einer anderen Website.',
    another: 'Andere Website versuchen',
    failedPages: (failed, what) =>
      `${what === 'both' ? count(failed, 'Inhalt', 'Inhalte') : counted(failed, what)} ${failed === 1 ? 'konnte' : 'konnten'} nicht gelesen werden.`,
    unread: 'Nicht gelesen',
    again: 'Erneut versuchen',
    againFailed: 'Das Lesen konnte nicht wieder gestartet werden.',
    askNow: 'Fragen Sie etwas: Der Agent antwortet aus dem, was er bisher gelesen hat.',
    askDone: 'Fragen Sie etwas, wie es ein Gast fragen würde.',
    tryIt: 'Probieren Sie es aus. Diese Chats werden nicht gezählt.',
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
    print: 'QR-Code drucken',
    printHint: 'Gäste scannen ihn am Tisch oder an der Tür und fragen diesen Agenten.',
    makeCode: 'Code erstellen',
    open: 'Agenten öffnen',
  },
} satisfies Translation<typeof import('../started')>;
