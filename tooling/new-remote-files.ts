import { CONTRACT_VERSION } from '@frontdesk/shared/contract';

/** The files of a new remote by their paths inside its folder: the skeleton that all remotes have, with one page. */
export function newRemoteFiles(name: string, version: string): Record<string, string> {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const title = words.join(' ');
  const page = `${words.join('')}Page`;
  return {
    'package.json': `${JSON.stringify(packageOf(name, version), null, 2)}\n`,
    'remote.manifest.ts': `import { defineRemote } from '@frontdesk/shared/contract';

/** Everything about this remote that is known before any of its code runs. */
export default defineRemote({
  name: '${name}',
  version: '${version}',
  contract: '^${CONTRACT_VERSION}',
  pages: {
    ${page}: './src/pages/${name}/${page}.tsx',
  },
  routes: [{ path: '/${name}', page: '${page}', access: 'signed-in', title: '${title}' }],
});
`,
    'webpack.config.ts': `import { remoteConfig } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';

export default remoteConfig(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});
`,
    'src/messages.ts': `/** The words that the owner reads. */
export const messages = {
  title: '${title}',
  intro: 'Say in one line what this page is for.',
  empty: 'There is nothing here yet.',
} as const;
`,
    [`src/pages/${name}/${page}.tsx`]: `import { Card, PageFrame, Text } from '@frontdesk/shared/ui/core';
import type { ReactElement } from 'react';
import { messages } from '../../messages';

export function ${page}(): ReactElement {
  return (
    <PageFrame title={messages.title} intro={messages.intro}>
      <Card>
        <Text tone="muted">{messages.empty}</Text>
      </Card>
    </PageFrame>
  );
}
`,
    [`src/pages/${name}/${page}.test.tsx`]: `import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { ${page} } from './${page}';

test('the page says what it is', () => {
  renderPage(<${page} />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});
`,
  };
}

function packageOf(name: string, version: string): object {
  return {
    name: `@frontdesk/remote-${name}`,
    version,
    private: true,
    type: 'module',
    scripts: { build: 'node --import tsx node_modules/webpack-cli/bin/cli.js' },
    dependencies: { '@frontdesk/shared': 'workspace:*', react: 'catalog:' },
    devDependencies: {
      '@frontdesk/tooling': 'workspace:*',
      tsx: 'catalog:',
      webpack: 'catalog:',
      'webpack-cli': 'catalog:',
    },
  };
}
