/** What a failure calls the palette. */
export const part = 'The palette';
export const open = 'Go to';
export const shortcut = 'Ctrl K';
