import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Embedder, type ModelTask } from '../../src/passages/embeddings/embedder';

const PATIENCE_MS = 600_000;

/** Embeds texts for all test files in a run, so that the model starts once, and each text is embedded once. */
export interface SharedEmbeddings {
  /** The socket that `shared-embedding-worker.ts` connects to. */
  readonly socket: string;
  stop(): Promise<void>;
}

/**
 * Listens on a socket in `folder`. A line contains one of the thread's tasks as JSON; its response contains the 384
 * numbers of an embedding, or the reading.
 */
export async function startSharedEmbeddings(folder: string): Promise<SharedEmbeddings> {
  const worker = pathToFileURL('dist/tests/test/support/test-embedding-worker.js');
  // Generous, because a busy machine may be slow.
  const embedder = new Embedder(worker, PATIENCE_MS);
  const known = new Map<string, Promise<string>>();
  const run = async (task: ModelTask) => {
    if (typeof task === 'string') return [...(await embedder.embed(task, 'question'))];
    const [question, sentence] = task;
    return (await embedder.read(question, [sentence]))[0];
  };
  const answerTo = (line: string): Promise<string> => {
    const answer = known.get(line) ?? run(JSON.parse(line)).then((result) => `${JSON.stringify(result)}\n`);
    known.set(line, answer);
    return answer;
  };
  const connections = new Set<Socket>();
  const server = createServer((connection) => {
    connections.add(connection.once('close', () => connections.delete(connection)));
    const end = () => connection.destroy();
    // A test may stop its server at any time.
    connection.on('error', end);
    createInterface(connection)
      .on('error', end)
      .on('line', (line) => void answerTo(line).then((answer) => connection.write(answer), end));
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
