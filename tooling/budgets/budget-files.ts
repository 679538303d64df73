import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUDGETED, type Budget } from './budget-problems';

const FOLDER = path.join(import.meta.dirname, 'pages');

/** The budget of a page, as stored in its file. */
export interface WrittenBudget extends Budget {
  /** The number of the decision that allowed the last increase of a figure. Default: no figure was raised. */
  readonly decision?: number;
}

export type Budgets = Readonly<Record<string, WrittenBudget>>;

/** The names of the budget files, one for each part of the site. */
const budgetFiles = (): readonly string[] => readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

/** The budgets of all pages, by the page's name. */
export function readBudgets(): Budgets {
  const files = budgetFiles().map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Budgets);
  return Object.assign({}, ...files);
}

/**
 * The budgets that are higher than `earlier` ones without a decision, one sentence each. `decisions` are the texts of
 * the decisions by number: the one that a budget names must name the page.
 */
export function raisedBudgets(
  now: Budgets,
  earlier: readonly Budgets[],
  decisions: ReadonlyMap<number, string>,
): string[] {
  return Object.entries(now).flatMap(([page, budget]) => {
    const raised = BUDGETED.flatMap((figure) => {
      const before = earlier.flatMap((budgets) => budgets[page]?.[figure] ?? []);
      const lowest = Math.min(...before);
      const isRaised = before.length > 0 && (budget[figure] ?? Number.POSITIVE_INFINITY) > lowest;
      return isRaised ? [`${page}: ${figure} was ${lowest} and is ${budget[figure] ?? 'not limited'}.`] : [];
    });
    if (raised.length === 0) return [];
    const { decision } = budget;
    if (decision !== undefined && decisions.get(decision)?.includes(`\`${page}\``)) return [];
    return raised.map((sentence) =>
      decision === undefined
        ? `${sentence} Only a decision raises a budget: write one in docs/decisions that names \`${page}\`, and give its number in "decision".`
        : `${sentence} Decision ${decision} does not name \`${page}\`.`,
    );
  });
}
