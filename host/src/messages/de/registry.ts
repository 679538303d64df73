import type { Translation } from '@frontdesk/shared/contract';

export default {
  noList: (status) => `Die Liste der Teile dieser Website fehlt (Fehler ${status}).`,
  unreadableList: 'Die Liste der Teile dieser Website ist nicht lesbar.',
  lateList: 'Das Laden der Liste der Teile dieser Website hat zu lange gedauert.',
  listNotFetched: 'Die Liste der Teile dieser Website konnte nicht abgerufen werden.',
} satisfies Translation<typeof import('../registry')>;
