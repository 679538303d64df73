/** Part of `npm run check`: fails for pages that exceed `budgets.json`. Needs the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exactFigures } from '../bench/pages/exact-figures';
import { READY } from '../bench/pages/open-tab';
import { seed, startPagesServer } from '../bench/pages/start-pages-server';
import { findOrInstallBrowser } from '../browser/find-browser';
import { openBrowser } from '../browser/open-browser';
import { type Budget, budgetProblems } from './budget-problems';

const budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8')) as Record<
  string,
  Budget
>;
const READY_OF: Readonly<Record<string, string>> = {
  '/login': READY.form,
  '/admin': READY.home,
  '/agent': READY.agents,
};

process.env['CHROMIUM'] ??= await findOrInstallBrowser();
const { server, stop } = await startPagesServer({ withFloor: false });
const browser = await openBrowser();
const problems: string[] = [];
try {
  const owner = await seed(server, { name: 'budgets', agents: 10, codes: 10 });
  for (const [page, budget] of Object.entries(budgets)) {
    const ready = READY_OF[page];
    if (!ready) throw new Error(`budgets.json has an unknown page ${page}.`);
    const token = page === '/login' ? null : owner;
    const figures = await exactFigures(browser, server.url + page, { token, ready });
    const { bytes, fonts, requests, depth, nodes } = figures;
    console.log(`${page}: ${bytes} bytes, ${fonts} of fonts, ${requests} requests, depth ${depth}, ${nodes} nodes`);
    problems.push(...budgetProblems(page, figures, budget));
  }
} finally {
  await browser.close();
  stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
