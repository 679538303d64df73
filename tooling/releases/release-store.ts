import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { currentCommit } from './current-commit';
import { HOST, type Release } from './release';
import type { RemoteSource } from './remote-source';

/** A name with a hash of the content: the same name is the same file in every release. */
const HASHED = /\.[0-9a-f]{16}\./;
export const isImmutable = (file: string): boolean => HASHED.test(file);

const digest = (algorithm: string, content: string | Buffer) => createHash(algorithm).update(content);

/** Source maps, and federation's statistics, whose order varies between builds. No browser runs them. */
const NOT_RUN = /\.map$|^mf-stats\.json$/;

/**
 * Copies of all stored builds, outside the public folder. Files with a hash in their name are stored once for
 * all releases of a part; the others (`remote.json`, `index.html`, the widget) are in a folder for each release.
 */
export class ReleaseStore {
  constructor(readonly folder: string) {}

  /** The path of a release's file. */
  fileOf({ part, id }: Pick<Release, 'part' | 'id'>, file: string): string {
    return path.join(this.folder, part, isImmutable(file) ? 'files' : id, file);
  }

  /** Stores the host's build in `folder`. */
  async addHost(folder: string, version: string): Promise<Release> {
    const { id, files } = await this.#add(HOST, folder);
    return release({ part: HOST, id, version, contract: CONTRACT_VERSION, from: null, entry: null, files });
  }

  /** Stores a remote: its build, or the address of its deployment. */
  async addRemote(source: RemoteSource): Promise<Release> {
    const { name: part, built, entry, folder, address } = source;
    const script = await source.read(built.entry);
    const integrity = `sha384-${digest('sha384', script).digest('base64')}`;
    const { id, files } =
      folder === null
        ? { id: shortId(digest('sha256', `${entry}\n${integrity}\n${JSON.stringify(built)}`)), files: [] }
        : await this.#add(part, folder);
    const { version, contract } = built;
    return release({
      part,
      id,
      version,
      contract,
      from: address,
      entry: { ...built, entry, integrity: { [entry]: integrity } },
      files,
    });
  }

  /** Removes the files that no release in `kept` needs. */
  async prune(kept: readonly Release[]): Promise<void> {
    const needed = new Set(kept.flatMap((each) => each.files.map((file) => this.fileOf(each, file))));
    for (const part of await readdir(this.folder, { withFileTypes: true })) {
      if (!part.isDirectory()) continue;
      const folder = path.join(this.folder, part.name);
      for (const file of await filesIn(folder)) {
        if (!needed.has(path.join(folder, file))) await rm(path.join(folder, file));
      }
      const ids = kept.map(({ id }) => id);
      for (const id of await readdir(folder)) {
        if (id !== 'files' && !ids.includes(id)) await rm(path.join(folder, id), { recursive: true });
      }
    }
  }

  async #add(part: string, folder: string): Promise<{ id: string; files: string[] }> {
    const files = (await filesIn(folder)).sort();
    const hash = createHash('sha256');
    for (const file of files.filter((name) => !NOT_RUN.test(name))) {
      hash.update(file).update(await readFile(path.join(folder, file)));
    }
    const id = shortId(hash);
    for (const file of files) {
      const target = this.fileOf({ part, id }, file);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(folder, file), target);
    }
    return { id, files };
  }
}

function release(fields: Omit<Release, 'commit' | 'time' | 'lastUsed'>): Release {
  const time = new Date().toISOString();
  return { ...fields, commit: fields.from === null ? currentCommit() : null, time, lastUsed: time };
}

function shortId(hash: ReturnType<typeof createHash>): string {
  return hash.digest('hex').slice(0, 16);
}

/** Lists the files under `folder`, relative to it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
