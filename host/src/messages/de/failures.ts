import type { Translation } from '@frontdesk/shared/contract';

export default {
  reasons: {
    missing: 'Eine Datei fehlt.',
    timeout: 'Das Laden hat zu lange gedauert.',
    invalid: 'Das Manifest ist nicht lesbar.',
    other: 'Der Start ist fehlgeschlagen.',
  },
  savedIsSafe: 'Was Sie gespeichert haben, ist sicher.',
  groupFailed: (group) => `Code, den mehrere Seiten gemeinsam verwenden (${group}), konnte nicht geladen werden`,
  partFailed: (part, why) => `${part} konnte nicht geladen werden. ${why}`,
  otherContract: (needed, contract) => `Dieser Teil braucht den Vertrag ${needed}, diese Website hat ${contract}.`,
  noComponent: (page) => `Das Modul ${page} exportiert keine Komponente dieses Namens.`,
  noList: (status) => `Die Liste der Teile dieser Website fehlt (Fehler ${status}).`,
  unreadableList: 'Die Liste der Teile dieser Website ist nicht lesbar.',
  lateList: 'Das Laden der Liste der Teile dieser Website hat zu lange gedauert.',
  listNotFetched: 'Die Liste der Teile dieser Website konnte nicht abgerufen werden.',
  wrongEntry: (problem) => `Der Eintrag in der Liste der Teile dieser Website ist falsch: ${problem}`,
  nameTaken: 'Der Name ist schon vergeben.',
  pathTaken: (path, owner) => `${path} gehört schon zu ${owner}.`,
} satisfies Translation<typeof import('../failures')>;
