/** A fake API created from the endpoints, and a page in the host's surroundings. Only for tests. */
export type { AlonePage } from './alone-page';
export { type FakeApi, fakeApi, type RecordedCall, refuse } from './fake-api';
export { leavesNothing, renderPage } from './render-page';

/** Fakes a browser's open channels. Delivers messages immediately. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    // Like real tabs, exchanges only plain data.
    const copy = JSON.parse(JSON.stringify(data)) as unknown;
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data: copy }));
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** Provides the `BroadcastChannel` that the test environment lacks. Returns a function that removes it. */
export function fakeChannels(): () => void {
  FakeChannel.open.clear();
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  return () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
