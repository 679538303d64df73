import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Agents',
  all: 'Tous les agents',
  counts: (enabled, disabled) =>
    `${count(enabled, 'activé', 'activés')}, ${count(disabled, 'désactivé', 'désactivés')}`,
  disabled: 'Désactivé',
  noAgentYet: 'votre accueil est prêt pour son premier agent',
  unnamed: 'Agent sans nom',
  agentsFailed: 'Les agents n’ont pas pu être chargés.',
  newsFailed: 'Les nouveautés de vos conversations n’ont pas pu être chargées.',

  kind: 'Agent',
  action: 'Action',
  actions: [
    {
      label: (name) => `Importer des documents pour ${name}`,
      tab: 'documents',
      search: ['importer', 'fichiers'],
    },
    { label: (name) => `Tester ${name}`, tab: 'chat', search: ['essayer', 'chat'] },
  ],
} satisfies Translation<typeof import('../home')>;
