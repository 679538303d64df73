export const welcome = {
  saved: 'Welcome message saved successfully!',
  failed: 'Failed to save welcome message. Check console for details.',
  intro: 'What a visitor reads first, before asking anything.',
  editorFailed: 'The editor could not be loaded.',
  editor: 'Welcome text',
  formatting: 'Formatting',
  link: 'Link',
  address: 'Address',
  removeLink: 'Remove link',
  setLink: 'Set link',
} as const;
