import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// The server and the thread that reads documents, each one file. Our own shared code goes in, packages stay outside,
// except those made of many small modules: finding and reading these takes longer at each start than all else.
const INLINED = ['kysely', 'jose', 'valibot', 'qr'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

await build({
  entryPoints: { main: here('src/main.ts'), 'extract-worker': here('src/documents/extract-worker.ts') },
  outdir: here('dist'),
  bundle: true,
  splitting: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@frontdesk/') && !INLINED.includes(name)),
  logLevel: 'warning',
});
