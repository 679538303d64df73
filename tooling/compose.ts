/**
 * `npm run compose`: makes `dist/` anew from what is built. `-- qr=https://cdn.example/qr/` takes that remote from where
 * it is deployed instead.
 */
import { composeSite } from './compose-site';

try {
  const deployed = Object.fromEntries(process.argv.slice(2).map(readAddress));
  await composeSite({ isStale: true, deployed });
  console.log('dist/ is composed.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function readAddress(argument: string): [name: string, address: string] {
  const [, name, address] = /^([a-z][a-z0-9-]*)=(https?:\/\/.+)$/.exec(argument) ?? [];
  if (name !== undefined && address !== undefined && URL.canParse(address)) return [name, address];
  throw new Error(`${argument} is not understood. Write name=address, like qr=https://cdn.example/qr/`);
}
