import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Agenten',
  all: 'Meine Agenten',
  counts: (enabled, disabled) => `${count(enabled)} aktiv, ${count(disabled)} inaktiv`,
  disabled: 'Inaktiv',
  noAgentYet: 'Ihr Empfang ist bereit für den ersten Agenten',
  unnamed: 'Agent ohne Namen',
  agentsFailed: 'Die Agenten konnten nicht geladen werden.',
  newsFailed: 'Die Neuigkeiten zu Ihren Gesprächen konnten nicht geladen werden.',

  kind: 'Agent',
  action: 'Aktion',
  actions: [
    { label: (name) => `Dokumente zu ${name} hochladen`, tab: 'documents', search: ['upload', 'dateien'] },
    { label: (name) => `${name} testen`, tab: 'chat', search: ['ausprobieren', 'chat'] },
  ],
} satisfies Translation<typeof import('../home')>;
