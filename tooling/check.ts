/** `npm run check`: the quick half of `npm test`, without server and browser. */
import { runSteps, STEPS } from './steps';

await runSteps([
  STEPS.format,
  STEPS.exports,
  STEPS.types,
  STEPS.serverTypes,
  STEPS.toolingTypes,
  STEPS.e2eTypes,
  STEPS.unit,
  STEPS.tooling,
]);
