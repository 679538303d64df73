// During development and tests: each worker must register tsx again, although the main thread has already registered
// it.
import { register } from 'tsx/esm/api';

register();
await import('./extract-worker.ts');
