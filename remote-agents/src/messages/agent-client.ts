// Texts of the Client tab and about a missing client id, which load when they are shown.

export const client = {
  updated: 'Client updated!',
  failed: 'Client update failed. Check console for details.',
  generate: 'Generate new secret',
  generated: 'New secret generated. The old one no longer works.',
  generateFailed: 'Failed to generate new secret. Check console for details.',
  generateQuestion: 'Generate a new secret? The current one stops working immediately.',
  stateHints: {
    server: undefined,
    browser: 'This server does not report the client status. This is what this browser last sent.',
    assumed: 'This server does not report the client status. A new client is active.',
  },
  idIsPublic:
    'This id is public, not a secret: it is sent with every chat message, and anyone on your site can read it.',
  noIdYet: 'No client ID yet. Generating the first secret creates one.',
  secretIsFresh: 'Copy the secret now. It is shown only until you leave this page.',
  secretIsKept: 'The secret cannot be shown again. If it is lost, generate a new one.',
  secretIsPrivate: 'Keep it on your own servers, and never put it on a web page.',
  noSecretYet: 'No secret yet. Your website does not need it; only your own servers do.',
  example: 'Chat from your own server',
  exampleHint:
    'Three calls with the client id and the client secret. Allowed sites do not apply, and limits apply to the agent, not to your server’s address.',
  exampleParts: {
    secret: 'the client secret',
    conversation: 'any id that nobody else uses',
    userName: 'My server',
    participant: 'the participantId that was returned',
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
  forTest: 'The chat finds its agent by Client ID, but this agent has none yet.',
  forWidget: 'The widget finds its agent by Client ID, but this agent has none yet.',
} as const;
