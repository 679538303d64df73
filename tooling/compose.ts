/** `npm run compose`: makes `dist/` anew from what is built. */
import { composeSite } from './compose-site';

await composeSite({ isStale: true });
console.log('dist/ is composed.');
