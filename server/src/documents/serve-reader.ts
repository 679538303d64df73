import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { asExtractionFailure } from './extract/extraction-failure';

/** A reader's messages: its results in batches and then the end, or the reason why there are no results. */
export type ReaderMessage<Part> =
  | { readonly some: readonly Part[] }
  | { readonly progress: Progress }
  | { readonly isDone: true }
  | { readonly failure: string };

/** The number of pages read so far in a document whose pages take a long time to read. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

const PARTS_AT_ONCE = 200;
const CHUNK = 65_536;

/**
 * Reads the files that the server sends to this process one after another: first a task as a message, then its bytes on
 * stdin.
 */
export function serveReader<Task extends object, Part>(
  read: (task: Task, bytes: Buffer, report: (progress: Progress) => void) => readonly Part[] | Promise<readonly Part[]>,
): void {
  // Visitors' and owners' requests have priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // A disconnect means that the server process has ended.
  process.once('disconnect', () => process.exit(1));
  process.on('message', async ({ size, ...task }: Task & { readonly size: number }) => {
    try {
      const parts = await read(task as unknown as Task, await readInput(size), (progress) =>
        process.send?.({ progress }),
      );
      for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
        await send<Part>({ some: parts.slice(from, from + PARTS_AT_ONCE) });
      }
      await send<Part>({ isDone: true });
    } catch (error) {
      const failure = asExtractionFailure(error);
      if (!failure) throw error;
      await send<Part>({ failure: failure.message });
    }
  });
}

/** Reads into a buffer of the right size, because joining chunks would need twice the memory. */
async function readInput(size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  while (at < size) {
    const chunk = (process.stdin.read(Math.min(size - at, CHUNK)) ?? process.stdin.read()) as Buffer | null;
    if (chunk) at += chunk.copy(bytes, at);
    else if (process.stdin.readableEnded) throw new Error('The server sent only a part of the file.');
    else await Promise.race([once(process.stdin, 'readable'), once(process.stdin, 'end')]);
  }
  return bytes;
}

function send<Part>(message: ReaderMessage<Part>): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
