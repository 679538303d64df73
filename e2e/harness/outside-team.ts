import { exec, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildKit, KIT_FOLDER, packKit } from '../../tooling/kit/build-kit';
import { codeBlocks, commandsOf } from './code-blocks';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder of a team outside of this repository, with only the packages that the packed kit's README installs. */
export interface OutsideTeam {
  readonly folder: string;
  /** The kit's README. */
  readonly readme: string;
  /** Runs a command in the folder, and returns what it prints. Throws when it fails. */
  run(command: string): Promise<string>;
  /** Starts a command in the folder. The returned function ends it. */
  start(command: string): () => void;
  end(): Promise<void>;
}

/** Packs the kit, and follows the install block of its README in a new folder. */
export async function outsideTeam(): Promise<OutsideTeam> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outside-team-'));
  await buildKit();
  await packKit(folder);
  const readme = await readFile(path.join(KIT_FOLDER, 'README.md'), 'utf8');
  // Node's test runner marks its child processes, and a nested test run would print nothing.
  const environment = { ...process.env, NODE_ENV: undefined, NODE_TEST_CONTEXT: undefined };
  const run = async (command: string) => {
    const { stdout } = await promisify(exec)(command, { cwd: folder, env: environment }).catch((error: Error) => {
      throw new Error(`${error.message}\n${(error as Error & { stdout?: string }).stdout}`);
    });
    return stdout;
  };
  const [installBlock = ''] = codeBlocks(readme, 'sh');
  for (const command of commandsOf(installBlock)) {
    const [, names] = /^npm install (.+)$/.exec(command) ?? [];
    await (names === undefined ? run(command) : install(folder, names.split(' ')));
  }
  return {
    folder,
    readme,
    run,
    start(command) {
      const child = spawn(command, { cwd: folder, env: environment, shell: true, detached: true, stdio: 'ignore' });
      return () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Replaces `npm install` without a network: unpacks the tarball, and links its dependencies and other packages to the
 * packages installed here.
 */
async function install(folder: string, args: readonly string[]): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  for (const name of args.filter((arg) => !arg.startsWith('--'))) {
    if (!name.endsWith('.tgz')) {
      const bare = name.replace(/(?<=.)@[\d.]+$/, '');
      await link(bare, path.join(modules, bare));
      continue;
    }
    const kit = path.join(modules, '@frontdesk/remote-kit');
    await mkdir(kit, { recursive: true });
    await promisify(execFile)('tar', ['-xzf', path.join(folder, name), '-C', kit, '--strip-components=1']);
    const manifest = await readFile(path.join(kit, 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: object };
    for (const dependency of Object.keys(dependencies)) await link(dependency, path.join(modules, dependency));
  }
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
