import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runCommand } from '../run-command.mjs';

/** The first is headless Chromium, which is enough for the journeys and takes a third less processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the browser for the journeys; installs one if none is found. Prints the result. */
export async function findOrInstallBrowser(): Promise<string> {
  const found = find();
  if (found) {
    console.log(`Browser tests use ${found}.`);
    return found;
  }
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log(`No Chromium found; installing it with ${isRoot ? 'apt-get' : "Playwright's installer"} ...`);
  if (isRoot) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
    await runCommand('apt-get', ['update', '-qq'], quiet);
    const install = (name: string) => runCommand('apt-get', ['install', '-y', '-qq', name], quiet);
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
  } else {
    await runCommand(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      cwd: 'tooling',
    });
  }
  const installed = find();
  if (installed) return installed;
  console.error('Chromium could not be installed. Install it manually, or set its path in CHROMIUM.');
  process.exit(1);
}

function find(): string | undefined {
  const named = process.env['CHROMIUM'];
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [named ?? '', ...onPath, chromium.executablePath()].find((file) => file !== '' && existsSync(file));
}
