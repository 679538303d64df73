import { count } from '@frontdesk/shared/endpoints/count';

// Texts of an agent's page, and of its tabs Client and Welcome Template.

export const header = {
  path: 'Breadcrumb',
  agents: 'Agents',
  status: 'Status',
  test: 'Test',
  install: 'Put it on your site',
  documents: (ready: number) => `${count(ready, 'document', 'documents')} ready`,
  processing: (number: number) => `${count(number)} in progress`,
  failed: (number: number) => `${count(number)} failed`,
  conversations: (number: number) => `${count(number, 'conversation', 'conversations')} this week`,
} as const;

export const advanced = 'Advanced';

/** 'Your unsaved changes are back.' and 'Discard changes' are what the notice of other forms says. */
export const saveBar = {
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  restored: 'Your unsaved changes are back.',
  discardRestored: 'Discard changes',
  saved: 'Saved. Your chat shows it now.',
} as const;

export const setup = {
  label: 'Set up this agent',
  done: 'Done',
  next: 'Next:',
  complete: 'Set up',
  steps: {
    documents: { title: 'Documents', text: 'Upload what the agent answers from.' },
    welcome: { title: 'Welcome', text: 'Write what visitors read first.' },
    test: { title: 'Test', text: 'Ask what your customers would ask.' },
    site: { title: 'Put it on your site', text: 'Copy one line, or download the pack.' },
  },
} as const;

export const client = {
  updated: 'Client updated!',
  failed: 'Client update failed. Check console for details.',
  generate: 'Generate new secret',
  generated: 'New secret generated. The old one no longer works.',
  generateFailed: 'Failed to generate new secret. Check console for details.',
  generateQuestion: 'Generate a new secret? The current one stops working immediately.',
  stateHints: {
    server: undefined,
    browser: 'This server does not report the client status. This is what was last sent from this browser.',
    assumed: 'This server does not report the client status. A new client is active.',
  },
  idIsPublic:
    'This id is public, not a secret: it travels with every chat message, and anybody who opens your site can read it.',
  noIdYet: 'No client ID yet. Generating the first secret creates one.',
  secretIsFresh: 'Copy the secret now. It is shown only until you leave this page.',
  secretIsKept: 'The secret cannot be shown again. If it is lost, generate a new one.',
  secretIsPrivate: 'Keep it on your own servers, and never put it on a web page.',
  noSecretYet: 'No secret yet. Your website does not need it; only your own servers do.',
  example: 'Chat from your own server',
  exampleHint:
    'Three calls with the client id and the client secret. The allowed sites do not apply, and limits count for the agent, not for your server’s address.',
  exampleParts: {
    secret: 'the client secret',
    conversation: 'any id that nobody else uses',
    userName: 'My server',
    participant: 'the participantId that was answered',
    question: 'When do you open?',
  },
  id: 'Client ID',
  secret: 'Client Secret',
  status: 'Client status',
  replace: 'Replace secret',
  copyId: 'client id',
  copySecret: 'client secret',
  copyExample: 'example',
  show: 'Show secret',
  hide: 'Hide secret',
} as const;

export const clientId = {
  generate: 'Generate Client ID',
  forTest: 'The chat finds its agent by a Client ID, and this agent has none yet.',
  forWidget: 'The widget finds its agent by a Client ID, and this agent has none yet.',
} as const;

export const welcome = {
  saved: 'Welcome message saved successfully!',
  failed: 'Failed to save welcome message. Check console for details.',
  intro: 'What a visitor reads first, before asking anything.',
  editorFailed: 'The editor could not be loaded.',
  editor: 'Welcome text',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bulletList: 'Bullet list',
  numberedList: 'Numbered list',
  address: 'Address',
  addressProblem: 'Write an address like https://example.com.',
  removeLink: 'Remove link',
  setLink: 'Set link',
} as const;

/** Shown while the texts of settings and preview are not loaded. */
export const lateParts = {
  tabFailed: 'The tab could not be loaded.',
  settingsFailed: 'The settings could not be loaded.',
  previewFailed: 'The preview could not be loaded.',
  testsFailed: 'The test questions could not be loaded.',
  hoursFailed: 'The opening hours could not be loaded.',
  limitsFailed: 'The limits of the language model could not be loaded.',
} as const;
