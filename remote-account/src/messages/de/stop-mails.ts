import type { Translation } from '@frontdesk/shared/contract';

export default {
  stopMails: {
    title: 'E-Mails zu Gesprächen',
    intro:
      'Sie bekommen eine E-Mail, wenn ein Besucher jemanden sprechen möchte, oder einmal am Tag eine Zusammenfassung.',
    stop: 'Diese E-Mails abbestellen',
    stopped: 'Sie bekommen keine E-Mails zu Gesprächen mehr.',
    incomplete: 'Der Link ist unvollständig. Bitte öffnen Sie ihn noch einmal in der E-Mail.',
    failed: 'Die E-Mails konnten nicht abbestellt werden.',
  },
} satisfies Translation<typeof import('../stop-mails')>;
