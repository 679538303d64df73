import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Ist das Ziel erreichbar?',
  intro: 'Wird täglich geprüft. Nach drei Fehlschlägen bekommen Sie eine Benachrichtigung.',
  checkNow: 'Jetzt prüfen',
  checkFailed: 'Die Prüfung war nicht möglich.',
  nothing: 'Dieser Code führt zu keiner Webadresse, die geprüft werden könnte.',
  reached: (address) => `${address} ist erreichbar.`,
  notReached: (address, problem) => `${address} ist nicht erreichbar. ${problem}`,
  fallback: 'Solange es nicht erreichbar ist',
  fallbacks: {
    none: 'Die Adresse trotzdem öffnen',
    page: 'Eine Seite zeigen, die das sagt',
    agent: (name) => `Einen Chat mit ${name} öffnen`,
  },
  saved: 'Gespeichert',
  saveFailed: 'Die Auswahl konnte nicht gespeichert werden.',
  since: 'Nicht erreichbar seit',
  details: (address, problem, visits) => `${address}: ${problem} Seitdem ${count(visits, 'Scan', 'Scans')}.`,
  anAgent: 'einem Agenten',
} satisfies Translation<typeof import('../reach')>;
