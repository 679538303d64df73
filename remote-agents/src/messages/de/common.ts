import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';

export default {
  actions: {
    view: 'Ansehen',
    edit: 'Bearbeiten',
    delete: 'Löschen',
    download: 'Herunterladen',
    save: 'Speichern',
    cancel: 'Abbrechen',
    dismiss: 'Schließen',
    retry: 'Erneut versuchen',
    tryAgain: 'Erneut versuchen',
  },

  unnamedAgent: 'Agent ohne Namen',
  status: { enabled: 'Aktiv', disabled: 'Inaktiv', active: 'Aktiv', inactive: 'Inaktiv' },

  quotas: {
    documents: ({ used, most }) =>
      `Sie nutzen ${count(used)} von ${count(most)} Dokumenten. Löschen Sie einige, um Platz zu schaffen.`,
    documentBytes: ({ used, most }) =>
      `Ihre Dokumente belegen ${formatBytes(used)} von ${formatBytes(most)}. Löschen Sie einige, um Platz zu schaffen.`,
    agents: ({ used, most }) =>
      `Sie nutzen ${count(used)} von ${count(most)} Agenten. Löschen Sie einige, um Platz zu schaffen.`,
  },
} satisfies Translation<typeof import('../common')>;
