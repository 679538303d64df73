export const detail = {
  loading: 'Loading...',
  unknown: 'This agent does not exist, or it is no longer there.',
  back: 'Back to My Agent Bots',
  loadFailed: 'The agent could not be loaded.',
  tabs: 'Agent settings',
} as const;

export const info = {
  updated: 'Agent updated!',
  failed: 'Update failed. Check console for details.',
  chat: 'In the chat',
  chatIntro: 'What visitors see in the widget and you see in Chat Test.',
  starters: 'Starter questions',
  startersHint: 'Up to four, one a line. Visitors ask one with a click.',
  person: 'Offer a person',
  personHint:
    'Visitors can leave a name and an email with “Talk to a person”. You get a notification and can reply by mail.',
  sources: 'Show the source under a reply',
  privacy: 'Privacy link',
  privacyHint: 'The address of your privacy page. The chat links to it.',
  on: 'On',
  off: 'Off',
  update: 'Update',
} as const;
