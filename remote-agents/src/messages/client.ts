export const client = {
  updated: 'Client updated!',
  failed: 'Client update failed. Check console for details.',
  generate: 'Generate new secret',
  generated: 'New secret generated.',
  generateFailed: 'Failed to generate new secret. Check console for details.',
  generateQuestion: 'Generate a new secret? The present one stops working at once.',
  stateHints: {
    server: undefined,
    browser: 'This server does not report the client status. Shown is what was last sent from this browser.',
    assumed: 'This server does not report the client status. A new client is active.',
  },
  idIsPublic:
    'This id is public, not a secret: it travels with every chat message, and anybody who opens your site can read it.',
  noIdYet: 'None yet. It is made together with the first secret.',
  secretIsFresh: 'Copy the secret now. It can be seen until you leave this page, and not again after that.',
  secretIsKept: 'The secret cannot be shown again. If it is lost, generate a new one.',
  secretIsPrivate: 'Keep it on your own servers, and never put it on a web page.',
  noSecretYet: 'No secret yet. Your website does not need it; only your own servers do.',
  example: 'Chat from your own server',
  exampleHint:
    'Three calls with the client id and the client secret. The allowed sites do not apply, and limits count for the agent, not for your server’s address.',
} as const;
