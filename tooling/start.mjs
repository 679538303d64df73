/** `npm start`: builds and starts the site from a fresh clone. Plain JavaScript, because nothing is installed yet. */
import { requireNode } from './nodes/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./ensure-installed.mjs');
const { endWithParent, runCommand } = await import('./run-command.mjs');

endWithParent();
await ensureInstalled();
const built = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts']);
if (built !== 0) process.exit(built);
// `npm start -- --demo` adds an organization with a demonstration hotel.
const options = process.argv.includes('--demo') ? ['--demo'] : [];
process.exitCode = await runCommand(process.execPath, ['server/dist/main.js', ...options]);
