/** Installs missing packages, and runs a command of this folder (`npm run build` is `build.ts`). */
import { requireNode } from './nodes/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./ensure-installed.mjs');
const { endWithParent, runCommand } = await import('./run-command.mjs');

const [command, ...args] = process.argv.slice(2);
endWithParent();
await ensureInstalled();
process.exitCode = await runCommand(process.execPath, ['--import', 'tsx', `tooling/${command}.ts`, ...args]);
