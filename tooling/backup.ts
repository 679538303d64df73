/** `npm run backup -- FILE` and `npm run restore -- FILE`: copy the data of a running server to a file, and back. */
import { runCommand } from './run-command.mjs';

const args = ['--import', 'tsx', 'server/src/operation/backup-command.ts', ...process.argv.slice(2)];
process.exitCode = await runCommand(process.execPath, args);
