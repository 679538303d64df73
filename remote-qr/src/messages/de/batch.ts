import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Viele QR-Codes auf einmal',
  intro: 'Laden Sie eine Liste hoch, speichern Sie die Codes, und laden Sie die Bilder herunter oder drucken Sie sie.',
  file: 'CSV-Datei',
  fileHelp: (most) =>
    `Für Webadressen reichen zwei Spalten: name und url. Die erste Zeile nennt die Spalten. Bis zu ${count(most)} Zeilen, getrennt durch Kommas oder Semikolons.`,
  otherKinds: 'Spalten für andere Arten von Codes',
  otherKindsHelp: 'Fügen Sie eine Spalte type hinzu und die Spalten dieser Art:',
  example: 'Beispiel herunterladen',
  exampleName: 'qr-codes-beispiel.csv',
  placesExample: 'Beispiel für Orte herunterladen',
  placesExampleName: 'orte-beispiel.csv',
  exampleAgent: 'Empfang',
  examplePlace: (table) => `Tisch ${table}`,
  exampleWifi: (table) => `Das WLAN heißt Gast${table}, und das Passwort ist segeln-${table}.`,
  exampleDrinks: 'Getränke gibt es hier bis 23 Uhr.',
  exampleQuestion: 'Wie komme ich hier ins WLAN?',
  columnsFromTo: (first, last) => `${first} … ${last}`,

  problems: (most) => ({
    empty: 'In dieser Datei sind keine Zeilen.',
    noHeader: 'Die erste Zeile muss die Spalten nennen: name und url, name und type oder agent und place.',
    tooMany: `Diese Datei hat mehr als ${count(most)} Zeilen. Bitte teilen Sie sie auf.`,
    tooLarge: 'Diese Datei ist größer als 20 MB. Bitte teilen Sie sie auf.',
    unclosedQuote:
      'Ein Anführungszeichen in der Datei wird nie geschlossen. Speichern Sie die Datei noch einmal als CSV.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
  }),

  checked: (good, bad) =>
    `${count(good, 'Code kann', 'Codes können')} erstellt werden, ${count(bad, 'Zeile hat', 'Zeilen haben')} einen Fehler.`,
  onlyFaults: 'Nur Zeilen mit Fehlern',
  rows: 'Zeilen der Datei',
  line: 'Zeile',
  name: 'Name',
  type: 'Art',
  result: 'Führt zu',
  repaired: (typed, address) => `„${typed}“ wird zu ${address} ergänzt`,
  noAgent: (typed) => `Es gibt keinen Agenten „${typed}“. Verwenden Sie den Namen eines Ihrer Agenten oder seine ID.`,
  manyAgents: (typed) =>
    `Mehrere Agenten heißen „${typed}“. Verwenden Sie die ID. Sie steht in der Adresse der Seite des Agenten.`,
  agentsFailed: (typed) =>
    `Ihre Agenten konnten nicht geladen werden, deshalb ist „${typed}“ nicht bekannt. Wählen Sie die Datei noch einmal aus.`,
  makeZip: (number) => `${count(number, 'Bild', 'Bilder')} als ZIP herunterladen`,
  zipName: 'qr-codes.zip',
  making: (made, all) => `${count(made)} von ${count(all)} gezeichnet und geprüft`,
  stop: 'Stoppen',
  done: (number) => `${count(number, 'Bild', 'Bilder')} heruntergeladen`,
  doNotScan: (number) =>
    `${count(number)} ${number === 1 ? 'war' : 'waren'} bei der Prüfung nicht lesbar. Die Liste im ZIP zeigt, welche.`,
  zipFailed: 'Das ZIP konnte nicht erstellt werden. Versuchen Sie es noch einmal oder mit weniger Zeilen.',
  saveAll: 'Alle speichern',
  saveRest: (number) => (number === 1 ? 'Den übrigen speichern' : `Die übrigen ${count(number)} speichern`),
  areChangeable: 'Die gespeicherten Codes können später geändert werden.',
  areFixed: 'Die gespeicherten Codes lassen sich nicht mehr ändern.',
  alwaysChangeable:
    'Alles hier lässt sich nach dem Druck ändern, denn die Codes enthalten nur Kurzlinks. Sie funktionieren, solange dieser Server läuft. Deshalb werden sie gespeichert, bevor Sie sie herunterladen oder drucken.',
  savesFirst:
    'Die Bilder enthalten Kurzlinks. Deshalb werden die Codes gespeichert, bevor Sie sie herunterladen oder drucken.',
  stopSaving: 'Speichern stoppen',
  savedOf: (saved, all) => `${count(saved)} von ${count(all)} in „Meine QR-Codes“ gespeichert`,
  refused: (number) => `${count(number)} vom Server abgelehnt. Die Zeilen zeigen, warum.`,
  savingFailed: (saved, all) =>
    `Das Speichern hat nach ${count(saved)} von ${count(all)} aufgehört. Die gespeicherten Codes bleiben in „Meine QR-Codes“.`,
  saved: 'Gespeichert',
  printThese: 'Diese Codes drucken',

  sheetTitle: 'Druckbogen',
  sheetIntro: 'Ihre gespeicherten Codes mit ihren Namen, zum Drucken und Ausschneiden.',
  sheetIntroBatch: 'Die Codes Ihrer Datei mit ihren Namen, zum Drucken und Ausschneiden.',
  paper: 'Papier',
  codeSize: 'Breite eines Codes',
  mm: (mm) => `${mm} mm`,
  cutMarks: 'Schnittmarken',
  cutMarkWords: ['Sichtbar', 'Ausgeblendet'],
  print: 'Drucken',
  sheets: (codes, sheets) => `${count(codes, 'Code', 'Codes')} auf ${count(sheets, 'Bogen', 'Bögen')}`,
  reading: (done, all) => `Jeder Code wird vor dem Druck geprüft: ${count(done)} von ${count(all)}`,
  readingFailed: 'Die Codes konnten nicht geprüft werden. Deshalb können Sie sie noch nicht drucken.',
  quoted: (name) => `„${name}“`,
  more: (number) => count(number, 'weiterer', 'weitere'),
  skipCheck: 'Ohne Prüfung drucken',
  notChecked: 'Diese Codes wurden nicht geprüft. Probieren Sie jeden mit einem Handy aus, bevor Sie ihn aufhängen.',
  noRoom: (names, number) =>
    number === 1
      ? `${names} enthält mehr, als in einen Code passt, und ist deshalb nicht auf dem Bogen. Öffnen Sie „Meine QR-Codes“ und kürzen Sie den Inhalt.`
      : `${names} enthalten mehr, als in einen Code passt, und sind deshalb nicht auf dem Bogen. Öffnen Sie „Meine QR-Codes“ und kürzen Sie die Inhalte.`,
  notPrinted: (names, number) =>
    number === 1
      ? `${names} war bei der Prüfung nicht lesbar und ist deshalb nicht auf dem Bogen. Öffnen Sie „Meine QR-Codes“ und kürzen Sie den Inhalt.`
      : `${names} waren bei der Prüfung nicht lesbar und sind deshalb nicht auf dem Bogen. Öffnen Sie „Meine QR-Codes“ und kürzen Sie die Inhalte.`,
  printedUnread: (names, number) =>
    number === 1
      ? `${names} war bei der Prüfung nicht lesbar und ist trotzdem auf dem Bogen. Probieren Sie den Code mit einem Handy aus.`
      : `${names} waren bei der Prüfung nicht lesbar und sind trotzdem auf dem Bogen. Probieren Sie jeden Code mit einem Handy aus.`,
  unreadAction: (isIncluded) => (isIncluded ? 'Weglassen' : 'Trotzdem drucken'),
  printedPlain: (names, number) =>
    number === 1
      ? `${names} war in seinem Stil nicht lesbar und wird deshalb schwarz auf weiß gedruckt.`
      : `${names} waren in ihrem Stil nicht lesbar und werden deshalb schwarz auf weiß gedruckt.`,
  readOnce: 'Nur einer von zwei Decodern ließ sich hier verwenden. Er liest jeden Code auf diesen Bögen.',
  part: 'Codes',
  partOf: (from, to, all) => `${count(from)} bis ${count(to)} von ${count(all)}`,
  left: (number) =>
    `${count(number, 'weiterer Code Ihrer Datei ist', 'weitere Codes Ihrer Datei sind')} nicht dabei. Teilen Sie die Datei auf, um alle zu drucken.`,
  localAddresses:
    'Einige dieser Codes öffnen sich nur in Ihrem eigenen Netzwerk. Bitten Sie für Kurzlinks den Betreiber dieses Servers um eine öffentliche Adresse, bevor Sie drucken.',
  tooSmall: (names, number, mm) =>
    number === 1
      ? `${names} ist für diese Breite zu dicht, sodass ein Handy den Code vielleicht nicht liest. Drucken Sie ihn mindestens ${mm} mm breit.`
      : `${names} sind für diese Breite zu dicht, sodass ein Handy die Codes vielleicht nicht liest. Drucken Sie sie mindestens ${mm} mm breit.`,
  noneTitle: 'Es gibt keinen Code zum Drucken.',
  sheetFailed: 'Ihre QR-Codes konnten nicht geladen werden.',
  sheet: (number) => `Bogen ${number}`,
} satisfies Translation<typeof import('../batch')>;
