import { readdirSync } from 'node:fs';

const REMOTES = readdirSync(import.meta.dirname)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => `<rootDir>/${folder}`);

/**
 * Unit tests of everything that runs in a browser; server and tooling use Node's own runner.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: '<rootDir>/tooling/jest/browser-environment.cjs',
  roots: ['<rootDir>/host', '<rootDir>/shared', ...REMOTES],
  // A limit for a busy machine, not a wait.
  testTimeout: 120_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/setup.ts'],
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@chakra-ui/react$': '<rootDir>/shared/src/testing/chakra.cjs',
    '^(?:(?:\\.\\./)+|@chakra-ui/react/dist/cjs/)styled-system/factory\\.cjs$': '<rootDir>/shared/src/theme/styled.tsx',
    '\\.wasm$': '<rootDir>/tooling/jest/wasm-address.cjs',
  },
  // For `npm run coverage`: the code that browsers run, including files without any test.
  collectCoverageFrom: [
    '{host,shared,remote-*}/{src,widget}/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/testing/**',
    '!shared/src/standalone/**',
  ],
  coverageReporters: ['text-summary', 'json-summary', 'html'],
  // These packages contain only modules.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(lucide-react|compare-versions|qr|@tanstack))'],
};
