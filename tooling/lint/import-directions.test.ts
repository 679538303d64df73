import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';

const BIOME = path.join(ROOT, `node_modules/.bin/biome${process.platform === 'win32' ? '.cmd' : ''}`);

/** Modules that files in a folder may import, and modules that `biome.json` refuses there. */
interface Direction {
  readonly file: string;
  readonly allowed: readonly string[];
  readonly refused: readonly string[];
}

const SINGLETONS = [
  '@chakra-ui/react',
  '@emotion/react',
  '@tanstack/react-query',
  '@microsoft/signalr',
  'react-dom',
  'react-router-dom',
  'zustand',
];
const OTHER_PACKAGES = [
  '@frontdesk/remote-account',
  '@frontdesk/remote-account/pages',
  '../../../remote-account/src/urls',
  '@frontdesk/host',
  '../../../host/src/main',
  '@frontdesk/server',
  '../../../server/src/app',
];

const DIRECTIONS: readonly Direction[] = [
  {
    file: 'remote-qr/src/pages/page.ts',
    allowed: ['react', '@frontdesk/shared/app', '@frontdesk/shared/ui/core', '../api/codes', '../model/code'],
    refused: [...SINGLETONS, ...OTHER_PACKAGES, '../home/card', '../palette/search'],
  },
  {
    file: 'remote-qr/src/messages.ts',
    allowed: ['./model/code', '@frontdesk/shared/endpoints/qr'],
    refused: [
      ...SINGLETONS,
      ...OTHER_PACKAGES,
      './home/card',
      './pages/page',
      './api/codes',
      '@frontdesk/shared/app',
      '@frontdesk/shared/query',
      '@frontdesk/shared/ui/core',
    ],
  },
  {
    file: 'remote-qr/src/api/codes.ts',
    allowed: ['../model/code', '@frontdesk/shared/app', '@frontdesk/shared/endpoints/qr'],
    refused: [...SINGLETONS, ...OTHER_PACKAGES, '../pages/page', '../home/card', '@frontdesk/shared/ui/core'],
  },
  {
    file: 'remote-qr/src/model/code.ts',
    allowed: ['./other', '@frontdesk/shared/endpoints/qr'],
    refused: [
      ...SINGLETONS,
      ...OTHER_PACKAGES,
      'react',
      '../pages/page',
      '../api/codes',
      '../home/card',
      '@frontdesk/shared/app',
      '@frontdesk/shared/query',
      '@frontdesk/shared/ui/core',
    ],
  },
  {
    file: 'remote-agents/widget/panel.ts',
    allowed: ['./words', '@frontdesk/shared/widget-words/en-alone', '@frontdesk/shared/endpoints/reply-text'],
    refused: ['react', 'valibot', '../src/messages', '@frontdesk/shared/app', '@frontdesk/shared/endpoints/chat'],
  },
  {
    file: 'host/src/shell/bar.ts',
    allowed: ['react', 'react-router-dom', '@frontdesk/shared/app', '../remotes/registry'],
    refused: [
      '@microsoft/signalr',
      '@frontdesk/remote-qr',
      '../../../remote-qr/src/urls',
      '@frontdesk/server',
      '../../../server/src/app',
    ],
  },
  {
    file: 'shared/src/http/call.ts',
    allowed: ['valibot', './problem', '../endpoints/bot'],
    refused: [
      '@frontdesk/host',
      '@frontdesk/remote-qr/urls',
      '../../../host/src/main',
      '../../../remote-qr/src/urls',
      '../../../server/src/app',
      '../../../tooling/steps',
    ],
  },
  {
    file: 'server/src/agents/routes.ts',
    allowed: ['fastify', '../http/route', '@frontdesk/shared/endpoints/bot', '@frontdesk/shared/widget-words'],
    refused: [
      'react',
      '@frontdesk/shared/app',
      '../../../host/src/main',
      '../../../remote-qr/src/urls',
      '../../../tooling/steps',
    ],
  },
  {
    file: 'tooling/check.ts',
    allowed: ['./steps', '../server/src/app'],
    refused: ['@frontdesk/e2e', '../e2e/harness/screens'],
  },
];

it('refuses imports against the directions between packages and inside a remote, and no others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-directions-'));
  try {
    await writeConfiguration(folder);
    for (const { file, allowed, refused } of DIRECTIONS) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, [...allowed, ...refused].map((module) => `import '${module}';`).join('\n'));
    }
    const { stdout, stderr } = spawnSync(
      BIOME,
      ['lint', '--colors=off', '--max-diagnostics=none', '--only=style/noRestrictedImports'],
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    const places = [...`${stdout}${stderr}`.matchAll(/^(\S+?):(\d+):\d+ lint\/style\/noRestrictedImports/gm)];
    for (const { file, allowed, refused } of DIRECTIONS) {
      const lines = places.filter(([, place]) => place === file).map(([, , line]) => Number(line) - 1);
      const modules = [...allowed, ...refused];
      const found = [...new Set(lines)].toSorted((one, other) => one - other).map((line) => modules[line]);
      assert.deepEqual(found, refused, file);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Copies `biome.json` without the settings that need the repository around it. */
async function writeConfiguration(folder: string): Promise<void> {
  const { linter, overrides } = JSON.parse(await readFile(path.join(ROOT, 'biome.json'), 'utf8'));
  const withoutPlugins = overrides.map(({ plugins: _, ...override }: { plugins?: unknown }) => override);
  await writeFile(path.join(folder, 'biome.json'), JSON.stringify({ root: true, linter, overrides: withoutPlugins }));
}
