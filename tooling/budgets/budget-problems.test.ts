import assert from 'node:assert/strict';
import { it } from 'node:test';
import { budgetProblems } from './budget-problems';

const BUDGET = { bytes: 150_000, fonts: 40_000, requests: 7, depth: 3, nodes: 60 };
const FIGURES = { ...BUDGET, files: { '/admin/main.js': 40_000, '/admin/vendor.js': 110_000 } };

it('accepts a page that is within its budget', () => {
  assert.deepEqual(budgetProblems('/login', FIGURES, BUDGET), []);
});

it('names the figure that grew, the files by weight, and where the budget is', () => {
  assert.deepEqual(budgetProblems('/login', { ...FIGURES, bytes: 150_120 }, BUDGET), [
    '/login: bytes grew to 150120, 120 over the budget of 150000.',
    '/login loads, heaviest first:',
    '  110000 /admin/vendor.js',
    '  40000 /admin/main.js',
    'Make it smaller, or raise the budget in tooling/budgets/budgets.json and give the reason in the commit.',
  ]);
});

for (const figure of ['fonts', 'requests', 'depth', 'nodes'] as const) {
  it(`refuses more ${figure}`, () => {
    const [first] = budgetProblems('/agent', { ...FIGURES, [figure]: BUDGET[figure] + 1 }, BUDGET);
    assert.match(first ?? '', new RegExp(`^/agent: ${figure} grew to ${BUDGET[figure] + 1}, 1 over`));
  });
}
