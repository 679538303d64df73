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
} satisfies Translation<typeof import('../load-failure')>;
