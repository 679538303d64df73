import assert from 'node:assert/strict';
import { it } from 'node:test';
import { BUDGETED, budgetProblems, pageFigures } from './budget-problems';

const BUDGET = { bytes: 150_000, own: 40_000, fonts: 40_000, requests: 7, depth: 3, nodes: 60 };
const FILES = { '/admin/main.js': 40_000, '/admin/vendor.js': 110_000 };
const FIGURES = { ...BUDGET, files: FILES, filesBeforeReady: {}, scripts: [], calls: ['/api/bot/getBots'] };

it('accepts a page that is within its budget', () => {
  assert.deepEqual(budgetProblems('/login', FIGURES, BUDGET), []);
  assert.deepEqual(budgetProblems('/login', FIGURES, { bytes: 150_000 }), []);
});

it('names the figure that grew, the files by weight, and what to do', () => {
  assert.deepEqual(budgetProblems('/login', { ...FIGURES, bytes: 150_120 }, BUDGET), [
    '/login: bytes grew to 150120, 120 over the budget of 150000.',
    '/login loads, heaviest first:',
    '  110000 /admin/vendor.js',
    '  40000 /admin/main.js',
    'and calls /api/bot/getBots.',
    'Make it smaller. "npm run bench -- pages --against RELEASE" names the modules that grew. Only a decision raises a budget.',
  ]);
});

for (const figure of BUDGETED) {
  it(`refuses more ${figure}`, () => {
    const [first] = budgetProblems('/agent', { ...FIGURES, [figure]: BUDGET[figure] + 1 }, BUDGET);
    assert.match(first ?? '', new RegExp(`^/agent: ${figure} grew to ${BUDGET[figure] + 1}, 1 over`));
  });
}

it('counts the files that a page loads before it is ready as its own, unless home has loaded them', () => {
  const home = { ...FIGURES, filesBeforeReady: {} };
  const page = {
    ...FIGURES,
    files: { ...FILES, '/admin/page.js': 9000, '/admin/chart.js': 5000 },
    filesBeforeReady: { ...FILES, '/admin/page.js': 9000 },
  };
  assert.equal(pageFigures(page, home).own, 9000);
});
