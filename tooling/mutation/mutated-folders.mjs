/** The folders whose tests must detect at least four of five mutants. */
export const MUTATED_FOLDERS = [
  'host/src/remotes',
  'host/src/release',
  'shared/src/http',
  'shared/src/session',
  'shared/src/contract',
];
