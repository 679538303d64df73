import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-command.mjs';

const GROUPS = [
  'app.ts',
  'query.ts',
  'ui/core.ts',
  'ui/form.ts',
  'ui/overlay.ts',
  'ui/data.ts',
  'ui/tabs.tsx',
  'ui/file-drop.tsx',
];

/** The modules that run in a browser, by their import name in the kit. */
export function browserEntries(): Record<string, string> {
  const endpoints = readdirSync(path.join(ROOT, 'shared/src/endpoints'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  return {
    contract: 'shared/src/contract/index.ts',
    'contract-checks': 'shared/src/contract/contribution-problems.ts',
    ...Object.fromEntries(GROUPS.map((file) => [file.replace(/\.tsx?$/, ''), `shared/src/${file}`])),
    ...Object.fromEntries(endpoints.map((name) => [`endpoints/${name}`, `shared/src/endpoints/${name}.ts`])),
    'new-id': 'shared/src/ids/new-id.ts',
    testing: 'shared/src/testing/index.tsx',
    standalone: 'shared/src/standalone/show-alone.tsx',
  };
}

/** The modules that run in Node. */
export const NODE_ENTRIES: Readonly<Record<string, string>> = {
  webpack: 'tooling/kit/webpack.ts',
  'contract-tests': 'tooling/kit/contract-tests.ts',
};
