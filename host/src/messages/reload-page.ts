// Shown when unsaved text prevents a reload of the page.

export const saveFirst = 'Save or clear what you typed first, then reload.';
