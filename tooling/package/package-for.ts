import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { transform } from 'esbuild';
import { ROOT } from '../run-command.mjs';

/** Containers allow 1024 open files. */
const FILES_AT_ONCE = 64;
const SCRIPT = /\.[cm]?js$/;
/** Licenses are kept. Shorter syntax would hide from Node which names a CommonJS module exports. */
const MINIFIED = { minifyWhitespace: true, legalComments: 'inline' } as const;
const BUNDLES = path.join(ROOT, 'server/dist');

/** Copies the built server, the files that it loads at run time, and the site without source maps to `folder`. Returns the bytes copied. */
export async function packageFor(folder: string): Promise<number> {
  const names = (await readdir(BUNDLES)).filter((name) => name.endsWith('.js'));
  const bundles = names.map((name) => path.join(BUNDLES, name));
  const entries = [...bundles, ...(await Promise.all(bundles.map(requiredBy))).flat()];
  // The trace also follows paths that a text in the bundles happens to contain, such as the folder of the site.
  const { fileList } = await nodeFileTrace(entries, {
    base: ROOT,
    ignore: (file) => file.startsWith('dist/'),
    fileIOConcurrency: FILES_AT_ONCE,
  });
  const files = new Set(fileList);
  for (const file of [...fileList].filter((name) => !name.startsWith('server/'))) {
    for (const found of await readByNameAtRunTime(file)) files.add(found);
  }
  // The trace misses the tables, because the bundles read them by a name in a variable.
  for (const name of await readdir(BUNDLES)) if (name.endsWith('.table')) files.add(path.join('server/dist', name));
  for (const name of await readdir(path.join(ROOT, 'dist'), { recursive: true })) files.add(path.join('dist', name));
  // The server unpacks a script of the site for a client that does not accept brotli.
  const isLeftOut = (name: string) =>
    name.endsWith('.map') || (name.startsWith(`dist${path.sep}`) && files.has(`${name}.br`));
  let bytes = 0;
  for (const file of [...files].filter((name) => !isLeftOut(name))) bytes += await copy(file, folder);
  return bytes;
}

const REQUIRED = /(?<!['"`])\brequire\d*(?:\.resolve)?\("((?:@[^/"]+\/)?[^/"]+)([^"]*)"\)/g;

/**
 * Returns the package and the rest of the path in each `require` of a bundle. Leaves out strings that begin with
 * `require`, such as the code that Ajv contains as text, which nothing runs here.
 */
export const requiresIn = (code: string) =>
  [...code.matchAll(REQUIRED)].map(([, name = '', file = '']) => [name, file]);

/** Returns the files that a bundle names in its own `require`, which the trace does not follow in a module. */
async function requiredBy(bundle: string): Promise<string[]> {
  const text = await readFile(bundle, 'utf8');
  return Promise.all(
    requiresIn(text).map(async ([name = '', file = '']) => {
      // Uses the path through the link to the package, so that the trace contains the link.
      const link = path.join(ROOT, 'server/node_modules', name);
      return (
        link +
        createRequire(bundle)
          .resolve(name + file)
          .slice((await realpath(link)).length)
      );
    }),
  );
}

/** Returns the files that a traced file loads by a name that it composes at run time. */
async function readByNameAtRunTime(file: string): Promise<string[]> {
  if (file.endsWith('/package.json')) return optionalPackagesOf(file);
  return SCRIPT.test(file) ? webAssemblyOf(file) : [];
}

/** Returns the WebAssembly files in a script's folder that the script names, because it reads them as files. */
async function webAssemblyOf(script: string): Promise<string[]> {
  const source = path.join(ROOT, script);
  // The name of a linked package may end like that of a script.
  if (!(await lstat(source)).isFile()) return [];
  const text = await readFile(source, 'utf8');
  const names = [...text.matchAll(/[\w.-]+\.wasm\b/g)].map(([name]) => path.join(path.dirname(script), name));
  return names.filter((name) => existsSync(path.join(ROOT, name)));
}

/**
 * Returns the files of the installed optional packages that a `package.json` lists. Packages with native code publish a
 * package for each platform, and compose its name at run time.
 */
async function optionalPackagesOf(file: string): Promise<string[]> {
  const { optionalDependencies = {} } = JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  // pnpm links a package's dependencies next to it.
  const modules = path.join(ROOT, file.slice(0, file.lastIndexOf('node_modules/')), 'node_modules');
  const found = await Promise.all(Object.keys(optionalDependencies).map((name) => filesOf(path.join(modules, name))));
  return found.flat().map((name) => path.relative(ROOT, name));
}

/**
 * Returns a linked package and its files; nothing if it is not installed, as is the case for packages for other
 * platforms.
 */
async function filesOf(link: string): Promise<string[]> {
  const folder = await realpath(link).catch(() => null);
  if (folder === null) return [];
  return [link, ...(await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))];
}

/**
 * Copies a file or a link, and returns its bytes. Scripts of the server lose white space and comments, but no names, so
 * that stack traces remain readable. Creates folders only for the files in them.
 */
async function copy(file: string, folder: string): Promise<number> {
  const source = path.join(ROOT, file);
  const stats = await lstat(source);
  if (stats.isDirectory()) return 0;
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (!stats.isFile() || !SCRIPT.test(file) || file.startsWith('dist/')) {
    await cp(source, target, { verbatimSymlinks: true });
    return stats.isFile() ? stats.size : 0;
  }
  const isBundle = path.dirname(source) === BUNDLES;
  const { code } = await transform(await readFile(source, 'utf8'), { ...MINIFIED, minifySyntax: isBundle });
  await writeFile(target, code);
  return Buffer.byteLength(code);
}
