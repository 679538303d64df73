import { readFileSync } from 'node:fs';
import path from 'node:path';
import base from '../../jest.config.mjs';
import { MUTATED_FOLDERS } from './mutated-folders.mjs';

const folder = process.env['MUTATED_FOLDER'] ?? '';
if (!MUTATED_FOLDERS.includes(folder)) throw new Error(`MUTATED_FOLDER must be one of ${MUTATED_FOLDERS.join(', ')}.`);

/** @type {{ exports: Record<string, string> }} */
const shared = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../shared/package.json'), 'utf8'));

/** Stryker tests a copy of the repository, in which links between the packages lead to the original. */
const sharedInCopy = Object.entries(shared.exports).map(([name, file]) => [
  `^@frontdesk/shared${name.slice(1).replace('*', '(.*)')}$`,
  `<rootDir>/shared${file.slice(1).replace('*', '$1')}`,
]);

/**
 * The tests next to the mutated code; those of screens load too much to be run for each mutant.
 * @type {import('jest').Config}
 */
export default {
  ...base,
  rootDir: '../..',
  roots: [`<rootDir>/${folder}`],
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, path.join(import.meta.dirname, 'short-waits.cjs')],
  testTimeout: 10_000,
  testRunner: path.join(import.meta.dirname, 'jest-circus-covering.cjs'),
  testSequencer: path.join(import.meta.dirname, 'plain-tests-first.cjs'),
  testEnvironment: path.join(import.meta.dirname, '../jest/browser-environment.cjs'),
  moduleNameMapper: { ...base.moduleNameMapper, ...Object.fromEntries(sharedInCopy) },
};
