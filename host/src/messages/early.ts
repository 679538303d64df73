// Texts in index.html, which the build inserts.

export const description = 'Frontdesk runs the chatbot agents and QR codes of your business.';
export const noScript = 'Frontdesk needs JavaScript. Please turn it on and reload this page.';
export const notLoaded = 'This site could not be loaded. Reload the page, or try again in a few minutes.';
export const offline = 'You are offline. This page will load once you are back online.';
export const reload = 'Reload page';
export const slow = 'This is taking longer than usual.';
