export const headline = 'Update available';
export const ready = 'A new version of this site is ready.';
export const saveFirst = 'Save or clear what you typed first, then reload.';
export const reload = 'Reload';
