#!/usr/bin/env node
/** `npm create frontdesk-remote hours`: creates the folder of a team's remote. */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNameProblem } from '@frontdesk/shared/contract';
import { type TeamFilesSettings, teamFiles } from './team-files';

const USAGE = `Usage: npm create frontdesk-remote hours

Creates the folder hours with a remote of that name, and installs its packages.
  --kit ./frontdesk-remote-kit-1.1.0.tgz    copies the kit from that file instead of the registry
  --no-install                              installs nothing`;

function main(args: readonly string[]): void {
  const { name, kit, install } = readArguments(args);
  const folder = path.resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    refuse(`The folder ${name} already exists and is not empty.`);
  const { versions, kit: range } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'versions.json'), 'utf8'),
  ) as TeamFilesSettings;
  const source = kit === undefined ? range : `file:${copyKit(folder, kit)}`;
  for (const [file, text] of Object.entries(teamFiles(name, { versions, kit: source }))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  if (!install) {
    console.log(nextSteps(name, false));
    return;
  }
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  child.once('error', () => refuse(`npm cannot be started. Run npm install in ${name}.`, 1));
  child.once('close', (code) => {
    if (code !== 0) refuse(`The files were created, but npm install failed. Run it again in ${name}.`, 1);
    console.log(nextSteps(name, true));
  });
}

function readArguments(args: readonly string[]): { name: string; kit: string | undefined; install: boolean } {
  const options = {
    kit: { type: 'string' },
    'no-install': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) {
      console.log(USAGE);
      process.exit();
    }
    const [name = '', ...more] = positionals;
    if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      refuse(`Give one name of lowercase letters, digits and dashes.\n\n${USAGE}`);
    const problem = remoteNameProblem(name);
    if (problem !== null) refuse(`${problem}.`);
    if (values.kit !== undefined && !existsSync(values.kit)) refuse(`There is no file ${values.kit}.`);
    return { name, kit: values.kit, install: values['no-install'] !== true };
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Copies the kit into the folder, so that other machines can also install it. Returns its path there. */
function copyKit(folder: string, kit: string): string {
  const target = `vendor/${path.basename(kit)}`;
  mkdirSync(path.join(folder, 'vendor'), { recursive: true });
  copyFileSync(kit, path.join(folder, target));
  return target;
}

const nextSteps = (name: string, isInstalled: boolean) => `
The remote is in ${name}. Next steps:

  cd ${name}${isInstalled ? '' : '\n  npm install'}
  npm run dev      shows it alone, with a sample API
  npm run build    builds dist/
  npm test         checks dist/, and runs the unit tests`;

function refuse(why: string, code = 2): never {
  console.error(why);
  process.exit(code);
}

main(process.argv.slice(2));
