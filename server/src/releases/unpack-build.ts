import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BUILD_BYTES_MAX, BUILD_FILES_MAX } from '@frontdesk/shared/endpoints/releases';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ApiError } from '../http/api-error';
import type { Sentence } from '../words/translate';

/** Types of files that a page may load. Scripts in an SVG do not run (see the site's headers). */
const TYPES = [
  'js',
  'mjs',
  'json',
  'css',
  'map',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'woff2',
  'txt',
  'wasm',
];
const NAME_MAX = 200;
const UNREADABLE = 'The body is not a zip file that can be read. Zip the contents of the build folder.';
const MANIFEST = 'remote.json';

/**
 * Unpacks a zipped build into a temporary folder for `use`, which also gets its manifest, and removes the folder
 * afterwards. Throws 400 or 413 with a sentence if the zip is not a build of `remote`, or is too large. Does not trust
 * the sizes that the zip declares, and runs none of its files.
 */
export async function withUnpackedBuild<T>(
  zip: Buffer,
  remote: string,
  use: (folder: string, manifest: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-release-'));
  try {
    await unpack(zip, folder);
    return await use(folder, await requireManifest(folder, remote));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(zip: Buffer, folder: string): Promise<void> {
  try {
    // Names are checked here, with a sentence for each problem.
    const file = await fromBufferPromise(zip, {
      validateEntrySizes: false,
      strictFileNames: true,
      decodeStrings: true,
    });
    const names = new Set<string>();
    const counted = counter();
    for await (const entry of file.eachEntry()) {
      const name = checkedName(entry);
      if (name === null) continue;
      if (names.size >= BUILD_FILES_MAX) throw new ApiError(413, `A build may have at most ${BUILD_FILES_MAX} files.`);
      // Some disks do not distinguish upper case from lower case.
      if (names.has(name.toLowerCase())) throw new ApiError(400, `The zip file contains ${name} twice.`);
      names.add(name.toLowerCase());
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      await pipeline(await file.openReadStreamPromise(entry), counted(), createWriteStream(target, { flags: 'wx' }));
    }
  } catch (failure) {
    if (failure instanceof ApiError) throw failure;
    const { code = '', message } = failure as NodeJS.ErrnoException;
    const [, name] =
      /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(message) ?? [];
    if (name !== undefined) {
      const shown = JSON.stringify(name.slice(0, NAME_MAX));
      throw new ApiError(400, `The zip file contains ${shown}, which is not inside the folder, or has a backslash.`);
    }
    if (code === 'ENOSPC')
      throw new ApiError(507, 'The server has no room left to store this. Please tell the operator.');
    // A file has the path of another's folder, or the zip is damaged.
    throw new ApiError(400, UNREADABLE);
  }
}

/** Returns streams that together pass on at most as many bytes as a build may contain. */
function counter(): () => Transform {
  let size = 0;
  return () =>
    new Transform({
      transform(piece: Buffer, _, done) {
        size += piece.length;
        const megabytes = BUILD_BYTES_MAX.unpacked / 1_000_000;
        if (size <= BUILD_BYTES_MAX.unpacked) done(null, piece);
        else done(new ApiError(413, `The build is too large: at most ${megabytes} MB unpacked.`));
      },
    });
}

/** The reason why a file in a zip is refused. */
type Refusal = Sentence extends infer Text
  ? Text extends `The zip file contains ${string}, ${infer Why}.`
    ? Why
    : never
  : never;

/** Returns the path of a file in a zip; null for a folder. */
function checkedName({ fileName, externalFileAttributes, versionMadeBy }: Entry): string | null {
  const refuse = (why: Refusal): never => {
    throw new ApiError(400, `The zip file contains ${JSON.stringify(fileName.slice(0, NAME_MAX))}, ${why}.`);
  };
  const isFolder = fileName.endsWith('/');
  const segments = fileName.replace(/\/$/, '').split('/');
  if (fileName.length > NAME_MAX) refuse(`whose name has more than ${NAME_MAX} characters`);
  if (!/^[\x21-\x7e ]+$/.test(fileName) || fileName.includes('\\'))
    refuse('whose name has characters other than letters, digits and common signs');
  if (fileName.startsWith('/') || segments.some((part) => part === '' || part === '.' || part === '..')) {
    refuse('which is not inside the folder');
  }
  // The upper half contains the Unix mode, which marks links in a zip.
  const mode = (externalFileAttributes >>> 16) & 0o170000;
  if (versionMadeBy >>> 8 === 3 && mode !== 0 && mode !== 0o100000 && mode !== 0o040000) refuse('which is not a file');
  if (isFolder) return null;
  // Such files would be served in place of another file.
  if (/\.(?:br|gz)$/i.test(fileName)) refuse('but the site compresses files itself: leave out .br and .gz');
  const [, type = ''] = /\.([a-z0-9]+)$/i.exec(segments.at(-1) ?? '') ?? [];
  if (!TYPES.includes(type.toLowerCase()))
    refuse(`but a build may have only files of these types: ${TYPES.join(', ')}`);
  if (/^release\.[^/]*\.json$/i.test(fileName)) refuse('a name that the site uses itself');
  return fileName;
}

async function requireManifest(folder: string, remote: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) {
    throw new ApiError(400, `The zip file has no ${MANIFEST}. Zip the contents of the build folder, not the folder.`);
  }
  let manifest: Record<string, unknown>;
  let name: unknown;
  try {
    manifest = JSON.parse(text) as Record<string, unknown>;
    ({ name } = manifest);
  } catch {
    throw new ApiError(400, `The file ${MANIFEST} is not JSON. Build the remote again.`);
  }
  if (name !== remote) {
    throw new ApiError(400, `The file ${MANIFEST} has the name ${JSON.stringify(name)?.slice(0, 60)}, not ${remote}.`);
  }
  return manifest;
}
