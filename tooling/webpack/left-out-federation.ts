/**
 * The files of Module Federation's packages, and one of TanStack Query, that builds replace by path, because no option
 * omits them. A new version of a package may move or change them: the test next to this file then fails, and says which
 * to check.
 */

interface LeftOutFile {
  /** The path inside the packages' scope, without its ending. */
  readonly file: string;
  /** Default: `module-federation`. */
  readonly scope?: string;
  /** How many bytes of a first load (brotli) the replacement saves, measured by building without it. */
  readonly saves: number;
  /** The beginning of the SHA-256 of the file that was checked. */
  readonly checked: string;
}

/** What the host replaces with `unused-federation.js`. */
export const LEFT_OUT_OF_HOST: readonly LeftOutFile[] = [
  { file: 'runtime-core/dist/plugins/snapshot/SnapshotHandler', saves: 919, checked: '75b26f07988459b5' },
  { file: 'runtime-core/dist/utils/preload', saves: 870, checked: '195d4ee89d93f554' },
  { file: 'webpack-bundler-runtime/dist/remotes', saves: 731, checked: '06ec06e547fc2a7a' },
  // Lists load page by page, with numbers: the contract has no infinite queries.
  { file: 'query-core/build/modern/infiniteQueryBehavior', scope: 'tanstack', saves: 522, checked: 'dd4b89ed4e53efd5' },
  { file: 'sdk/dist/logger', saves: 357, checked: '85da997c6e8f4fb4' },
  { file: 'error-codes/dist/desc', saves: 349, checked: 'a81578d5b6e3f852' },
  { file: 'runtime-core/dist/utils/semver/index', saves: 930, checked: '1578363703f79ffc' },
  { file: 'error-codes/dist/getShortErrorMsg', saves: 44, checked: 'ba61b21da251d790' },
  { file: 'sdk/dist/generateSnapshotFromManifest', saves: 27, checked: '0da996cae191a02e' },
];

/** What every remote replaces with `host-federation.js`, which uses the host's copy. */
export const LEFT_OUT_OF_REMOTES: readonly LeftOutFile[] = [
  { file: 'webpack-bundler-runtime/dist/index', saves: 3030, checked: '5bf3c54a814a305f' },
];

/** Matches the paths of these files in any installation. */
export function pathsOf(files: readonly LeftOutFile[]): RegExp {
  const paths = files.map(({ file, scope = 'module-federation' }) => `${scope}/${file}`.replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/]@(${paths.join('|')})\\.m?js$`);
}
