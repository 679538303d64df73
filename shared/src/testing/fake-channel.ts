/** The open channels of one browser. Delivers messages at once. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    // Real tabs exchange only plain data, too.
    const copy = JSON.parse(JSON.stringify(data)) as unknown;
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data: copy }));
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** Gives a test the `BroadcastChannel` that its environment lacks. Returns a function that removes it. */
export function fakeChannels(): () => void {
  FakeChannel.open.clear();
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  return () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
