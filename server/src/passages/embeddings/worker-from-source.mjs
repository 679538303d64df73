// Used during development: tsx runs the main thread's TypeScript, but each worker must register it again.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
