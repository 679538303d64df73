import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { type Budgets, raisedBudgets, readBudgets } from './budget-files';

const FOLDER = 'tooling/budgets/pages';

function git(args: readonly string[], input = ''): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
}

/** All versions of the budgets in the history, in one process; null without git. */
function committedBudgets(): readonly Budgets[] | null {
  try {
    const commits = git(['log', '--format=%H', '--', FOLDER]).split('\n').filter(Boolean);
    const trees = commits.flatMap((commit) =>
      git(['ls-tree', '-r', commit, '--', FOLDER])
        .split('\n')
        .flatMap((line) => / blob ([0-9a-f]+)\t/.exec(line)?.[1] ?? []),
    );
    return [...new Set(trees)].map((blob) => JSON.parse(git(['cat-file', 'blob', blob])) as Budgets);
  } catch {
    return null;
  }
}

function decisions(): ReadonlyMap<number, string> {
  const folder = path.join(ROOT, 'docs/decisions');
  return new Map(
    readdirSync(folder).map((file) => [Number.parseInt(file, 10), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

it('no budget is higher than in an earlier commit, unless a decision names its page', (test) => {
  const committed = committedBudgets();
  if (committed === null) return test.skip('no history');
  assert.deepEqual(raisedBudgets(readBudgets(), committed, decisions()), []);
});

const EARLIER = [{ '/agent': { bytes: 200_000, depth: 4 } }, { '/agent': { bytes: 190_000, depth: 4 } }];
const DECISIONS = new Map([
  [7, 'The list of agents (`/agent`) has pictures.'],
  [8, 'An agent (`/agent/:id`) has a picture.'],
]);

it('accepts a lower budget, a new page and a removed page', () => {
  assert.deepEqual(
    raisedBudgets({ '/agent': { bytes: 180_000, depth: 4 }, '/new': { bytes: 9 } }, EARLIER, DECISIONS),
    [],
  );
  assert.deepEqual(raisedBudgets({}, EARLIER, DECISIONS), []);
});

it('refuses a figure above the lowest in the history, and the removal of a figure', () => {
  assert.deepEqual(raisedBudgets({ '/agent': { bytes: 190_001 } }, EARLIER, DECISIONS), [
    '/agent: bytes was 190000 and is 190001. Only a decision raises a budget: write one in docs/decisions that names `/agent`, and give its number in "decision".',
    '/agent: depth was 4 and is not limited. Only a decision raises a budget: write one in docs/decisions that names `/agent`, and give its number in "decision".',
  ]);
});

it('accepts a raise that a decision allows, if it names the page', () => {
  const raised = { bytes: 195_000, depth: 4 };
  assert.deepEqual(raisedBudgets({ '/agent': { ...raised, decision: 7 } }, EARLIER, DECISIONS), []);
  for (const decision of [8, 99]) {
    assert.deepEqual(raisedBudgets({ '/agent': { ...raised, decision } }, EARLIER, DECISIONS), [
      `/agent: bytes was 190000 and is 195000. Decision ${decision} does not name \`/agent\`.`,
    ]);
  }
});
