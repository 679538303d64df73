import path from 'node:path';
import { build } from 'esbuild';

/** Builds the statements of every migration. */
const PACKAGES = ['kysely'];

/** A file whose hash is in `landed-migrations.json`. */
const FROZEN = /^\d{4}-.*\.ts$/;

/**
 * Every import by which a migration depends on code that may change: anything but a frozen file beside it and the
 * packages above. One sentence each. Reads all files that `steps` loads; types do not count, because they do not run.
 */
export async function unfrozenImports(steps: string): Promise<string[]> {
  const folder = path.dirname(steps);
  const { metafile } = await build({
    entryPoints: [steps],
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs)
    .filter(([file]) => FROZEN.test(file) || file === path.basename(steps))
    .flatMap(([file, { imports }]) =>
      imports
        .filter((one) => (one.external ? !PACKAGES.includes(one.path) : !FROZEN.test(one.path)))
        .map(
          (one) => `${file} imports ${one.path}, which may change: copy what it needs to a numbered file beside it.`,
        ),
    )
    .sort();
}
