import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import type { FirstViews } from '../first-views/insert-first-views';
import { ROOT } from '../run-command.mjs';
import type { RemoteSource } from './remote-source';

let known: string | null = null;

/** The commit of this checkout, followed by `+` if files differ from it; null without git. */
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
export const HOST = 'host';

/** A build of the host or a remote that this site has composed. */
export interface Release {
  /** `host`, or the remote's name. */
  readonly part: string;
  /** 16 hexadecimal digits from the build's content: the same build is the same release. */
  readonly id: string;
  readonly version: string;
  /** The host's contract version, or the range that a remote needs. */
  readonly contract: string;
  /** The commit it was composed from; null when unknown, as for a remote that is deployed elsewhere. */
  readonly commit: string | null;
  /** When it was first composed, ISO 8601. */
  readonly time: string;
  /** When it was last live or first composed, ISO 8601: open tabs may have used its files until then. */
  readonly lastUsed: string;
  /** The address of the folder where a remote is deployed; null for a build of this checkout. */
  readonly from: string | null;
  /** The registry entry; null for the host. */
  readonly entry: RegisteredRemote | null;
  /** The build's files, relative to its folder; empty for a remote that is deployed elsewhere. */
  readonly files: readonly string[];
  /** The first views of a remote that is deployed elsewhere, if it has any. */
  readonly views?: FirstViews;
}

/** Formats a release for messages: `qr 0.2.0 (1f0c…)`. */
export function nameOf({ part, version, id }: Pick<Release, 'part' | 'version' | 'id'>): string {
  return `${part} ${version} (${id})`;
}

/** A name with a hash of the content: the same name is the same file in every release. */
const HASHED = /\.[0-9a-f]{8,16}\./;
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
    const { name: part, built, entry, folder, address, views = {} } = source;
    const script = await source.read(built.entry);
    const integrity = `sha384-${digest('sha384', script).digest('base64')}`;
    const hasViews = Object.keys(views).length > 0;
    const shown = hasViews ? [JSON.stringify(views)] : [];
    const { id, files } =
      folder === null
        ? { id: shortId(digest('sha256', [entry, integrity, JSON.stringify(built), ...shown].join('\n'))), files: [] }
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
