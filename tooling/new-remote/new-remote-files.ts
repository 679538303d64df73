import { CONTRACT_VERSION } from '@frontdesk/shared/contract';

/**
 * Returns the files of a new remote by path inside its folder: the skeleton of all remotes, with one page, its
 * entry in the navigation, and a card on the home dashboard.
 */
export function newRemoteFiles(name: string, version: string): Record<string, string> {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const title = words.join(' ');
  const page = `${words.join('')}Page`;
  const card = `${words.join('')}Card`;
  return {
    'package.json': `${JSON.stringify(packageOf(name, version), null, 2)}\n`,
    'remote.manifest.ts': `import { defineRemote } from '@frontdesk/shared/contract';

/** What the host needs to know about this remote before any of its code runs. */
export default defineRemote({
  name: '${name}',
  version: '${version}',
  contract: '^${CONTRACT_VERSION}',
  pages: {
    ${page}: './src/pages/${name}/${page}.tsx',
  },
  routes: [
    {
      path: '/${name}',
      page: '${page}',
      access: 'signed-in',
      title: '${title}',
      navigation: { icon: 'puzzle' },
    },
  ],
  home: [{ name: '${card}', file: './src/home/${card}.tsx', title: '${title}' }],
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
  intro: 'Describe this page in one line.',
  empty: 'There is nothing here yet.',
} as const;
`,
    'src/home-messages.ts': `/** The words of the card on the home dashboard. Separate, because the page's words would make the card's script larger. */
export const homeMessages = {
  title: '${title}',
  open: 'Open',
  empty: 'There is nothing here yet.',
} as const;
`,
    'src/urls.ts': `/** The addresses of this remote's screens. */
export const urls = {
  ${camelCase(words)}: '/${name}',
} as const;
`,
    [`src/home/${card}.tsx`]: `import { Card, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import type { ReactElement } from 'react';
import { homeMessages as messages } from '../home-messages';
import { urls } from '../urls';

export function ${card}(): ReactElement {
  return (
    <Card aria-label={messages.title}>
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <Heading size="sm">{messages.title}</Heading>
        <TextLink to={urls.${camelCase(words)}}>{messages.open}</TextLink>
      </Flex>
      <Text tone="muted">{messages.empty}</Text>
    </Card>
  );
}
`,
    [`src/home/${card}.test.tsx`]: `import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { ${card} } from './${card}';

test('the card links to its page', () => {
  renderPage(<${card} />);
  expect(screen.getByRole('region', { name: '${title}' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/${name}');
});
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

test('the page shows its title', () => {
  renderPage(<${page} />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});
`,
  };
}

function camelCase([first = '', ...others]: readonly string[]): string {
  return [first.toLowerCase(), ...others].join('');
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
