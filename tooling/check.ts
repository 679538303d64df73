/** `npm run check`: the quick half of `npm test`, without server and browser tests, and the budgets of pages. */
import { QUICK_STEPS, runSteps, STEPS } from './steps';

await runSteps([...QUICK_STEPS, STEPS.build, STEPS.budgets]);
