/** `npm run backup -- FILE` and `npm run restore -- FILE`: copy the server's data to a file and back while it runs. */
import { runCommand } from './run-command.mjs';

const args = ['--import', 'tsx', 'server/src/operation/backup-command.ts', ...process.argv.slice(2)];
process.exitCode = await runCommand(process.execPath, args);
