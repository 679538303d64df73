/** `npm test`: all checks that must pass before a merge. */
import { findOrInstallBrowser } from './browser/find-browser';
import { QUICK_STEPS, runSteps, STEPS } from './steps';

process.env['CHROMIUM'] = await findOrInstallBrowser();
await runSteps([...QUICK_STEPS, STEPS.server, STEPS.build, STEPS.budgets, STEPS.browser]);
