import path from 'node:path';

/** The imports of files, by paths. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * The rooms of a source folder, lowest first: folders, and parts of them (folders or files without their endings). A room imports
 * those above it in this list only; rooms in one entry may import each other. A folder is below its parts, because its other files
 * put them together. Files outside the rooms may also be listed; all others may import anything.
 */
export type Rooms = readonly (string | readonly string[])[];

export const ROOMS: Readonly<Record<string, Rooms>> = {
  'server/src': [
    // Rooms without a subject.
    'words',
    'terms',
    'config',
    'database',
    'redis',
    'http',
    'jobs',
    // Code that several subjects share.
    'mail',
    'notify',
    'files',
    'codes',
    'accounts',
    'webhooks',
    'limits',
    ['passages/passage', 'passages/weights', 'passages/sentences'],
    'passages/vocabulary',
    'passages/concepts',
    'passages/embeddings',
    'passages/ranking',
    'passages',
    'list-pages',
    // Subjects.
    'notifications',
    'agents',
    'hours',
    'documents',
    'websites',
    'answers',
    'scans',
    'links',
    'people',
    'qr',
    'conversations',
    'alerts',
    'chat/phrases',
    'chat/memory',
    'chat/model',
    'chat/answer',
    'chat',
    'places',
    'test-questions',
    'attention',
    'client-reports',
    'releases',
    // Code that runs in addition to the subjects, or concerns all of them.
    'realtime',
    'site',
    'openapi',
    'operation',
    'demonstration',
  ],
  'host/src': [
    // Rooms that do not depend on remotes.
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
    'admin',
    'palette',
    'slots',
    'shell',
    'app',
  ],
  'remote-account/src': ['urls', 'slots', 'messages', 'model', 'api', 'pages'],
  'remote-agents/src': ['urls', 'slots', 'messages', 'model', 'api', 'pages', ['home', 'fills', 'palette']],
  'remote-notifications/src': ['urls', 'messages', 'model', 'api', 'pages'],
  'remote-qr/src': [
    'urls',
    'slots',
    'messages',
    'model',
    'kind-forms',
    'kinds',
    ['api', 'image'],
    'pages',
    ['home', 'fills', 'palette'],
  ],
};

/** Every import that runs upward, and every folder that is not in the list, one sentence each. */
export function roomProblems(imports: Imports, rooms: Readonly<Record<string, Rooms>> = ROOMS): string[] {
  return Object.entries(rooms).flatMap(([source, list]) => {
    const floorOf = (file: string) => floorIn(list, path.posix.relative(source, file));
    return [...imports].flatMap(([file, imported]) => {
      if (!file.startsWith(`${source}/`)) return [];
      const floor = floorOf(file);
      if (floor === null) {
        const [folder] = path.posix.relative(source, file).split('/');
        return [`${file} is in no room: add ${folder} to the rooms of ${source}.`];
      }
      return imported
        .filter((other) => other.startsWith(`${source}/`) && (floorOf(other) ?? list.length) > floor)
        .map(
          (other) => `${file} imports ${other}: move what both need into a lower room, or ${file} into a higher one.`,
        );
    });
  });
}

/**
 * The floor of a file, 0 at the bottom; null in a folder that is not listed. Other files outside the rooms are above
 * all of them.
 */
function floorIn(rooms: Rooms, file: string): number | null {
  for (let room = file.replace(/\.[^./]+$/, ''); room !== '.'; room = path.posix.dirname(room)) {
    const floor = rooms.findIndex((entry) => (typeof entry === 'string' ? entry === room : entry.includes(room)));
    if (floor >= 0) return floor;
  }
  return file.includes('/') ? null : rooms.length;
}

/** Every two folders that import each other, directly or through neighboring folders, one sentence each. */
export function folderCircles(imports: Imports): string[] {
  const between = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    for (const other of imported) {
      const [from, to] = foldersApart(file, other);
      if (from !== null && to !== null) between.set(from, (between.get(from) ?? new Set()).add(to));
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(between.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...between].flatMap(([from, others]) =>
    [...others]
      .filter((to) => from < to && reaches(to, from))
      .map((to) => `${from} and ${to} import each other: move what both need into a folder of its own.`),
  );
}

/** The two neighboring folders that contain the files; null for a file that is itself next to such folders. */
function foldersApart(file: string, other: string): readonly [string | null, string | null] {
  const [one, two] = [file.split('/'), other.split('/')];
  const depth = one.findIndex((part, at) => part !== two[at]);
  const folder = (parts: readonly string[]) => (depth < parts.length - 1 ? parts.slice(0, depth + 1).join('/') : null);
  return [folder(one), folder(two)];
}
