import { parentPort } from 'node:worker_threads';
import { nearestTo } from './nearest';
import type { NearestTask } from './nearest-thread';

parentPort?.on('message', ({ number, vectors, meaning, limit }: NearestTask) => {
  parentPort?.postMessage({ number, positions: nearestTo(vectors, meaning, limit) });
});
