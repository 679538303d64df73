// Shown when the texts about the demo hotel fail to load.

export const failed = 'Could not check for demo data.';
