const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { default: runTests } = require('jest-circus/runner');

/**
 * The settings of each run in which a test has failed: the mutant has been detected, and the other files do not have to
 * run.
 */
const failed = new WeakSet();

/**
 * Runs a test file like jest-circus, but skips a file that contains no wanted test, without loading it. For each mutant
 * Stryker names the tests that reach it, and jest would load every file that imports the mutated one to find them.
 */
module.exports = async function runCoveringTests(globalConfig, config, environment, runtime, testPath, ...rest) {
  const hash = createHash('sha256').update(testPath).digest('hex');
  const file = path.join(config.rootDir, `tests-${hash}.json`);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const wanted = new RegExp(globalConfig.testNamePattern ?? '', 'i');
  const isNeeded = known === null || known.testResults.some(({ fullName }) => wanted.test(fullName));
  if (known !== null && (failed.has(globalConfig) || !isNeeded)) return skipped(known);
  const result = await runTests(globalConfig, config, environment, runtime, testPath, ...rest);
  // The first run includes all tests and no mutant.
  if (known === null) writeFileSync(file, JSON.stringify(result));
  if (result.numFailingTests > 0) failed.add(globalConfig);
  return result;
};

const skipped = (known) => ({
  ...known,
  numPassingTests: 0,
  numPendingTests: known.testResults.length,
  testResults: known.testResults.map((test) => ({ ...test, status: 'pending' })),
});
