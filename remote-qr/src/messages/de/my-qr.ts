import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

const codes = (number: number) => count(number, 'Code', 'Codes');

function hiddenToo(hidden: number): string {
  if (hidden === 0) return '';
  return hidden === 1 ? ' 1 davon ist gerade nicht zu sehen.' : ` ${count(hidden)} davon sind gerade nicht zu sehen.`;
}

export default {
  places: 'Orte',
  filters: (active) => (active === 0 ? 'Filter' : `Filter (${count(active)})`),
  any: 'Alle',
  kind: 'Art',
  tag: 'Schlagwort',
  tagOption: (tag, number) => `${tag} (${count(number)})`,
  changeable: 'Später änderbar',
  nowChangeable: (name) => `„${name}“ lässt sich jetzt später ändern.`,
  printThis: 'Der Code hat ein neues Bild, mit einem Kurzlink. Laden Sie dieses zum Drucken herunter.',
  downloadToPrint: 'Bild zum Drucken herunterladen',
  staysFixed: (name) => `„${name}“ ist gespeichert, lässt sich aber später nicht ändern.`,
  yes: 'Ja',
  no: 'Nein',
  sort: 'Sortieren nach',
  sorts: { newest: 'Neueste', oldest: 'Älteste', name: 'Name', scans: 'Meiste Scans' },
  noneFound: 'Keine QR-Codes gefunden.',
  clearFilters: 'Suche und Filter zurücksetzen',

  select: (name) => `${name} auswählen`,
  selectAll: (number) => (number === 1 ? 'Den gefundenen auswählen' : `Alle ${count(number)} gefundenen auswählen`),
  selection: 'Ausgewählte Codes',
  selected: (number) => `${codes(number)} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  tags: 'Schlagwörter',
  moreTags: (tags) => `+${tags.length}`,

  tagTitle: (number) => `Schlagwörter von ${codes(number)}`,
  newTag: 'Neues Schlagwort',
  add: 'Hinzufügen',
  tagOnAll: 'bei allen',
  tagOnSome: (some, all) => `bei ${count(some)} von ${count(all)}`,
  removeTag: (tag) => `${tag} entfernen`,
  addTagToAll: (tag) => `${tag} zu allen hinzufügen`,
  noTags: 'Diese Codes haben noch keine Schlagwörter.',
  selectionFailed: 'Die Aktionen für ausgewählte Codes konnten nicht geladen werden.',
  linkPartsFailed: 'Die Scans und Regeln dieses Codes konnten nicht geladen werden.',
  tagFailed: 'Die Schlagwörter konnten nicht geändert werden.',
  close: 'Schließen',

  exportCsv: 'CSV exportieren',
  exportZip: 'Bilder exportieren',
  csvName: 'qr-codes.csv',
  making: (made, all) => `${count(made)} von ${count(all)} gezeichnet`,
  stop: 'Stoppen',
  zipFailed: 'Die Bilder konnten nicht erstellt werden. Versuchen Sie es noch einmal oder mit weniger Codes.',
  zipUnread: (number) =>
    `${count(number, 'Code war', 'Codes waren')} bei der Prüfung nicht lesbar. Die Liste im ZIP zeigt, welche.`,
  print: 'Druckbogen',

  deleteSelected: 'Löschen',
  deleteQuestion: (number, hidden) =>
    `Möchten Sie ${number === 1 ? 'diesen QR-Code' : `diese ${count(number)} QR-Codes`} wirklich löschen?${hiddenToo(hidden)} Das lässt sich nicht rückgängig machen.`,
  deleted: (number) => `${codes(number)} gelöscht`,
  deleting: (done, all) => `${count(done)} von ${count(all)} gelöscht`,
  notDeleted: (number) => `${count(number, 'Code konnte', 'Codes konnten')} nicht gelöscht werden.`,
  factsFailed:
    'Die Kurzlinks und das Aussehen Ihrer QR-Codes konnten nicht geladen werden. Deshalb werden die Codes nicht gezeichnet.',
} satisfies Translation<typeof import('../my-qr')>;
