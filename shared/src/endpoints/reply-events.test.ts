import { readReplyEvents } from './reply-events';

/** Sends `text` in pieces of `size` bytes. */
async function read(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
  const shown: string[] = [];
  // The part of a response's body that is used; jsdom has no streams.
  const body = {
    getReader: () => ({
      read: async () => {
        const value = pieces.shift();
        return value ? { done: false, value } : { done: true, value: undefined };
      },
    }),
  } as unknown as ReadableStream<Uint8Array>;
  return { end: await readReplyEvents(body, (text) => shown.push(text)), shown };
}

const TEXTS = 'event: text\ndata: {"text":"Grüß "}\n\n: \n\nevent: text\ndata: {"text":"Gott"}\n\n';

test.each([1, 2, 7, 1000])('reads a reply that is streamed in pieces of %i bytes', async (size) => {
  const { end, shown } = await read(`${TEXTS}event: reply\ndata: {"text":"Grüß Gott."}\n\n`, size);
  expect(shown).toEqual(['Grüß ', 'Grüß Gott']);
  expect(end).toEqual({ status: 200, body: '{"text":"Grüß Gott."}' });
});

test('reads the status of an error within the stream', async () => {
  const { end } = await read(`${TEXTS}event: error\ndata: {"status":503,"message":"Later."}\n\n`, 9);
  expect(end).toEqual({ status: 503, body: '{"status":503,"message":"Later."}' });
});

test('returns null for a stream that ends without an end event', async () => {
  expect((await read(TEXTS, 9)).end).toBeNull();
});

test('ignores events of other kinds', async () => {
  const { end, shown } = await read('event: ping\ndata: {\n\n: \n\nevent: reply\ndata: "Hi"\n\n', 9);
  expect(shown).toEqual([]);
  expect(end).toEqual({ status: 200, body: '"Hi"' });
});
