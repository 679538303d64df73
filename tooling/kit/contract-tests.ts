import assert from 'node:assert/strict';
import { it } from 'node:test';
import { CONTRACT_RULES } from './contract-problems';

/**
 * Declares tests, for Node's test runner, that a built remote follows the contract of this kit: its manifest and
 * addresses, its files, its pages, and that it contains no copy of the host's modules. `folder` contains the build. The
 * command `frontdesk-remote test` runs the same checks.
 */
export function contractTests(folder: string): void {
  for (const { title, problems } of CONTRACT_RULES) {
    it(title, async () => assert.deepEqual(await problems(folder), []));
  }
}
