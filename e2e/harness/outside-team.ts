import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildKit, KIT_FOLDER } from '../../tooling/kit/build-kit';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A folder of a team outside of this repository: it has the packed kit, and what that package depends on. */
export interface OutsideTeam {
  readonly folder: string;
  /** Runs a script with Node there, and returns what it prints. Throws when it fails. */
  node(...args: string[]): Promise<string>;
  /** Starts a script. The returned function ends it. */
  start(env: Record<string, string>, ...args: string[]): () => void;
  end(): Promise<void>;
}

/** Packs the kit and unpacks it in a new folder. Its dependencies are links to the installed ones, as no network is needed then. */
export async function outsideTeam(): Promise<OutsideTeam> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outside-team-'));
  const modules = path.join(folder, 'node_modules');
  await buildKit();
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: KIT_FOLDER });
  const kit = path.join(modules, '@frontdesk/remote-kit');
  await mkdir(kit, { recursive: true });
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', path.join(folder, tarball), '-C', kit, '--strip-components=1']);
  const { dependencies } = JSON.parse(await readFile(path.join(kit, 'package.json'), 'utf8')) as {
    dependencies: object;
  };
  const own = ['tsx', 'webpack-cli', 'webpack-dev-server', '@types/react', '@types/node'];
  for (const name of [...Object.keys(dependencies), ...own]) await link(name, path.join(modules, name));
  await writeFile(path.join(folder, 'package.json'), '{"name":"hours","version":"1.0.0","type":"module"}');
  // Node's test runner marks what it starts, and a test run inside of it would print nothing.
  const environment = { ...process.env, NODE_ENV: 'production', NODE_TEST_CONTEXT: undefined };
  return {
    folder,
    async node(...args) {
      const { stdout } = await run(process.execPath, args, { cwd: folder, env: environment }).catch((error: Error) => {
        throw new Error(`${args.join(' ')}: ${error.message}\n${(error as Error & { stdout?: string }).stdout}`);
      });
      return stdout;
    },
    start(env, ...args) {
      const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' });
      return () => void child.kill('SIGKILL');
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
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
