export const widget = {
  title: 'Put it on your site',
  intro: 'The widget includes the name, welcome message and look as they are now. Download it again after a change.',
  introStored: 'Copy it once. Name, welcome message and look follow what you save here.',
  noClientId: 'Please generate a Client ID first.',
  download: 'Download widget pack',
  packHint: 'Files that work on any web server.',
  packFailed: 'Error creating widget pack.',
  packReady: 'chatbot-widget.zip is ready.',
  snippet: 'Embed code',
  snippetHint: 'Or paste this line into your pages: the same widget, served from here.',
  away: 'This agent is disabled or its client is inactive, so the widget shows that it is away.',
  policy: 'My site has a Content-Security-Policy',
  policyPack: 'With the pack:',
  policySnippet: 'With the embed code:',
  copyEmbed: 'embed code',
} as const;

export const sites = {
  title: 'Allowed sites',
  label: 'Sites that may show this agent',
  any: 'Any site may use this agent: its client id is public. List your sites to refuse all others.',
  some: 'Only these sites may use this agent.',
  notASite: (typed: string) => `“${typed}” is not the address of a site. Write it like https://www.example.com.`,
  hint: 'One address per line, like https://www.example.com. Leave it empty to allow any site.',
  saved: 'Allowed sites saved!',
  failed: 'Failed to save allowed sites.',
  update: 'Update allowed sites',
} as const;
