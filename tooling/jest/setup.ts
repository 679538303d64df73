import { realtimeStore } from '../../shared/src/realtime/realtime-store';
import { sessionStore, signOut } from '../../shared/src/session/session-store';

// Loading these takes longer than most tests of plain functions, which are `.test.ts`.
if (expect.getState().testPath?.endsWith('.tsx')) require('./component-setup');

// In tests, the shell has already detected our server and connected to its hub. Our own calls wait for both.
beforeEach(() => {
  localStorage.setItem('SERVER_CALLS', JSON.stringify({ 'GET /api/own': { has: true, at: 0 } }));
  realtimeStore.setState({ status: 'Connected', problem: null });
});

// jsdom has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Ending the session discards drafts, uploads and batches, so that no test sees those of the previous test.
afterEach(() => {
  if (sessionStore.getState().token !== null) signOut();
});
