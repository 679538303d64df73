import type { ExactFigures } from '../bench/pages/exact-figures';

/** The figures of a page that have a budget. */
export const BUDGETED = ['bytes', 'own', 'fonts', 'requests', 'depth', 'nodes'] as const;
const MOST_FILES = 12;

export type BudgetFigure = (typeof BUDGETED)[number];

/** The budget of a page. `own` is absent for pages that are opened without home. */
export type Budget = Readonly<Partial<Record<BudgetFigure, number>>>;

/** What a page loads, with the bytes that it loads before it is readable and that home has not loaded. */
export interface PageFigures extends ExactFigures {
  readonly own: number;
}

/** Adds the page's own bytes. `home` holds what the home page loads. */
export function pageFigures(figures: ExactFigures, home: ExactFigures): PageFigures {
  const own = Object.entries(figures.filesBeforeReady).filter(([name]) => !(name in home.files));
  return { ...figures, own: own.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** Lists the figures of a page that exceed its budget, the files it loads, and the budget's location. Empty if none do. */
export function budgetProblems(page: string, figures: PageFigures, budget: Budget): string[] {
  const over = BUDGETED.filter((figure) => figures[figure] > (budget[figure] ?? Number.POSITIVE_INFINITY));
  if (over.length === 0) return [];
  const problems = over.map((figure) => {
    const allowed = budget[figure] ?? 0;
    return `${page}: ${figure} grew to ${figures[figure]}, ${figures[figure] - allowed} over the budget of ${allowed}.`;
  });
  const files = Object.entries(figures.files).toSorted(([, one], [, other]) => other - one);
  const heaviest = files.slice(0, MOST_FILES).map(([name, bytes]) => `  ${bytes} ${name}`);
  return [
    ...problems,
    `${page} loads, heaviest first:`,
    ...heaviest,
    `and calls ${figures.calls.join(', ')}.`,
    'Make it smaller. "npm run bench -- pages --against RELEASE" names the modules that grew. Only a decision raises a budget.',
  ];
}
