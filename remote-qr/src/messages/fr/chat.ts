import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  chooseAgent: 'Choisir un agent',
  deletedAgent: 'Agent supprimé',
  answeredBy: (agent) => `Agent : ${agent}`,
  disabledAgent: (name) => `${name} (désactivé)`,
  agentHint: 'Répond aux personnes qui scannent le code.',
  placeHint: 'Le nom courant du lieu, comme « Table 12 ». Les visiteurs le voient en haut du chat.',
  factsHint: 'Ce qui n’est vrai qu’ici, une information par ligne. L’agent les lit avant ses documents.',
  startersHint: 'Des boutons dans le chat, une question par ligne. Sans question, le chat affiche celles de l’agent.',
  // 'informations' and 'questions'.
  fullList: (item, most) => `Un lieu a au plus ${most} ${item.toLowerCase()}s.`,
  addFact: 'Ajouter une information',
  addQuestion: 'Ajouter une question',
  lineName: (item, number) => `${item} ${number}`,
  removeLine: (item, number) => `Retirer : ${item.toLowerCase()} ${number}`,
  lineLength: (length, most) => `${count(length)} sur ${count(most, 'caractère', 'caractères')}`,
  noAgents: 'Dans un lieu, c’est un agent qui répond. Vous n’en avez pas encore.',
  newAgent: 'Créer un agent',
  agentsFailed: 'Vos agents n’ont pas pu être chargés.',
  notHere: 'Les codes de lieux ne sont pas disponibles sur ce serveur.',
  otherCodes: 'Autres QR codes',
} satisfies Translation<typeof import('../chat')>;
