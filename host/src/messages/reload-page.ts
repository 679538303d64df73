// Shown when unsaved text prevents a reload of the page.

export const saveFirst = 'First save or clear what you typed, then reload.';
