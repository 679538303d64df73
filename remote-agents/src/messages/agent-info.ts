import { count } from '@frontdesk/shared/endpoints/count';

interface ModelUse {
  readonly replies: number;
  readonly tokens: number;
}

export const detail = {
  loading: 'Loading...',
  unknown: 'This agent does not exist or was deleted.',
  back: 'Back to My Agent Bots',
  loadFailed: 'The agent could not be loaded.',
  tabs: 'Agent settings',
  title: 'Agent',
} as const;

export const tabs = {
  info: 'Agent Info',
  client: 'Client',
  documents: 'Documents',
  welcome: 'Welcome Template',
  chat: 'Chat Test',
  settings: 'Chatbot Settings',
} as const;

export const info = {
  updated: 'Agent updated!',
  failed: 'Update failed. Check console for details.',
  chat: 'In the chat',
  chatIntro: 'What visitors see in the widget and you see in Chat Test.',
  starters: 'Starter questions',
  startersHint: 'Up to four, one per line. Visitors click one to ask it.',
  person: 'Offer a person',
  personHint:
    'With “Talk to a person”, visitors wait for somebody to join the chat, or leave a name and an email. You get a notification.',
  wait: 'Wait for a person',
  waits: (minutes: number) => (minutes === 0 ? 'Ask for email immediately' : count(minutes, 'minute', 'minutes')),
  waitHint: 'How long a visitor waits before the chat says that nobody is free. Outside opening hours, nobody waits.',
  sources: 'Show the source under a reply',
  privacy: 'Privacy link',
  privacyHint: 'The address of your privacy page. The chat links to it.',
  on: 'On',
  off: 'Off',
  update: 'Update',
  replies: 'Replies',
  repliesIntro: 'How the agent words its replies.',
  repliesQuoted: 'This server has no language model: replies quote your documents.',
  instructions: 'Instructions',
  instructionsHint: 'How to speak, and what to mention or avoid. Replies still come only from your documents.',
  instructionsUnused: 'Used as soon as the server has a language model.',
  model: 'Model',
  usualModel: (name: string) => `Default (${name})`,
  modelMissing: (name: string) => `${name} (not available)`,
  nothingFound: 'When nothing is found',
  nothingFoundHint:
    'The reply when your documents do not answer a question. If empty: “I could not find that in the documents.”',
  language: 'Language',
  automatic: 'Automatic',
  languageHint: 'Automatic: each visitor’s language.',
  limits: 'Language model limits',
  limitsIntro: 'Over a limit, replies quote your documents. Leave a field empty to use the server’s limit.',
  usedToday: (used: ModelUse, most: ModelUse) =>
    `Used today: ${count(used.replies)} of ${count(most.replies)} replies, ${count(used.tokens)} of ${count(most.tokens)} tokens`,
  limitNames: {
    'conversation-replies': 'Replies per day in one conversation',
    'conversation-tokens': 'Tokens per day in one conversation',
    'visitor-replies': 'Replies per day for one visitor',
    'visitor-tokens': 'Tokens per day for one visitor',
    'agent-replies': 'Replies per day in total',
    'agent-tokens': 'Tokens per day in total',
  },
  lastDays: 'The last seven days',
  day: 'Day (UTC)',
  dayReplies: 'Replies',
  dayTokens: 'Tokens',
  name: 'Name',
  description: 'Description',
  enabled: 'Enabled',
  enabledHint: 'While the agent is inactive, its chat tells visitors that it is away.',
} as const;
