import { constants, setPriority } from 'node:os';
import type { Passage } from '../passages/passage';
import { extractPassages } from './extract/extract-passages';
import { asExtractionFailure } from './extract/extraction-failure';

/** The first message from the server; the bytes follow on standard input. */
interface ReaderTask {
  readonly name: string;
  readonly size: number;
}

/** The reader's messages: passages in batches, then that these were all, or why there are none. */
export type ReaderMessage = { readonly some: Passage[] } | { readonly isDone: true } | { readonly failure: string };

const PASSAGES_AT_ONCE = 200;

// Visitors and owners come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server ended.
process.once('disconnect', () => process.exit(1));

process.once('message', async ({ name, size }: ReaderTask) => {
  try {
    const passages = await extractPassages(name, await readInput(size));
    for (let from = 0; from < passages.length; from += PASSAGES_AT_ONCE) {
      await send({ some: passages.slice(from, from + PASSAGES_AT_ONCE) });
    }
    await send({ isDone: true });
  } catch (error) {
    const failure = asExtractionFailure(error);
    if (!failure) throw error;
    await send({ failure: failure.message });
  }
});

/** Reads into a buffer of the right size, because joining chunks would need twice the memory. */
async function readInput(size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) at += chunk.copy(bytes, at);
  if (at < size) throw new Error('The server sent only a part of the file.');
  return bytes;
}

function send(message: ReaderMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
