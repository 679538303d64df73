import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Embedder } from '../../src/passages/embeddings/embedder';

const PATIENCE_MS = 600_000;

/** Embeds for all test files of a run, so that the model starts once, and each text is embedded once. */
export interface SharedEmbeddings {
  /** The socket that `shared-embedding-worker.ts` connects to. */
  readonly socket: string;
  stop(): Promise<void>;
}

/**
 * Listens on a socket in `folder`. A line holds a text as JSON; its response holds the 384 numbers of its embedding.
 */
export async function startSharedEmbeddings(folder: string): Promise<SharedEmbeddings> {
  const worker = pathToFileURL('dist/tests/test/support/test-embedding-worker.js');
  // A busy machine may be slow.
  const embedder = new Embedder(worker, PATIENCE_MS);
  const known = new Map<string, Promise<string>>();
  const embed = (text: string): Promise<string> => {
    const answer =
      known.get(text) ?? embedder.embed(text, 'question').then((found) => `${JSON.stringify([...found])}\n`);
    known.set(text, answer);
    return answer;
  };
  const connections = new Set<Socket>();
  const server = createServer((connection) => {
    connections.add(connection.once('close', () => connections.delete(connection)));
    const end = () => connection.destroy();
    // A test may end its server at any time.
    connection.on('error', end);
    createInterface(connection)
      .on('error', end)
      .on('line', (line) => void embed(JSON.parse(line)).then((answer) => connection.write(answer), end));
  });
  const socket = join(folder, 'embeddings.sock');
  await once(server.listen(socket), 'listening');
  return {
    socket,
    stop: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
      await embedder.close();
    },
  };
}
