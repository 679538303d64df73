/**
 * `npm run coverage`: measures how much of the browser's code the unit tests run. Prints the totals, and writes the
 * figures of each file to `coverage/index.html`. Not part of `npm test`, because it would slow it.
 */
import { runSteps, STEPS } from './steps';

const { name, command } = STEPS.unit;
await runSteps([{ name: `${name}, with coverage`, command: [...command, '--coverage'] }]);
