import type { Kind, Rule } from './kind';

/** A place where people can ask an agent: a table, a room, a machine. */
export type Chat = {
  /** The agent that answers, which belongs to the organization. */
  agentId: string;
  place: string;
  /** Facts that are true only at this place. */
  facts: readonly string[];
  /** Questions that the chat offers. */
  starters: readonly string[];
};

const lines = ({ place, facts, starters }: Chat) => [place, ...facts, ...starters];

export const chat: Kind<Chat, Rule> = {
  name: 'Chat',
  fields: {
    agentId: { label: 'Agent', rule: 'agent', isRequired: true, column: 'agent' },
    place: { label: 'Place', rule: 'line', isRequired: true, lengthMax: 80 },
    facts: { label: 'Facts', rule: 'lines', item: 'fact', most: 10, lengthMax: 500 },
    starters: { label: 'Starter questions', rule: 'lines', item: 'question', most: 4, lengthMax: 120 },
  },
  /** The place's content in words. The code itself always contains a short link from the server. */
  text: (payload) => lines(payload).join('\n'),
  lines,
  defaultName: ({ place }) => place,
  link: 'own',
};
