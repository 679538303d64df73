import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../run-command.mjs';

/** Writes the declarations of `sources` (relative to the root), and of all that they import, into `folder`. */
export async function emitTypes(folder: string, sources: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
  const options = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    allowJs: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: folder,
  };
  const files = sources.map((source) => path.join(ROOT, source));
  const extended = path.join(ROOT, 'tsconfig.base.json');
  await writeFile(project, JSON.stringify({ extends: extended, compilerOptions: options, files }));
  await promisify(execFile)(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', project]).catch((error) => {
    throw new Error(`The kit's types cannot be written:\n${(error as { stdout: string }).stdout}`);
  });
  await rm(project);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replaceAll('@frontdesk/shared/', '@frontdesk/remote-kit/'));
  }
}
