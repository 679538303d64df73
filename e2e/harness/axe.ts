import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  readonly runOnly?: readonly string[];
  readonly resultTypes: readonly string[];
  readonly selectors: boolean;
}

interface Axe {
  run(root: Document, options: AxeOptions): Promise<{ violations: AxeViolation[] }>;
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * Returns the problems that axe finds on the page, one sentence each, prefixed with `name`. `rules` are the only ones
 * to check; default: all.
 */
export async function faultsOf(page: Page, name: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Listing what passes, and the selector of each element, would account for a tenth of the run time.
    const result = await axe.run(document, {
      ...(runOnly && { runOnly }),
      resultTypes: ['violations'],
      selectors: false,
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
  return violations.map((violation) => `${name} ${violation}`);
}

/**
 * Switches the open page to the dark theme and updates all colors immediately, because off-screen content would
 * otherwise update later.
 */
export function turnDark(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.classList.add('dark');
}
