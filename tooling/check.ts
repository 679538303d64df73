/**
 * `npm run check`: the quick half of `npm test`, without server and browser tests but with the budgets of the pages.
 */
import { QUICK_STEPS, runSteps, STEPS } from './steps';

await runSteps([...QUICK_STEPS, STEPS.build, STEPS.budgets]);
