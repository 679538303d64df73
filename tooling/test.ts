/** `npm test`: everything that must hold before a change lands. */
import { findOrInstallBrowser } from './find-browser';
import { QUICK_STEPS, runSteps, STEPS } from './steps';

process.env['CHROMIUM'] = await findOrInstallBrowser();
await runSteps([...QUICK_STEPS, STEPS.server, STEPS.build, STEPS.browser]);
