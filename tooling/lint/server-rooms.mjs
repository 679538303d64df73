/**
 * The folders of `server/src`, lowest first. A room imports rooms above it in this list only; the files beside the rooms
 * (`main.ts`, `app.ts`, `open-services.ts`) put them together and import any.
 */
const ROOMS = [
  // Know no subject.
  'terms',
  'config',
  'database',
  'http',
  // What several subjects share.
  'mail',
  'notify',
  'files',
  'codes',
  'accounts',
  'limits',
  'passages',
  'list-pages',
  // Subjects.
  'notifications',
  'agents',
  'documents',
  'websites',
  'answers',
  'links',
  'people',
  'qr',
  'conversations',
  'alerts',
  'chat',
  'attention',
  'client-reports',
  // What runs beside them, or looks at all of them.
  'realtime',
  'site',
  'openapi',
  'operation',
  'demonstration',
];

/**
 * The parts of a room, lowest first: folders, and files by their names. A part imports parts above it in this list only;
 * whatever is not listed puts them together and imports any.
 */
const PARTS = {
  passages: [['passage', 'weights', 'sentences'], 'concepts', 'embeddings', 'ranking'],
  chat: ['phrases', 'memory', 'model', 'answer'],
};

const inside = (rooms) => `^server/src/(?:${rooms.join('|')})/`;
const part = (room, name) =>
  Array.isArray(name) ? `^server/src/${room}/(?:${name.join('|')})[.]` : `^server/src/${room}/${name}/`;
const ABOVE_ALL = '^server/src/[^/]+$';
const IN_A_ROOM = '^server/src/[^/]+/';

/** The rules of dependency-cruiser, which reads imports of types as well. */
export default {
  forbidden: [
    ...ROOMS.map((room, at) => ({
      name: `upward-from-${room}`,
      comment: 'Move what both need into a lower room, or the importing file into a higher one.',
      severity: 'error',
      from: { path: inside([room]) },
      to: { path: [ABOVE_ALL, ...(at + 1 < ROOMS.length ? [inside(ROOMS.slice(at + 1))] : [])] },
    })),
    ...Object.entries(PARTS).flatMap(([room, parts]) =>
      parts.map((name, at) => ({
        name: `upward-in-${room}-from-${[name].flat()[0]}`,
        comment: 'Move what both need into a lower part of the room, or the importing file into a higher one.',
        severity: 'error',
        from: { path: part(room, name) },
        to: { path: `^server/src/${room}/`, pathNot: parts.slice(0, at + 1).map((lower) => part(room, lower)) },
      })),
    ),
    {
      name: 'in-no-room',
      comment: 'Add the folder to the list of rooms.',
      severity: 'error',
      from: { path: IN_A_ROOM, pathNot: inside(ROOMS) },
      to: {},
    },
    {
      name: 'to-no-room',
      comment: 'Add the folder to the list of rooms.',
      severity: 'error',
      from: {},
      to: { path: IN_A_ROOM, pathNot: inside(ROOMS) },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    includeOnly: '^server/src/',
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js'] },
  },
};
