import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  chooseAgent: 'Agent wählen',
  deletedAgent: 'Gelöschter Agent',
  answeredBy: (agent) => `Agent: ${agent}`,
  disabledAgent: (name) => `${name} (inaktiv)`,
  agentHint: 'Antwortet allen, die den Code scannen.',
  placeHint: 'So, wie man ihn nennt, zum Beispiel „Tisch 12“. Besucher lesen das oben im Chat.',
  factsHint: 'Was nur hier gilt, eine Angabe je Zeile. Der Agent liest diese Angaben vor seinen Dokumenten.',
  startersHint: 'Schaltflächen im Chat, eine Frage je Zeile. Ohne Fragen zeigt der Chat die des Agenten.',
  // 'Angaben' and 'Fragen'.
  fullList: (item, most) => `Ein Ort hat höchstens ${most} ${item}n.`,
  addFact: 'Angabe hinzufügen',
  addQuestion: 'Frage hinzufügen',
  lineName: (item, number) => `${item} ${number}`,
  removeLine: (item, number) => `${item} ${number} entfernen`,
  lineLength: (length, most) => `${count(length)} von ${count(most)} Zeichen`,
  noAgents: 'An einem Ort antwortet ein Agent. Sie haben noch keinen.',
  newAgent: 'Agent erstellen',
  agentsFailed: 'Ihre Agenten konnten nicht geladen werden.',
  notHere: 'Codes für Orte gibt es auf diesem Server nicht.',
  otherCodes: 'Andere QR-Codes',
} satisfies Translation<typeof import('../chat')>;
