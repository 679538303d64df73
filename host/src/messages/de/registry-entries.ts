import type { Translation } from '@frontdesk/shared/contract';

export default {
  wrongEntry: (problem) => `Der Eintrag in der Liste der Teile dieser Website ist falsch: ${problem}`,
  nameTaken: 'Der Name ist schon vergeben.',
  pathTaken: (path, owner) => `${path} gehört schon zu ${owner}.`,
} satisfies Translation<typeof import('../registry-entries')>;
