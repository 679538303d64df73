import type { Translation } from '@frontdesk/shared/contract';

export default {
  welcome: {
    saved: 'Begrüßung gespeichert.',
    failed: 'Die Begrüßung konnte nicht gespeichert werden. Details stehen in der Konsole.',
    intro: 'Was Besucher zuerst lesen, noch vor der ersten Frage.',
    editorFailed: 'Der Editor konnte nicht geladen werden.',
    editor: 'Begrüßungstext',
    formatting: 'Formatierung',
    bold: 'Fett',
    italic: 'Kursiv',
    link: 'Link',
    bulletList: 'Aufzählung',
    numberedList: 'Nummerierte Liste',
    address: 'Adresse',
    addressProblem: 'Bitte geben Sie eine Adresse wie https://example.com ein.',
    removeLink: 'Link entfernen',
    setLink: 'Link setzen',
  },
} satisfies Translation<typeof import('../agent-welcome')>;
