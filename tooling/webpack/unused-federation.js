// Replaces what the host leaves out of federation's runtime, 3 kB of everybody's first download. A call of a part that
// is left out throws an error with the part's name and the reason. `docs/decisions/0007-own-loading.md` lists the parts.
const leftOut = (name, reason) => () => {
  throw new Error(`${name} is left out of this host: ${reason} See docs/decisions/0007-own-loading.md.`);
};
const noPreloading = (name) => leftOut(name, 'host/src/early.js preloads the files that the registry names.');
const noSnapshots = (name) => leftOut(name, 'the registry says where remotes are, so there are no snapshots.');

export const remotes = leftOut(
  'remotes',
  'it imports no remote by name: the registry says at run time which there are.',
);

/** A stub without hooks and snapshots. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = noSnapshots('loadRemoteSnapshotInfo');
}
export const getGlobalRemoteInfo = () => ({});

// Errors have a code and the address of an explanation without these sentences.
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};

export const defaultPreloadArgs = noPreloading('defaultPreloadArgs');
export const formatPreloadArgs = noPreloading('preloadRemote');
export const normalizePreloadExposes = noPreloading('normalizePreloadExposes');
export const preloadAssets = noPreloading('preloadAssets');
export const generateSnapshotFromManifest = noSnapshots('generateSnapshotFromManifest');
export const getManifestFileName = noSnapshots('getManifestFileName');
export const inferAutoPublicPath = noSnapshots('inferAutoPublicPath');
export const isManifestProvider = noSnapshots('isManifestProvider');
export const simpleJoinRemoteEntry = noSnapshots('simpleJoinRemoteEntry');

// Federation's own logger adds stack traces and delegates that nothing here uses.
export const createLogger = (prefix) => {
  const levels = ['log', 'info', 'warn', 'error', 'debug'];
  return Object.fromEntries(levels.map((level) => [level, (...words) => console[level](prefix, ...words)]));
};
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => {};
