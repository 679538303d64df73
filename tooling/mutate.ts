/**
 * `npm run mutate`: changes the code in each folder in small ways, and fails unless the tests detect four of five
 * changes. `-- shared/src/http`: only that folder. Not part of `npm test`: it keeps all cores busy for minutes.
 */
import { MUTATED_FOLDERS } from './mutation/mutated-folders.mjs';
import { mutationStep, runSteps } from './steps';

const wanted = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const unknown = wanted.find((folder) => !MUTATED_FOLDERS.includes(folder));
if (unknown !== undefined) {
  console.error(`${unknown} is not among the folders that are mutated: ${MUTATED_FOLDERS.join(', ')}.`);
  process.exit(1);
}
await runSteps((wanted.length > 0 ? wanted : MUTATED_FOLDERS).map(mutationStep));
