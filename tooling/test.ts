/** `npm test`: everything that must hold before a change lands. */
import { findOrInstallBrowser } from './find-browser';
import { runSteps, STEPS } from './steps';

process.env['CHROMIUM'] = await findOrInstallBrowser();
await runSteps([
  STEPS.format,
  STEPS.exports,
  STEPS.types,
  STEPS.serverTypes,
  STEPS.toolingTypes,
  STEPS.e2eTypes,
  STEPS.unit,
  STEPS.tooling,
  STEPS.server,
  STEPS.build,
  STEPS.browser,
]);
