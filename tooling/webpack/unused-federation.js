// Replaces the parts of federation's runtime and of TanStack Query that the host leaves out, 3 kB of everybody's first
// download. A call to an omitted part throws an error with the part's name; `docs/decisions/0007-own-loading.md` has
// the reasons.
const leftOut = (name) => () => {
  throw new Error(`${name} is left out: docs/decisions/0007-own-loading.md`);
};

// The host imports no remote by name: the registry lists them at run time.
export const remotes = leftOut('remotes');

/** A stub without hooks and snapshots. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = leftOut('loadRemoteSnapshotInfo');
}
export const getGlobalRemoteInfo = () => ({});

// An error has only a code, which federation's troubleshooting guide explains, instead of a sentence and the guide's
// address.
export const getShortErrorMsg = (code, _sentences, facts, cause = '') => `${code} ${JSON.stringify(facts)} ${cause}`;
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};

// host/src/early.js preloads the files that the registry names.
export const defaultPreloadArgs = leftOut('defaultPreloadArgs');
export const formatPreloadArgs = leftOut('preloadRemote');
export const normalizePreloadExposes = leftOut('normalizePreloadExposes');
export const preloadAssets = leftOut('preloadAssets');
// The registry lists the addresses of remotes, so there are no snapshots.
export const generateSnapshotFromManifest = leftOut('generateSnapshotFromManifest');
export const getManifestFileName = leftOut('getManifestFileName');
export const inferAutoPublicPath = leftOut('inferAutoPublicPath');
export const isManifestProvider = leftOut('isManifestProvider');
export const simpleJoinRemoteEntry = leftOut('simpleJoinRemoteEntry');

// Lists load page by page, with numbers.
export const infiniteQueryBehavior = leftOut('infiniteQueryBehavior');
export const hasNextPage = leftOut('hasNextPage');
export const hasPreviousPage = leftOut('hasPreviousPage');

// Federation's own logger adds stack traces and delegates that nothing here uses.
export const createLogger = (prefix) => {
  const levels = ['log', 'info', 'warn', 'error', 'debug'];
  return Object.fromEntries(levels.map((level) => [level, (...words) => console[level](prefix, ...words)]));
};
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => {};

const COMPARATOR = /^([<>]=?|[=^~])?v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?(?:[-+]|$)/i;
const isBefore = (a, b) => (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;

/** Whether a version, as three numbers, fits a comparator such as `^1.2`: not below its minimum, and below its end. */
function fits(version, comparator) {
  const found = COMPARATOR.exec(comparator);
  if (!found) return false;
  const operator = found[1];
  const numbers = found.slice(2).map(Number);
  const count = numbers.findIndex(Number.isNaN) < 0 ? 3 : numbers.findIndex(Number.isNaN);
  const start = [0, 1, 2].map((at) => (at < count ? numbers[at] : 0));
  const after = (at) => start.map((number, place) => (place < at ? number : place === at ? number + 1 : 0));
  const first = start.findIndex((number) => number > 0);
  if (count === 0) return true;
  if (operator === '<') return isBefore(version, start);
  if (operator === '>') return !isBefore(version, after(count - 1));
  if (operator !== '<=' && isBefore(version, start)) return false;
  if (operator === '>=') return true;
  if (operator === '^' && first >= 0) return isBefore(version, after(first));
  return isBefore(version, after(operator === '~' ? Math.min(1, count - 1) : count - 1));
}

/** Compares versions by their numbers. Federation's own function also compares names of pre-releases: nothing has any. */
export function satisfy(version, range) {
  const numbers = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/
    .exec(version)
    ?.slice(1)
    .map((text) => Number(text ?? 0));
  const ranges = range
    .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
    .replace(/([<>=^~])\s+/g, '$1')
    .split('||');
  return (
    numbers !== undefined &&
    ranges.some((each) =>
      each
        .trim()
        .split(/\s+/)
        .every((part) => !part || fits(numbers, part)),
    )
  );
}
