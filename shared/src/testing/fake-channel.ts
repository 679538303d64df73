/** The open channels of one browser, whose messages arrive at once. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    // As between real tabs: only plain data arrives.
    const copy = JSON.parse(JSON.stringify(data)) as unknown;
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data: copy }));
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** Gives a test the `BroadcastChannel` that its environment lacks. Returns a function that takes it away again. */
export function fakeChannels(): () => void {
  FakeChannel.open.clear();
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  return () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
