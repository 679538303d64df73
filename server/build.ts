import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

// Bundles the server and each of its threads into one file. Our shared code is included; packages stay outside, except
// those of many small modules, which take longer to find and read at each start than everything else, and those of the
// process that reads documents, which starts for each owner: Node searches packages that are no modules for their exports.
const INLINED = [
  '@ai-sdk/openai-compatible',
  '@redis/client',
  'nodemailer',
  'kysely',
  'jose',
  'valibot',
  'qr',
  'eld',
  'stopword',
  'htmlparser2',
  'marked',
  '@orama/stemmers',
  '@orama/stopwords',
  'chardet',
  'iconv-lite',
  'lru-cache',
  'numfmt',
  'papaparse',
  'rtf-stream-parser',
  'yauzl',
];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const { dependencies, devDependencies } = JSON.parse(await readFile(here('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/**
 * Stores the table of the language detection once, as a JSON file beside the bundles that read it. The package's script takes
 * four times as long and twice the memory to evaluate, in every process that reads a document.
 */
const tableAsJson: Plugin = {
  name: 'table-as-json',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /eld[\\/]src[\\/]ngrams[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: `
        import { readFileSync } from 'node:fs';
        import file from ${JSON.stringify(`table:${path}`)};
        export const ngramsData = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));`,
    }));
    onResolve({ filter: /^table:/ }, ({ path }) => ({
      path: path.slice('table:'.length).replace(/\.js$/, '.json'),
      namespace: 'table',
    }));
    onLoad({ filter: /./, namespace: 'table' }, async ({ path }) => {
      const script = pathToFileURL(path.replace(/\.json$/, '.js'));
      const { ngramsData } = (await import(script.href)) as { ngramsData: unknown };
      return { contents: JSON.stringify(ngramsData), loader: 'file' };
    });
  },
};

/** Leaves out the words for errors in fifty languages, of which the server shows none. */
const noLocales: Plugin = {
  name: 'no-locales',
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: 'export {};' })),
};

/** Bundles `entryPoints`, named by their path from this folder, into `outdir`. */
export async function bundle(
  entryPoints: Record<string, string> | string[],
  outdir: string,
  { external = [], splitting = false }: { external?: string[]; splitting?: boolean } = {},
) {
  await build({
    entryPoints,
    outdir,
    absWorkingDir: here('.'),
    outbase: '.',
    bundle: true,
    splitting,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Inlined CommonJS modules require those of Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    sourcemap: true,
    assetNames: '[name]',
    external: [
      ...external,
      ...Object.keys(dependencies).filter((name) => !name.startsWith('@frontdesk/') && !INLINED.includes(name)),
    ],
    plugins: [tableAsJson, noLocales],
    logLevel: 'warning',
  });
}

await bundle(
  {
    main: 'src/main.ts',
    backup: 'src/operation/backup-command.ts',
    'move-files': 'src/operation/move-files-command.ts',
    'extract-worker': 'src/documents/extract-worker.ts',
    'page-worker': 'src/websites/page-worker.ts',
    'embedding-worker': 'src/passages/embeddings/embedding-worker.ts',
    'nearest-worker': 'src/passages/embeddings/nearest-worker.ts',
  },
  'dist',
);
// The command with which operators compose the site: the server runs it, too, and imports nothing of it.
await bundle({ compose: '../tooling/compose.ts' }, 'dist');
