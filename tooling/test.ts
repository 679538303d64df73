/**
 * `npm test`: all checks that must pass before a merge. `npm run test:full` also runs everything that takes long: tests
 * with the tag `@full` or in a file `*.full.test.ts`, faults repeated many times, and every supported Node version.
 */
import { findOrInstallBrowser } from './browser/find-browser';
import { FULL_STEPS, QUICK_STEPS, runSteps, STEPS } from './steps';

const isFull = process.argv.includes('--full');
process.env['CHROMIUM'] = await findOrInstallBrowser();
if (isFull) process.env['TESTS'] = 'full';
const steps = [...QUICK_STEPS, STEPS.server, STEPS.build, STEPS.budgets, STEPS.browser];
await runSteps(isFull ? [...steps, ...FULL_STEPS] : steps);
