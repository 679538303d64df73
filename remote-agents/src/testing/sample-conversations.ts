/** Returns a conversation of the list as the server sends it. */
export const sampleConversation = (id: string, changes: object = {}) => ({
  id,
  agentId: '1',
  agentName: 'Reception',
  visitor: '',
  site: 'https://shop.example',
  firstQuestion: `Question ${id}`,
  messages: 2,
  lastActivity: `2026-11-20T10:00:${id.padStart(2, '0')}Z`,
  outcome: 'answered',
  helpful: 0,
  notHelpful: 0,
  isDone: false,
  ...changes,
});

/** Returns a message of a transcript as the server sends it. */
export const sampleMessage = (
  id: string,
  from: 'visitor' | 'agent' | 'owner' | 'person' | 'note' | 'joined' | 'left' | 'returned',
  text: string,
  changes: object = {},
) => ({
  id,
  from,
  text,
  sentAt: `2026-11-20T10:00:${id.padStart(2, '0')}Z`,
  ...changes,
});
