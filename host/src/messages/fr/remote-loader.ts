import type { Translation } from '@frontdesk/shared/contract';

export default {
  otherContract: (needed, contract) => `Cette partie exige le contrat ${needed}, ce site a le contrat ${contract}.`,
  noComponent: (page) => `Son module ${page} n’exporte aucun composant de ce nom.`,
} satisfies Translation<typeof import('../remote-loader')>;
