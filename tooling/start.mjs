/** `npm start`: from a fresh clone to a running site. Plain JavaScript, because nothing is installed yet. */
import { requireNode } from './node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./ensure-installed.mjs');
const { endWithParent, runCommand } = await import('./run-command.mjs');

endWithParent();
await ensureInstalled();
const built = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts']);
if (built !== 0) process.exit(built);
process.exitCode = await runCommand(process.execPath, ['server/dist/main.js']);
