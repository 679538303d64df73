import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkBuild } from './build';
import { Refusal } from './command';

const require = createRequire(import.meta.url);
const inKit = (file: string) => path.join(import.meta.dirname, file);

/** `frontdesk-remote test`: checks `dist/`, and runs the team's unit tests in Jest with a DOM. `args` are for Jest. */
export async function test(folder: string, args: readonly string[]): Promise<void> {
  await checkBuild(path.join(folder, 'dist'));
  console.log('dist/ follows the contract.');
  if (!(await hasTests(folder))) return console.log('There are no unit tests (*.test.ts, *.test.tsx).');
  const child = spawn(
    process.execPath,
    [require.resolve('jest/bin/jest'), '--config', JSON.stringify(configOf(folder)), ...args],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
  );
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Refusal('Unit tests failed.');
}

async function hasTests(folder: string): Promise<boolean> {
  const files = await readdir(folder, { withFileTypes: true });
  const isTest = (name: string) => /\.test\.tsx?$/.test(name);
  for (const file of files) {
    if (file.isFile() && isTest(file.name)) return true;
    if (!file.isDirectory() || ['node_modules', 'dist'].includes(file.name)) continue;
    const inside = await readdir(path.join(folder, file.name), { recursive: true });
    if (inside.some(isTest)) return true;
  }
  return false;
}

/**
 * Jest's configuration: a browser's DOM, scripts and packages of either module system, and names in place of styles and
 * pictures.
 */
function configOf(folder: string): object {
  const setup = ['test-setup.js'].map(inKit).filter(existsSync);
  return {
    rootDir: folder,
    testEnvironment: inKit('browser-environment.cjs'),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
    // A limit for a busy machine, not a wait.
    testTimeout: 60_000,
    setupFilesAfterEnv: setup,
    transform: { '\\.(?:tsx?|[mc]?js)$': inKit('jest-transform.cjs') },
    transformIgnorePatterns: [],
    moduleNameMapper: {
      '^@chakra-ui/react$': inKit('chakra.cjs'),
      '\\.module\\.css$': inKit('class-names.cjs'),
      '\\.(?:svg|png|jpe?g|gif|webp|avif|woff2|wasm)$': inKit('asset-address.cjs'),
    },
  };
}
