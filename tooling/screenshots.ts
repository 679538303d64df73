/**
 * `npm run screenshots`: builds the site and saves a picture of every screen in screenshots/. With `-- --language ar`,
 * the site also has that test language, and the pictures are in screenshots-ar/.
 */
import { parseArgs } from 'node:util';
import { DASHBOARD_LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { findOrInstallBrowser } from './browser/find-browser';
import { runCommand } from './run-command.mjs';

const { language } = parseArgs({ options: { language: { type: 'string' } }, strict: false }).values;
const isPseudo = typeof language === 'string' && !DASHBOARD_LANGUAGES.some((known) => known === language);
if (isPseudo) process.env['PSEUDO_LANGUAGE'] = language;
process.env['CHROMIUM'] = await findOrInstallBrowser();
const built = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts']);
const script = ['--import', 'tsx', 'e2e/screenshots/main.ts', ...process.argv.slice(2)];
process.exitCode = built === 0 ? await runCommand(process.execPath, script) : built;
