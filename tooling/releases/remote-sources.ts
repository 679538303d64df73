import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegisteredRemote } from '@frontdesk/shared/contract';
import { FIRST_VIEWS_FILE, type FirstView, type FirstViews, isFirstViews } from '../first-views/first-view';
import { ROOT } from '../run-command.mjs';
import { refuse } from './refusal';
import { nameOf, type Release, type ReleaseStore } from './release-store';
import { type BuiltRemote, REMOTE_MANIFEST_FILE, type RemoteSource } from './remote-source';
import { scriptProblem } from './script-problem';

const ANSWER_TIMEOUT_MS = 15_000;

/** More would make the site's page slow for everybody. */
const VIEWS_BYTES_MAX = 300_000;

/** The remote built in `remote-<name>/dist`. Throws if it is not built. */
export async function builtSource(
  name: string,
  folder = path.join(ROOT, `remote-${name}/dist`),
): Promise<RemoteSource> {
  const manifest = path.join(folder, REMOTE_MANIFEST_FILE);
  if (!existsSync(manifest)) throw new Error(`remote-${name} is not built. Run: npm run build -- ${name}`);
  return storedSource(name, folder, JSON.parse(await readFile(manifest, 'utf8')) as BuiltRemote);
}

/**
 * The remote built in `folder`, by this checkout or elsewhere. Throws with a sentence if it is not a build of `name`.
 */
export async function folderSource(name: string, folder: string): Promise<RemoteSource> {
  const readJson = (file: string): Promise<unknown> =>
    readFile(path.join(folder, file), 'utf8').then(
      (text) => {
        try {
          return JSON.parse(text);
        } catch {
          return refuse(`${name}: ${file} is not JSON. Build the remote again.`);
        }
      },
      () => null,
    );
  const found = (await readJson(REMOTE_MANIFEST_FILE)) as Partial<BuiltRemote> | null;
  if (typeof found?.entry !== 'string') {
    return refuse(`${name}: the folder has no ${REMOTE_MANIFEST_FILE} with an entry. Is it the folder of a build?`);
  }
  const read = readRegisteredRemote({ ...found, entry: `/${found.entry}` });
  if (!read.ok) return refuse(`${name}: ${read.problem}.`);
  if (found.name !== name) return refuse(`${name}: its ${REMOTE_MANIFEST_FILE} has the name ${String(found.name)}.`);
  if (!isFileIn(folder, found.entry)) return refuse(`${name}: its entry ${found.entry} is missing in the folder.`);
  const views = await readJson(FIRST_VIEWS_FILE);
  if (JSON.stringify(views).length > VIEWS_BYTES_MAX)
    return refuse(`${name}: ${FIRST_VIEWS_FILE} has more than ${VIEWS_BYTES_MAX / 1000} kB. Show less in first views.`);
  if (views !== null && !isFirstViews(views))
    return refuse(`${name}: ${FIRST_VIEWS_FILE} is not a list of first views.`);
  return { ...storedSource(name, folder, withoutComposed(found as BuiltRemote)), isForeign: true };
}

/** Returns the manifest of a build made elsewhere without the fields that only composing may add. */
function withoutComposed(found: BuiltRemote): BuiltRemote {
  const { rollout: _, previous, halt, since, integrity, ...built } = found as BuiltRemote & Record<string, unknown>;
  return built as BuiltRemote;
}

function storedSource(name: string, folder: string, built: BuiltRemote): RemoteSource {
  return {
    name,
    folder,
    address: null,
    built,
    entry: `/admin/remotes/${name}/${built.entry}`,
    read: (file) => readFile(path.join(folder, file)),
    problemWith: async (file) => (isFileIn(folder, file) ? null : `${file} is missing in ${folder}.`),
  };
}

/** Whether there is a file with that name in `folder` itself, not in another folder through `..`. */
function isFileIn(folder: string, file: string): boolean {
  const full = path.resolve(folder, file);
  return full.startsWith(path.resolve(folder) + path.sep) && existsSync(full);
}

/** The source of a remote's release: in `store`, or where it is deployed. */
export function releasedSource(release: Release, store: ReleaseStore): RemoteSource {
  const { part: name, entry, from } = release;
  if (entry === null) throw new Error(`${name} is not a remote.`);
  const folder = from === null ? null : new URL(from);
  return {
    name,
    folder: null,
    address: from,
    built: { ...entry, entry: path.posix.basename(entry.entry) } as BuiltRemote,
    entry: entry.entry,
    read: (file) => readFile(store.fileOf(release, file)),
    problemWith: async (file) => {
      if (folder) return scriptProblem(new URL(file, folder).href);
      return release.files.includes(file) && existsSync(store.fileOf(release, file))
        ? null
        : `${file} of ${nameOf(release)} is no longer stored.`;
    },
  };
}

/** The remote deployed at `address`, its folder or its `remote.json`. Throws if no remote responds there. */
export async function deployedSource(name: string, address: string): Promise<RemoteSource> {
  const folder = new URL('.', address.endsWith('.json') || address.endsWith('/') ? address : `${address}/`);
  const manifest = new URL(REMOTE_MANIFEST_FILE, folder);
  const answer = await fetch(manifest, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => null);
  const built = (await answer?.json().catch(() => null)) as BuiltRemote | null | undefined;
  if (!answer?.ok || typeof built?.entry !== 'string') {
    throw new Error(`${name}: ${manifest} returned no ${REMOTE_MANIFEST_FILE}. Is the remote deployed there?`);
  }
  return {
    name,
    folder: null,
    address: folder.href,
    built: withoutComposed(built),
    entry: new URL(built.entry, folder).href,
    views: await deployedViews(folder),
    read: async (file) => {
      const script = await fetch(new URL(file, folder), { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(
        () => null,
      );
      if (!script?.ok)
        throw new Error(
          `${name}: ${new URL(file, folder)} ${script ? `returned ${script.status}` : 'does not respond'}.`,
        );
      return Buffer.from(await script.arrayBuffer());
    },
    problemWith: (file) => scriptProblem(new URL(file, folder).href),
  };
}

/**
 * Returns the first views of a deployed remote. Returns none if their file is missing or cannot be read: its pages then
 * start with the host's frame.
 */
async function deployedViews(folder: URL): Promise<FirstViews> {
  const address = new URL(FIRST_VIEWS_FILE, folder);
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => '') : '';
  if (text.length > VIEWS_BYTES_MAX) {
    console.warn(`Warning: ${address} has more than ${VIEWS_BYTES_MAX / 1000} kB, so its pages have no first views.`);
    return {};
  }
  try {
    const views = Object.entries(JSON.parse(text) as Record<string, FirstView>);
    return Object.fromEntries(views.filter(([path, view]) => isFirstViews({ [path]: view })));
  } catch {
    return {};
  }
}
