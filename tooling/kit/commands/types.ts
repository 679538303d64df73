import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { INSTEAD, libraryOfHost } from '../../webpack/host-libraries';
import { KIT, Refusal, requireManifest } from './command';

/** `frontdesk-remote types`: checks the types, and that no file imports a library of the host. `args` are for the compiler. */
export async function checkTypes(folder: string, args: readonly string[]): Promise<void> {
  requireManifest(folder);
  const problems = await hostImports(folder);
  const compiler = createRequire(path.join(folder, 'package.json')).resolve('typescript/package.json');
  const child = spawn(process.execPath, [path.join(path.dirname(compiler), 'bin/tsc'), ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  if (code !== 0) throw new Refusal('The type check failed.');
}

/** Returns a sentence for each import of a library of the host in `src`, as a build does. Imports of types do not count. */
async function hostImports(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'src'), { recursive: true }).catch(() => []);
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);
  const problems = new Set<string>();
  await build({
    entryPoints: names.filter(isSource).map((name) => path.join(folder, 'src', name)),
    outdir: path.join(folder, 'dist'),
    bundle: true,
    write: false,
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [
      {
        name: 'imports',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path: request, importer, kind }) => {
            if (kind === 'entry-point') return undefined;
            const library = libraryOfHost(request);
            if (library !== undefined)
              problems.add(
                `${path.relative(folder, importer)} imports ${request}, which belongs to the host. Import from ${KIT}/${INSTEAD[library]}.`,
              );
            // Each file is read separately.
            return { path: request, external: true };
          }),
      },
    ],
    // The compiler reports what is wrong in a file that cannot be read.
  }).catch(() => undefined);
  return [...problems].sort();
}
