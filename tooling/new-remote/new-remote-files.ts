import { CONTRACT_VERSION } from '@frontdesk/shared/contract';

/** Returns the files of a new remote of this repository by path inside its folder. */
export function newRemoteFiles(name: string, version: string): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(packageOf(name, version), null, 2)}\n`,
    'webpack.config.ts': `import { remoteConfigs } from '@frontdesk/tooling/webpack/remote';
import manifest from './remote.manifest';

export default remoteConfigs(manifest, {
  folder: import.meta.dirname,
  isDevelopment: process.env['NODE_ENV'] === 'development',
});
`,
    'CHANGELOG.md': firstChangelog(version),
    ...remoteSources(name, version),
  };
}

/** The changelog of a new remote. */
export function firstChangelog(version: string): string {
  return `# Changelog

## [Unreleased]

## [${version}] - ${new Date().toISOString().slice(0, 10)}

### Added

- The first version
`;
}

/** The words in the name of a remote, for its title and its components. */
export function wordsOf(name: string): string[] {
  return name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
}

/**
 * Returns the sources of a new remote by path inside its folder: the skeleton of all remotes, with one page, its
 * entry in the navigation, and a card on the home dashboard. `additions` are further fields of the manifest.
 */
export function remoteSources(name: string, version: string, additions = ''): Record<string, string> {
  const words = wordsOf(name);
  const title = words.join(' ');
  const page = `${words.join('')}Page`;
  const card = `${words.join('')}Card`;
  return {
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
  home: [{ name: '${card}', file: './src/home/${card}.tsx', title: '${title}' }],${additions}
  api: { prefix: '/${name}-api' },
});
`,
    'src/messages.ts': `/** The words that the owner reads. */
export const messages = {
  title: '${title}',
  intro: 'Describe this page in one line.',
  note: 'Note',
  required: 'Write a note first.',
  save: 'Save',
  saved: 'Saved.',
} as const;
`,
    'src/api/notes.ts': `import { defineEndpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as v from 'valibot';

/** Stores a note. A call of this remote's own server: \`api\` in remote.manifest.ts names its addresses. */
export const saveNote = defineEndpoint({
  method: 'POST',
  path: '/${name}-api/notes',
  request: v.object({ note: v.string() }),
  response: v.unknown(),
});
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
    [`src/pages/${name}/${page}.tsx`]: `import { call, messageOf, showToast } from '@frontdesk/shared/app';
import { Button, Card, Notice, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { saveNote } from '../../api/notes';
import { messages } from '../../messages';

const schema = v.object({ note: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)) });

export function ${page}(): ReactElement {
  const form = useForm({
    initial: { note: '' },
    schema,
    draft: '${name}',
    async submit(values) {
      await call(saveNote, values);
      form.set({ note: '' });
      showToast('success', messages.saved);
    },
  });
  return (
    <PageFrame title={messages.title} intro={messages.intro}>
      <Card>
        <form onSubmit={form.onSubmit} noValidate>
          <Stack gap="4" align="flex-start">
            <TextAreaField label={messages.note} {...form.field('note')} />
            {form.failure !== null && <Notice tone="danger">{messageOf(form.failure)}</Notice>}
            <Button type="submit" pending={form.isSubmitting}>
              {messages.save}
            </Button>
          </Stack>
        </form>
      </Card>
    </PageFrame>
  );
}
`,
    [`src/pages/${name}/${page}.test.tsx`]: `import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveNote } from '../../api/notes';
import { ${page} } from './${page}';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

async function save(note: string): Promise<void> {
  renderPage(<${page} />);
  await userEvent.type(screen.getByLabelText('Note'), note);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('saves a note', async () => {
  api.on(saveNote, () => null);
  await save('Hello');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(api.callsOf(saveNote)[0]?.request).toEqual({ note: 'Hello' });
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

test('keeps the note when it could not be saved', async () => {
  api.on(saveNote, () => refuse(500, { message: 'The disk is full.' }));
  await save('Hello');
  expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Hello');
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
    dependencies: { '@frontdesk/shared': 'workspace:*', react: 'catalog:', valibot: 'catalog:' },
    devDependencies: {
      '@frontdesk/tooling': 'workspace:*',
      tsx: 'catalog:',
      webpack: 'catalog:',
      'webpack-cli': 'catalog:',
    },
  };
}
