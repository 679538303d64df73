const folder = process.env['MUTATED_FOLDER'] ?? '';
const name = folder.replaceAll('/', '-');

/** Mutates one folder; `npm run mutate` runs this for each. */
export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tooling/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 90, low: 80, break: 80 },
  // Only what the tests load is copied.
  ignorePatterns: ['/.*', '/docs', '/e2e', '/remote-*', '/server', 'coverage', 'dist'],
  // SWC drops the types, so mutants need not fit them. TypeScript 7 cannot rewrite its settings for the copy.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation/copies',
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `coverage/mutation/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
