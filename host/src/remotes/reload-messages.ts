export const saveFirst = 'Save or clear what you typed first, then reload.';
