import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { ROOT } from '../run-command.mjs';
import { emitTypes } from './emit-types';
import { browserEntries, NODE_ENTRIES } from './kit-entries';
import { kitManifest } from './kit-manifest';

const KIT = path.join(ROOT, 'tooling/kit');
/** The folder that `npm run kit` packs. */
export const KIT_FOLDER = path.join(KIT, 'dist/remote-kit');

/** Builds the package `@frontdesk/remote-kit` into `KIT_FOLDER`: scripts, types, manifest and README. */
export async function buildKit(): Promise<void> {
  await rm(KIT_FOLDER, { recursive: true, force: true });
  await mkdir(KIT_FOLDER, { recursive: true });
  const common = {
    outdir: path.join(KIT_FOLDER, 'dist'),
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm' as const,
    target: 'es2022',
    jsx: 'automatic' as const,
    packages: 'external' as const,
    chunkNames: 'shared-[hash]',
    plugins: [ownNames],
  } satisfies BuildOptions;
  await build({ ...common, entryPoints: browserEntries(), platform: 'browser' });
  await build({ ...common, entryPoints: { ...NODE_ENTRIES }, platform: 'node', chunkNames: 'node-[hash]' });
  for (const file of ['share-refresh-runtime.js', 'unused-in-remotes.js']) {
    await cp(path.join(ROOT, 'tooling/webpack', file), path.join(common.outdir, file));
  }
  await emitTypes(path.join(KIT_FOLDER, 'types'), [...Object.values(browserEntries()), ...Object.values(NODE_ENTRIES)]);
  await writeFile(path.join(KIT_FOLDER, 'package.json'), `${JSON.stringify(await kitManifest(), null, 2)}\n`);
  const readme = await readFile(path.join(KIT, 'README.md'), 'utf8');
  await writeFile(path.join(KIT_FOLDER, 'README.md'), readme.replaceAll('%CONTRACT%', CONTRACT_VERSION));
}

/** Replaces modules of this repository with modules of the kit. */
const ownNames: Plugin = {
  name: 'own names',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@frontdesk\/shared\// }, ({ path: name }) => ({
      path: name.replace('/shared/', '/remote-kit/'),
      external: true,
    }));
    onLoad({ filter: /[\\/]webpack[\\/]host-libraries-plugin\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace("'@frontdesk/shared'", "'@frontdesk/remote-kit'"),
      loader: 'ts',
    }));
    onLoad({ filter: /[\\/]webpack[\\/]show-alone\.ts$/ }, () => ({
      contents: "export const SHOW_ALONE = '@frontdesk/remote-kit/standalone';",
    }));
    // Not supported yet: a remote built with the kit starts with only the host's frame.
    onLoad({ filter: /[\\/]webpack[\\/]first-views-plugin\.ts$/ }, () => ({
      contents: 'export class FirstViewsPlugin { apply() {} }',
    }));
  },
};
