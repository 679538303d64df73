import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { HOST_PART, type StoredRelease } from '@frontdesk/shared/endpoints/release-log';
import type { FirstViews } from '../first-views/first-view';
import { ROOT } from '../run-command.mjs';
import { deployedHashes } from './deployed-hashes';
import { refuse } from './refusal';
import type { RemoteSource } from './remote-source';
import { scriptHash } from './script-hashes';

let known: string | null = null;

/** The commit of this checkout, followed by `+` if files differ from it; null if git is missing. */
function currentCommit(): string | null {
  known ??= readCommit();
  return known;
}

function readCommit(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no');
    return `${git('rev-parse', '--short=12', 'HEAD')}${changed === '' ? '' : '+'}`;
  } catch {
    return null;
  }
}

/** The part name of the host's releases. */
export const HOST = HOST_PART;

/** A build of the host or a remote that this site has composed. */
export interface Release extends Readonly<Omit<StoredRelease, 'entry'>> {
  /** When it was last live or first composed, in ISO 8601: open tabs may have loaded its files until then. */
  readonly lastUsed: string;
  /** The registry entry; null for the host. */
  readonly entry: RegisteredRemote | null;
  /** The build's files, relative to its folder; empty for a remote deployed elsewhere. */
  readonly files: readonly string[];
  /** The hashes of the scripts of a remote that is deployed elsewhere, by address. Those of `files` are computed. */
  readonly hashes?: Readonly<Record<string, string>>;
  /** The first views of a remote that is deployed elsewhere, if it has any. */
  readonly views?: FirstViews;
}

/** Formats a release for messages: `qr 0.2.0 (1f0c…)`. */
export function nameOf({ part, version, id }: Pick<Release, 'part' | 'version' | 'id'>): string {
  return `${part} ${version} (${id})`;
}

/** A name with a hash of the content: the same name means the same file in every release. */
const HASHED = /\.[0-9a-f]{8,16}\./;
export const isImmutable = (file: string): boolean => HASHED.test(file);

const digestOf = (content: Buffer) => digest('sha256', content).digest('hex');
const digest = (algorithm: string, content: string | Buffer) => createHash(algorithm).update(content);

/** Source maps, and federation's statistics, whose order varies between builds. No browser runs them. */
const NOT_RUN = /\.map$|^mf-.*stats\.json$/;

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
    return release({
      part: HOST,
      id,
      version,
      contract: CONTRACT_VERSION,
      from: null,
      entry: null,
      files,
      isForeign: false,
    });
  }

  /** Stores a remote: its build, or the address at which it is deployed. */
  async addRemote(source: RemoteSource): Promise<Release> {
    const { name: part, built, entry, folder, address, isForeign, views = {} } = source;
    const script = await source.read(built.entry);
    const integrity = scriptHash(script);
    const translations = await Promise.all(
      Object.entries(built.translations ?? {}).map(async ([language, translation]) => {
        const address = entry.slice(0, -built.entry.length) + translation.entry;
        return [
          language,
          {
            ...translation,
            entry: address,
            integrity: { [address]: scriptHash(await source.read(translation.entry)) },
          },
        ] as const;
      }),
    );
    if (folder !== null && isForeign) await this.#refuseOtherContent(part, folder);
    const hasViews = Object.keys(views).length > 0;
    const shown = hasViews ? [JSON.stringify(views)] : [];
    const { id, files } =
      folder === null
        ? { id: shortId(digest('sha256', JSON.stringify([entry, integrity, built, ...shown]))), files: [] }
        : await this.#add(part, folder);
    const { version, contract } = built;
    return release({
      part,
      id,
      version,
      contract,
      from: address,
      entry: {
        ...built,
        entry,
        integrity: { [entry]: integrity },
        ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
      },
      files,
      isForeign: isForeign ?? address !== null,
      ...(folder === null && { hashes: await deployedHashes(source) }),
      ...(hasViews && { views }),
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

  /** If another release of the part has a file with the same name, its content must not change. */
  async #refuseOtherContent(part: string, folder: string): Promise<void> {
    for (const file of await filesIn(folder)) {
      const stored = this.fileOf({ part, id: '' }, file);
      if (!isImmutable(file) || NOT_RUN.test(file) || !existsSync(stored)) continue;
      if (digestOf(await readFile(stored)) === digestOf(await readFile(path.join(folder, file)))) continue;
      refuse(`${part}: an earlier release has another file named ${file}. Name it by the hash of its content.`);
    }
  }

  async #add(part: string, folder: string): Promise<{ id: string; files: string[] }> {
    const files = (await filesIn(folder)).sort();
    const contents: [file: string, digest: string][] = [];
    for (const file of files.filter((name) => !NOT_RUN.test(name))) {
      contents.push([file, digestOf(await readFile(path.join(folder, file)))]);
    }
    // As JSON, the names and the contents cannot run into each other.
    const id = shortId(digest('sha256', JSON.stringify(contents)));
    for (const file of files) {
      const target = this.fileOf({ part, id }, file);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(folder, file), target);
    }
    return { id, files };
  }
}

function release({
  isForeign,
  ...fields
}: Omit<Release, 'commit' | 'time' | 'lastUsed'> & { isForeign: boolean }): Release {
  const time = new Date().toISOString();
  return { ...fields, commit: isForeign ? null : currentCommit(), time, lastUsed: time };
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
