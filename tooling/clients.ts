/**
 * `npm run clients`: packs `@frontdesk/client` and `@frontdesk/chat-react` into clients/dist and prints their paths.
 * The client's types describe the API that this version serves.
 */
import path from 'node:path';
import { packClients } from '../clients/pack';
import { startBenchServer } from './bench/bench-server';
import { ROOT, runCommand } from './run-command.mjs';

const built = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts']);
if (built !== 0) process.exit(built);
const server = await startBenchServer();
try {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).text();
  for (const file of await packClients(document, path.join(ROOT, 'clients/dist')))
    console.log(path.relative(ROOT, file));
} finally {
  server.stop();
}
