import type { Translation } from '@frontdesk/shared/contract';

export default {
  otherContract: (needed, contract) => `Dieser Teil braucht den Vertrag ${needed}, diese Website hat ${contract}.`,
  noComponent: (page) => `Das Modul ${page} exportiert keine Komponente dieses Namens.`,
} satisfies Translation<typeof import('../remote-loader')>;
