import { exec, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { buildKit, kitIn, packKit } from '../../tooling/kit/build-kit';
import { codeBlocks, commandsOf } from './code-blocks';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A command that runs until the outside team stops it. */
export interface RunningCommand {
  /** Resolves when it has printed the words. Throws with its output if it ends earlier. */
  waitFor(words: string): Promise<void>;
  stop(): void;
}

/** The folder that `npm create frontdesk-remote` made for a team outside of this repository. */
export interface OutsideTeam {
  readonly folder: string;
  /** The commands in the kit's README by the first words of their comments, such as `checks the types`. */
  readonly commands: readonly string[];
  /** Runs a command in the folder, and returns what it prints. Throws with that output when it fails. */
  run(command: string, env?: NodeJS.ProcessEnv): Promise<string>;
  start(command: string): RunningCommand;
  end(): Promise<void>;
}

/** Packs the kit, and follows its README in a new folder. */
export async function outsideTeam(): Promise<OutsideTeam> {
  const home = await mkdtemp(path.join(tmpdir(), 'outside-team-'));
  // Not in the repository, because another journey may build the kit there at the same time.
  const built = path.join(home, 'built');
  await buildKit(built);
  const { kit, create } = await packKit(home, built);
  const readme = await readFile(path.join(kitIn(built), 'README.md'), 'utf8');
  const [createBlock = '', workBlock = ''] = codeBlocks(readme, 'sh');
  const [createCommand = ''] = commandsOf(createBlock);
  // Needs no network: unpacks the file instead of running npx, and uses the packages installed here.
  await unpack(create, path.join(home, 'create'));
  const withoutNpx = createCommand.replace(/^npx (?:--yes )?\S+/, 'node create/cli.js');
  const folder = path.join(home, 'hours');
  // Node's test runner marks its child processes, and a nested test run would print nothing.
  const environment = { ...process.env, NODE_ENV: undefined, NODE_TEST_CONTEXT: undefined, FORCE_COLOR: '0' };
  const run = async (command: string, env: NodeJS.ProcessEnv = {}, cwd = folder) => {
    const options = { cwd, env: { ...environment, ...env } };
    const { stdout, stderr } = await promisify(exec)(command, options).catch((error: Error) => {
      throw new Error(`${error.message}\n${(error as Error & { stdout?: string }).stdout}`, { cause: error });
    });
    return stdout + stderr;
  };
  await run(`${withoutNpx} --no-install`, {}, home);
  await install(folder, kit);
  return {
    folder,
    commands: commandsOf(workBlock),
    run: (command, env) => run(command, env),
    start: (command) => startCommand(command, folder, environment),
    end: () => rm(home, { recursive: true, force: true }),
  };
}

function startCommand(command: string, cwd: string, env: NodeJS.ProcessEnv): RunningCommand {
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let isStopped = false;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  }
  return {
    async waitFor(words) {
      const hasEnded = () => child.exitCode !== null;
      await untilEqual(() => printed.includes(words) || hasEnded(), true).catch(() => undefined);
      if (!printed.includes(words)) throw new Error(`${command} did not print ${words}:\n${printed}`);
    },
    stop() {
      if (isStopped || child.pid === undefined || child.exitCode !== null) return;
      isStopped = true;
      process.kill(-child.pid, 'SIGKILL');
    },
  };
}

async function unpack(tarball: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Replaces `npm install`: unpacks the kit, and links all dependencies to the packages installed here. */
async function install(folder: string, kit: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const target = path.join(modules, '@frontdesk/remote-kit');
  await unpack(kit, target);
  const dependencies = async (of: string) => {
    const manifest = JSON.parse(await readFile(path.join(of, 'package.json'), 'utf8')) as Manifest;
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  };
  const names = new Set([...(await dependencies(folder)), ...(await dependencies(target))]);
  names.delete('@frontdesk/remote-kit');
  for (const name of names) await link(name, path.join(modules, name));
  const bin = path.join(target, 'dist/frontdesk-remote.js');
  await chmod(bin, 0o755);
  await mkdir(path.join(modules, '.bin'));
  await symlink(bin, path.join(modules, '.bin/frontdesk-remote'));
  await symlink(path.join(modules, 'typescript/bin/tsc'), path.join(modules, '.bin/tsc'));
}

async function link(name: string, target: string): Promise<void> {
  const places = ['shared', 'tooling', 'remote-qr', '.'].map((part) => path.join(ROOT, part, 'node_modules', name));
  for (const place of places) {
    const found = await readdir(place).catch(() => null);
    if (!found) continue;
    await mkdir(path.dirname(target), { recursive: true });
    return symlink(place, target);
  }
  throw new Error(`${name} is not installed.`);
}
