import type { ExactFigures } from '../bench/pages/exact-figures';

/** The figures of a page that have a budget. */
const BUDGETED = ['bytes', 'fonts', 'requests', 'depth', 'nodes'] as const;
const MOST_FILES = 12;

export type Budget = Readonly<Record<(typeof BUDGETED)[number], number>>;

/** Lists the figures of a page that exceed its budget, the files it loads, and the budget's location. Empty if none do. */
export function budgetProblems(page: string, figures: ExactFigures, budget: Budget): string[] {
  const over = BUDGETED.filter((figure) => figures[figure] > budget[figure]);
  if (over.length === 0) return [];
  const problems = over.map((figure) => {
    const more = figures[figure] - budget[figure];
    return `${page}: ${figure} grew to ${figures[figure]}, ${more} over the budget of ${budget[figure]}.`;
  });
  const files = Object.entries(figures.files).toSorted(([, one], [, other]) => other - one);
  const heaviest = files.slice(0, MOST_FILES).map(([name, bytes]) => `  ${bytes} ${name}`);
  return [
    ...problems,
    `${page} loads, heaviest first:`,
    ...heaviest,
    'Make it smaller, or raise the budget in tooling/budgets/budgets.json and give the reason in the commit.',
  ];
}
