import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// The server and its threads, each one file. Our own shared code goes in, packages stay outside,
// except those made of many small modules: finding and reading these takes longer at each start than all else.
const INLINED = ['kysely', 'jose', 'valibot', 'qr'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const { dependencies, devDependencies } = JSON.parse(await readFile(here('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Bundles `entryPoints`, named by their path from this folder, into `outdir`. */
export async function bundle(entryPoints: Record<string, string> | string[], outdir: string, external: string[] = []) {
  await build({
    entryPoints,
    outdir,
    absWorkingDir: here('.'),
    outbase: '.',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: [
      ...external,
      ...Object.keys(dependencies).filter((name) => !name.startsWith('@frontdesk/') && !INLINED.includes(name)),
    ],
    logLevel: 'warning',
  });
}

await bundle(
  {
    main: 'src/main.ts',
    'extract-worker': 'src/documents/extract-worker.ts',
    'embedding-worker': 'src/passages/embeddings/embedding-worker.ts',
  },
  'dist',
);
