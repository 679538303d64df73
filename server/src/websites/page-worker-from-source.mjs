// During development and tests: each worker must register tsx again, which runs the main thread's TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./page-worker.ts');
