import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { parentPort } from 'node:worker_threads';

// Replaces the thread with the model: sends texts to the process that embeds for all test files.
const connection = connect(process.env['EMBEDDINGS_SOCKET'] ?? '');
parentPort?.on('message', (text: string) => connection.write(`${JSON.stringify(text)}\n`));
createInterface(connection).on('line', (line) => {
  parentPort?.postMessage(Int8Array.from(JSON.parse(line) as number[]));
});
