import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The number of lines to print for each page; more would only hide the other pages. */
const LINES_MAX = 120;

/** Prints what each open page of a failed journey showed, for logs whose reader cannot open the attached files. */
// biome-ignore lint/style/noDefaultExport: Playwright reads it.
export default class FailedPages implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const files = attachments.filter(({ name }) => name.startsWith('error-context')).map(({ path }) => path ?? '');
    for (const [index, file] of files.filter(Boolean).entries()) {
      const [, page = ''] = readFileSync(file, 'utf8').split('# Page snapshot');
      const lines = page.split('\n# ')[0]?.trim().split('\n') ?? [];
      const main = Math.max(
        0,
        lines.findIndex((line) => line.includes('- main ')),
      );
      console.log(`\nPage ${index + 1} of '${test.title}':\n${lines.slice(main, main + LINES_MAX).join('\n')}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
