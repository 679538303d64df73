import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

// Bundles the server, its threads and its processes, with separate files for what they load later. Our shared code is
// included, and packages are not, with two exceptions. One is packages of many small modules, which take longer to find
// and read at each start than everything else. The other is the packages of the process that reads documents: it starts
// for each owner, and Node searches CommonJS packages for their exports.
const INLINED = [
  '@ai-sdk/openai-compatible',
  '@redis/client',
  '@fastify/compress',
  '@fastify/cors',
  '@fastify/proxy-addr',
  '@fastify/static',
  'fastify',
  'helmet',
  'nodemailer',
  'prom-client',
  'rate-limiter-flexible',
  'undici',
  'ws',
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
 * Stores the table of the language detection as sorted lines, in a file next to the bundles, which search it there.
 * Evaluating the package's script takes 0.4 s, and parsing the table as JSON 0.1 s, in every process that reads a
 * document.
 */
const tableAsLines: Plugin = {
  name: 'table-as-lines',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /eld[\\/]src[\\/]ngrams[\\/]\w+\.js$/ }, async ({ path }) => {
      const { ngrams: _, ...rest } = await readTable(path);
      return {
        contents: `
          import { readFileSync } from 'node:fs';
          import file from ${JSON.stringify(`table:${path}`)};
          const lines = readFileSync(new URL(file, import.meta.url), 'utf8');
          function scoresOf(wanted) {
            for (let from = 0, to = lines.length; from < to; ) {
              const start = lines.lastIndexOf('\\n', ((from + to) >> 1) - 1) + 1;
              const [tab, end] = [lines.indexOf('\\t', start), lines.indexOf('\\n', start)];
              const ngram = lines.slice(start, tab);
              if (ngram === wanted) return JSON.parse(lines.slice(tab + 1, end));
              if (ngram < wanted) from = end + 1;
              else to = start;
            }
          }
          const ngrams = new Proxy({}, { get: (_, ngram) => scoresOf(ngram) });
          export const ngramsData = { ...${JSON.stringify(rest)}, ngrams };`,
      };
    });
    onResolve({ filter: /^table:/ }, ({ path }) => ({
      path: path.slice('table:'.length).replace(/\.js$/, '.table'),
      namespace: 'table',
    }));
    onLoad({ filter: /./, namespace: 'table' }, async ({ path }) => {
      const { ngrams } = await readTable(path.replace(/\.table$/, '.js'));
      const names = Object.keys(ngrams).sort();
      if (names.some((name) => /[\t\n]/.test(name))) throw new Error(`${path} has a name with a tab or a new line.`);
      const lines = names.map((name) => `${name}\t${JSON.stringify(ngrams[name])}\n`);
      return { contents: lines.join(''), loader: 'file' };
    });
  },
};

async function readTable(path: string): Promise<{ readonly ngrams: Readonly<Record<string, object>> }> {
  return (await import(pathToFileURL(path).href)).ngramsData;
}

/** Leaves out the error texts in fifty languages, because the server does not show them. */
const noLocales: Plugin = {
  name: 'no-locales',
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: 'export {};' })),
};

/** Bundles `entryPoints`, given by their paths relative to this folder, into `outdir`. Returns the files written. */
export async function bundle(
  entryPoints: Record<string, string> | string[],
  outdir: string,
  { external = [], splitting = false }: { external?: string[]; splitting?: boolean } = {},
): Promise<string[]> {
  const { metafile } = await build({
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
    plugins: [tableAsLines, noLocales],
    logLevel: 'warning',
    metafile: true,
  });
  return Object.keys(metafile.outputs);
}

const DIST = {
  main: 'src/main.ts',
  backup: 'src/operation/backup-command.ts',
  'move-files': 'src/operation/move-files-command.ts',
  'extract-worker': 'src/documents/extract-worker.ts',
  'page-worker': 'src/websites/page-worker.ts',
  'embedding-worker': 'src/passages/embeddings/embedding-worker.ts',
  'nearest-worker': 'src/passages/embeddings/nearest-worker.ts',
  // The command that operators use to compose the site; the server also runs it.
  compose: '../tooling/compose.ts',
};
const outputs = await bundle(DIST, 'dist', { splitting: true });
// The names of shared files change with their contents.
for (const entry of await readdir(here('dist'), { withFileTypes: true })) {
  if (entry.isFile() && !outputs.includes(`dist/${entry.name}`)) await rm(here(`dist/${entry.name}`));
}
