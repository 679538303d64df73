import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { sessionStore, signOut } from '../../shared/src/session/session-store';

// A limit for a busy machine, not a wait: whatever comes is found at once.
configure({ asyncUtilTimeout: 60_000 });

// A failing query says what it looked for; the whole page's markup beneath hides it.
process.env['DEBUG_PRINT_LIMIT'] = '0';

// A browser whose shell has found out that this is our server. Without it our own calls wait.
beforeEach(() => localStorage.setItem('SERVER_CALLS', JSON.stringify({ 'GET /api/own': { has: true, at: 0 } })));

// jsdom knows <dialog> but not how to open one.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom lays nothing out, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Ending the session drops drafts, uploads and batches, so that no test sees those of the one before.
afterEach(() => {
  if (sessionStore.getState().token !== null) signOut();
});
