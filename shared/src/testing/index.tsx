/** A fake API made from the endpoints, and a page in the host's surroundings. Only for tests. */
export { fakeApi, type RecordedCall, refuse } from './fake-api';
export { fakeChannels } from './fake-channel';
export { renderPage } from './render-page';
