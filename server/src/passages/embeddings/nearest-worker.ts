import { parentPort } from 'node:worker_threads';
import { nearestTo } from './embedding';
import type { NearestTask } from './meanings';

parentPort?.on('message', ({ number, vectors, meaning, limit }: NearestTask) => {
  parentPort?.postMessage({ number, positions: nearestTo(vectors, meaning, limit) });
});
