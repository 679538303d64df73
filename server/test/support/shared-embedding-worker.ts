import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { parentPort } from 'node:worker_threads';
import type { ModelTask } from '../../src/passages/embeddings/embedder';

// Replaces the thread that runs the model: sends texts to the process that embeds for all test files.
const connection = connect(process.env['EMBEDDINGS_SOCKET'] ?? '');
parentPort?.on('message', (task: ModelTask) => connection.write(`${JSON.stringify(task)}\n`));
createInterface(connection).on('line', (line) => {
  const result: number[] | number = JSON.parse(line);
  parentPort?.postMessage(typeof result === 'number' ? result : Int8Array.from(result));
});
