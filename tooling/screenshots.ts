/** `npm run screenshots`: builds the site and saves a picture of every screen in screenshots/. */
import { findOrInstallBrowser } from './browser/find-browser';
import { runCommand } from './run-command.mjs';

process.env['CHROMIUM'] = await findOrInstallBrowser();
const built = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts']);
const script = ['--import', 'tsx', 'e2e/screenshots/main.ts', ...process.argv.slice(2)];
process.exitCode = built === 0 ? await runCommand(process.execPath, script) : built;
