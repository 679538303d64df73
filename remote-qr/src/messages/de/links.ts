import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

const printedStay = 'Ihre gedruckten Codes bleiben gleich.';

export default {
  scanCount: (number) => count(number, 'Scan', 'Scans'),
  ofCode: (name) => ` von ${name}`,

  changeable: 'Später änderbar',
  changeableLine:
    'Der Code enthält einen Kurzlink. Sie ändern jederzeit, wohin er führt, und sehen, wie oft er gescannt wird. Er funktioniert, solange dieser Server läuft.',
  alwaysChangeable:
    'Alles hier lässt sich nach dem Druck ändern, denn der Code enthält nur einen Kurzlink. Er funktioniert, solange dieser Server läuft.',
  recommended: 'Empfohlen',
  fixed: 'Nicht änderbar',
  fixedLine:
    'Der Code enthält den Inhalt selbst. Er funktioniert ohne diesen Server, aber nach dem Druck lässt sich nichts ändern oder zählen.',
  afterPrinting: 'Nach dem Druck',
  switchWords: ['Ein', 'Aus'],
  hasLink: (url) =>
    `Der gedruckte Code enthält ${url} und bleibt gleich. Er funktioniert nur, solange dieser Server läuft.`,
  localAddress:
    'Diese Adresse öffnet sich nur in Ihrem eigenen Netzwerk, nicht auf dem Handy eines Gastes. Bitten Sie den Betreiber dieses Servers um eine öffentliche Adresse, bevor Sie den Code drucken.',
  getsLinkOnSave: 'Der Code bekommt seinen Kurzlink, wenn Sie ihn speichern.',
  printedStayFixed:
    'Codes, die Sie schon gedruckt haben, lassen sich nicht ändern. Laden Sie den Code nach dem Speichern noch einmal herunter und drucken Sie ihn.',
  noLinksHere: 'Dieser Server hat keine Kurzlinks.',
  word: 'Wort am Ende der Adresse (optional)',
  wordHint:
    'Mindestens 7 Buchstaben, Ziffern oder Bindestriche. Ist das Feld leer, endet die Adresse mit 7 zufälligen Zeichen.',
  wifiIsStatic:
    'Ein WLAN-Code lässt sich später nicht ändern: Ein Handy, das noch in keinem Netz ist, könnte den Link nicht öffnen.',
  makeFailed: 'Der Code konnte nicht änderbar gemacht werden.',
  offer:
    'Schalten Sie das ein, damit der Code einen Kurzlink bekommt. Codes, die Sie schon gedruckt haben, lassen sich nicht ändern. Laden Sie den Code deshalb noch einmal herunter und drucken Sie ihn.',
  chooseWord: 'Link anpassen',

  states: {
    active: 'Aktiv',
    paused: 'Pausiert',
    early: 'Beginnt später',
    ended: 'Abgelaufen',
  },
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  paused: (name) => `„${name}“ ist pausiert.`,
  resumed: (name) => `„${name}“ funktioniert wieder.`,
  pauseFailed: (name) => `„${name}“ konnte nicht pausiert werden.`,
  resumeFailed: (name) => `„${name}“ konnte nicht fortgesetzt werden.`,

  codeTitle: 'QR-Code',
  madeChangeable: 'Der Code lässt sich jetzt später ändern',
  missing: 'Diesen QR-Code gibt es nicht, oder er wurde gelöscht.',
  shortLink: 'Kurzlink',
  theShortLink: 'Kurzlink',
  forPrinting: 'Für den Druck',
  leadsTo: 'Führt zu',
  leadsSaved: 'Gespeichert. Ihre gedruckten Codes führen jetzt dorthin.',
  printedStay: printedStay,
  leadsSavedHere: `Gespeichert. ${printedStay}`,
  leadsSavedAgain: 'Gespeichert. Das Ziel ist dasselbe wie vorher.',
  ledBefore: (address) => `Vorher führte der Code zu ${address}.`,
  changedSince: 'Inzwischen hat jemand das Ziel geändert.',
  leadsFailed: 'Das neue Ziel konnte nicht gespeichert werden.',
  save: 'Speichern',
  changeContent: 'Inhalt ändern',
  leadsAfterSaving: 'Führt nach dem Speichern zu',
  isStatic: 'Nicht änderbar',
  isStaticHelp:
    'Dieser Code funktioniert immer, auch ohne diesen Server. Seine Scans lassen sich nicht zählen und sein Inhalt nach dem Druck nicht ändern.',

  undo: 'Rückgängig',
  undone: 'Änderung rückgängig gemacht',
  undoFailed: 'Die Änderung konnte nicht rückgängig gemacht werden.',
} satisfies Translation<typeof import('../links')>;
