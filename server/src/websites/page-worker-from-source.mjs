// Used during development and tests: tsx runs the main thread's TypeScript, but each worker must register it again.
import { register } from 'tsx/esm/api';

register();
await import('./page-worker.ts');
