import type { Translation } from '@frontdesk/shared/contract';

export default {
  wrongEntry: (problem) => `Son entrée dans la liste des parties de ce site est incorrecte : ${problem}`,
  nameTaken: 'ce nom est déjà pris.',
  pathTaken: (path, owner) => `${path} appartient déjà à ${owner}.`,
} satisfies Translation<typeof import('../registry-entries')>;
