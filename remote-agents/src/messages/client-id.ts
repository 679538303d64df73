export const clientId = {
  generate: 'Generate Client ID',
  forTest: 'The chat finds its agent by a Client ID, and this agent has none yet.',
  forWidget: 'The widget finds its agent by a Client ID, and this agent has none yet.',
} as const;
