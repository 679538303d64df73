// Texts of the Welcome Template tab, which loads when it is opened.

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
  addressProblem: 'Enter an address like https://example.com.',
  removeLink: 'Remove link',
  setLink: 'Set link',
} as const;
