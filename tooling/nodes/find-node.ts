import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ASK = 'process.stdout.write(JSON.stringify({ version: process.versions.node, program: process.execPath }))';

/** A Node that can be run. */
export interface FoundNode {
  readonly version: string;
  /** The path of its program. */
  readonly program: string;
}

/**
 * The newest release of a major version of Node. The registry's package `node` brings its program, which npx keeps in
 * npm's cache.
 */
export async function findNode(major: number): Promise<FoundNode> {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  // Elsewhere, because npx prefers the packages of the folder that it is run in.
  const { stdout } = await run(npx, ['--yes', `node@${major}`, '-e', ASK], {
    cwd: tmpdir(),
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as FoundNode;
}
