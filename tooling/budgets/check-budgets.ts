/**
 * Part of `npm run check`: fails for pages that exceed their budget in `pages/`, or that have no budget. Needs the
 * built site.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { type ExactFigures, exactFigures } from '../bench/pages/exact-figures';
import { HOME, measuredPages, UNMEASURED } from '../bench/pages/measured-pages';
import { startPagesServer } from '../bench/pages/start-pages-server';
import { findOrInstallBrowser } from '../browser/find-browser';
import { openBrowser } from '../browser/open-browser';
import { ROOT } from '../run-command.mjs';
import { readBudgets } from './budget-files';
import { budgetProblems, pageFigures } from './budget-problems';

/** The number of pages that load at the same time, which does not affect the counts. */
const AT_ONCE = 3;

/** The site's pages that have no measured address, one sentence each. */
function unmeasuredPages(measured: readonly string[]): string[] {
  const registry = readFileSync(path.join(ROOT, 'dist/admin/remotes.json'), 'utf8');
  const { remotes } = JSON.parse(registry) as { readonly remotes: readonly RegisteredRemote[] };
  return remotes.flatMap(({ name, routes }) => {
    const known = new Set(routes.filter((route) => measured.includes(route.path)).map(({ page }) => page));
    return routes
      .filter((route) => !known.has(route.page) && !UNMEASURED.includes(route.path))
      .map((route) => `${route.path} of ${name} is not measured: add it to tooling/bench/pages/measured-pages.ts.`);
  });
}

process.env['CHROMIUM'] ??= await findOrInstallBrowser();
const { server, stop } = await startPagesServer({ withFloor: false });
const browser = await openBrowser();
const problems: string[] = [];
try {
  const pages = await measuredPages(server);
  const loads = new Map<string, ExactFigures>();
  const waiting = [...pages];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let page = waiting.shift(); page; page = waiting.shift())
        loads.set(page.name, await exactFigures(browser, server.url + page.address, page));
    }),
  );
  const home = loads.get(HOME);
  if (!home) throw new Error(`${HOME} was not measured.`);
  const budgets = readBudgets();
  for (const [page, load] of loads) {
    const figures = pageFigures(load, home);
    const { bytes, own, requests, depth, nodes } = figures;
    console.log(`${page}: ${bytes} bytes, ${own} of its own, ${requests} requests, depth ${depth}, ${nodes} nodes`);
    const budget = budgets[page];
    problems.push(...(budget ? budgetProblems(page, figures, budget) : [`${page} has no budget.`]));
  }
  problems.push(...unmeasuredPages([...loads.keys()]));
  for (const page of Object.keys(budgets))
    if (!loads.has(page)) problems.push(`${page} has a budget and is not measured.`);
} finally {
  await browser.close();
  stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
