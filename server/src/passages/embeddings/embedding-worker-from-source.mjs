// During development: tsx, which runs the main thread's TypeScript, has to be asked again in each worker.
import { register } from 'tsx/esm/api';

register();
await import('./embedding-worker.ts');
