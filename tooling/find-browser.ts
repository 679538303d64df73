import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runCommand } from './run-command.mjs';

/** The first is Chromium without a window, which is all that the journeys need and takes a fifth less processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser the journeys run in: one that is there, else one that is installed now. Says what it did. */
export async function findOrInstallBrowser(): Promise<string> {
  const found = find();
  if (found) {
    console.log(`Browser tests use ${found}.`);
    return found;
  }
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log(`No Chromium found; installing it with ${isRoot ? 'apt-get' : "Playwright's own installer"} ...`);
  if (isRoot) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
    await runCommand('apt-get', ['update', '-qq'], quiet);
    await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
  } else {
    await runCommand(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      cwd: 'tooling',
    });
  }
  const installed = find();
  if (installed) return installed;
  console.error('Chromium could not be installed. Install it by hand, or name it in the variable CHROMIUM.');
  process.exit(1);
}

function find(): string | undefined {
  const named = process.env['CHROMIUM'];
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [named ?? '', ...onPath, chromium.executablePath()].find((file) => file !== '' && existsSync(file));
}
