/** `npm run move-files`: moves the files of documents to S3, or back, while the server runs. */
import { runCommand } from './run-command.mjs';

const args = ['--import', 'tsx', 'server/src/operation/move-files-command.ts', ...process.argv.slice(2)];
process.exitCode = await runCommand(process.execPath, args);
