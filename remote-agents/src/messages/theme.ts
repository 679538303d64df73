export const theme = {
  saved: 'Theme saved to localStorage!',
  failed: 'Failed to save theme.',
  intro: 'The look of the chat on your own site. It is kept in this browser, for each agent by itself.',
  broken: 'The theme that this browser kept could not be read. These are the defaults; saving replaces it.',
  brokenFields: (names: string) =>
    `Of the theme that this browser kept, this could not be read and is the default now: ${names}.`,
  derived: (color: string, ratio: string) => `Your text color would be ${ratio}:1 here, so ${color} is used.`,
  lowContrast: 'Some of this text can hardly be read. Choose colors that differ more; AA asks for 4.5:1.',
  fontHint: 'A font shows where the site or the visitor has it; nothing is fetched for it.',
  preview: 'Preview',
  previewIntro: 'The widget itself, talking to nobody.',
  previewFailed: 'The preview could not be loaded.',
  loadFailed: 'The settings could not be loaded.',
  previewSmaller: (width: number, height: number) => `There is only room for ${width} × ${height} px here.`,
} as const;
