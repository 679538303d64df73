/** `npm run check`: the quick half of `npm test`, without server and browser. */
import { QUICK_STEPS, runSteps } from './steps';

await runSteps(QUICK_STEPS);
