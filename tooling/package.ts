/**
 * `npm run package -- FOLDER`: builds everything and copies what runs in production into a new folder: the server, the
 * files of the packages that it uses, and the site. Start it with `node server/dist/main.js`. docs/deploy/Containerfile
 * makes the image from it.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { packageFor } from './package/package-for';
import { runCommand } from './run-command.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (folder === undefined || positionals.length > 1 || existsSync(folder)) {
  console.error('Name one folder that does not exist yet: npm run package -- FOLDER.');
  process.exit(1);
}
// A site for production has no test language.
delete process.env['PSEUDO_LANGUAGE'];
const code = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts']);
if (code !== 0) process.exit(code);
console.log(`The files for production are in ${folder}: ${((await packageFor(folder)) / 1e6).toFixed(1)} MB.`);
