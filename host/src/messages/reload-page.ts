// Text of what refuses to reload the page.

export const saveFirst = 'Save or clear what you typed first, then reload.';
