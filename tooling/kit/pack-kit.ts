import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { KIT_FOLDER } from './build-kit';

/** Packs the output of `buildKit` as a tarball into `folder`, an absolute path. Returns the tarball's path. */
export async function packKit(folder: string): Promise<string> {
  const destination = path.relative(KIT_FOLDER, folder);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', destination], {
    cwd: KIT_FOLDER,
    shell: process.platform === 'win32',
  });
  return path.join(folder, stdout.trim());
}
