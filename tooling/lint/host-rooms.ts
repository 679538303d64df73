import path from 'node:path';
import type { TextFile } from './text-file';

/**
 * The folders of `host/src`, and those inside `remotes`, lowest first. A room imports rooms above it in this list only; `main.tsx` and `early.js`
 * beside the rooms import any.
 */
export const HOST_ROOMS: readonly string[] = [
  // Know no remote.
  'messages',
  'theme',
  'first-view',
  'offline',
  'errors',
  // Remotes: why a load fails, choices of this browser, the list of remotes, loading, and what is shown.
  'remotes/failure',
  'remotes/overrides',
  'remotes/registry',
  'remotes/loader',
  'remotes/page',
  'session',
  'contributions',
  'release',
  'telemetry',
  'navigation',
  'realtime',
  // What is on the screen.
  'home',
  'health',
  'palette',
  'shell',
  'app',
];

/** Imports of types, lazy imports and exports from other files count, too. */
const IMPORT = /\b(?:from|import)\b\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']*)'/g;

/**
 * Every import that runs upward, and every folder that is not in the list, one sentence each. Paths of `files` begin at
 * `host/src`. Dependency-cruiser, which checks the server's rooms, cannot read JSX without TypeScript 5.
 */
export function hostRoomProblems(files: readonly TextFile[]): string[] {
  return files.flatMap(({ path: file, text }) => {
    const room = roomOf(file);
    if (room === null) return [];
    const rank = HOST_ROOMS.indexOf(room);
    if (rank < 0) return [`${file} is in no room: add ${room} to the list of rooms.`];
    return [...text.matchAll(IMPORT)]
      .map(([, address = '']) => path.posix.join(path.posix.dirname(file), address))
      .filter((imported) => rankOf(imported) > rank)
      .map(
        (imported) =>
          `${file} imports ${imported}: move what both need into a lower room, or ${file} into a higher one.`,
      );
  });
}

/** The folder of a file, or the folder in it that is a room; null for a file beside the rooms. */
function roomOf(file: string): string | null {
  const [folder = '', inner = '', ...rest] = file.split('/');
  if (inner === '') return null;
  const room = `${folder}/${inner}`;
  return rest.length > 0 && HOST_ROOMS.includes(room) ? room : folder;
}

function rankOf(file: string): number {
  const isOutside = file.startsWith('../');
  if (isOutside) return -1;
  const room = roomOf(file);
  const rank = room === null ? -1 : HOST_ROOMS.indexOf(room);
  return rank < 0 ? HOST_ROOMS.length : rank;
}
