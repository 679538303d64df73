import { firstChangelog, remoteSources, wordsOf } from '../../new-remote/new-remote-files';

export interface TeamFilesSettings {
  /** What package.json names as the kit: a version range, or `file:` with the path of a tarball. */
  readonly kit: string;
  /** The versions of the packages that the team's own files import. */
  readonly versions: Readonly<Record<'react' | 'valibot' | 'typescript' | '@types/react', string>>;
}

const FIRST_VERSION = '0.1.0';

/**
 * Returns the files of a team's folder: the same sources as those of a new remote in this repository, with a palette
 * search, a fill for an agent's page, a small server for its own calls, and the files that a separate repository needs.
 */
export function teamFiles(name: string, settings: TeamFilesSettings): Record<string, string> {
  const component = wordsOf(name).join('');
  const additions = `
  palette: { search: { name: 'searchNotes', file: './src/palette/search-notes.ts', finds: 'a note' } },
  fills: [
    {
      slot: 'agents.agent',
      component: '${component}OfAgent',
      file: './src/fills/${component}OfAgent.tsx',
      title: '${wordsOf(name).join(' ')}',
      requires: 'GET /${name}-api/notes',
    },
  ],`;
  const sources = remoteSources(name, FIRST_VERSION, additions);
  const files: Record<string, string> = {
    ...sources,
    'src/api/notes.ts': callsOf(name),
    'src/palette/search-notes.ts': searchOf(name),
    'src/palette/search-notes.test.ts': SEARCH_TEST,
    [`src/fills/${component}OfAgent.tsx`]: fillOf(component),
    [`src/fills/${component}OfAgent.test.tsx`]: fillTestOf(component),
    'alone.ts': ALONE,
    'server/main.mjs': serverOf(name),
  };
  const own = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      text.replaceAll('@frontdesk/shared/', '@frontdesk/remote-kit/'),
    ]),
  );
  return {
    'package.json': `${JSON.stringify(packageOf(name, settings), null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(COMPILER, null, 2)}\n`,
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readmeOf(name),
    'AGENTS.md': AGENTS,
    'CHANGELOG.md': firstChangelog(FIRST_VERSION),
    '.github/workflows/publish.yml': WORKFLOW,
    ...own,
  };
}

function packageOf(name: string, { kit, versions }: TeamFilesSettings): object {
  return {
    name,
    version: FIRST_VERSION,
    private: true,
    type: 'module',
    scripts: {
      dev: 'frontdesk-remote dev',
      server: 'node server/main.mjs',
      types: 'frontdesk-remote types',
      build: 'frontdesk-remote build',
      test: 'frontdesk-remote test',
      publish: 'frontdesk-remote publish',
      status: 'frontdesk-remote status',
    },
    frontdesk: { budget: 60 },
    dependencies: { '@frontdesk/remote-kit': kit, react: versions.react, valibot: versions.valibot },
    devDependencies: { '@types/react': versions['@types/react'], typescript: versions.typescript },
  };
}

const COMPILER = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['@frontdesk/remote-kit/team'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['*.ts', 'src'],
};

const callsOf = (name: string) => `import { defineEndpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as v from 'valibot';

/** The calls of this remote's own server: \`api\` in remote.manifest.ts names its addresses. */
export const getNotes = defineEndpoint({
  method: 'GET',
  path: '/${name}-api/notes',
  request: v.object({}),
  response: v.array(v.object({ id: v.string(), note: v.string() })),
});

export const saveNote = defineEndpoint({
  method: 'POST',
  path: '/${name}-api/notes',
  request: v.object({ note: v.string() }),
  response: v.unknown(),
});
`;

const searchOf = (name: string) => `import { endpointQuery, type QueryClient } from '@frontdesk/shared/query';
import { getNotes } from '../api/notes';

/** Returns every note for the command palette. */
export async function searchNotes(queries: QueryClient) {
  const notes = await queries.fetchQuery(endpointQuery(getNotes, {}));
  return notes.map(({ note }) => ({ label: note, to: '/${name}', kind: 'Note' }));
}
`;

const SEARCH_TEST = `import { signIn } from '@frontdesk/shared/app';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi } from '@frontdesk/shared/testing';
import { getNotes } from '../api/notes';
import { searchNotes } from './search-notes';

test('the palette finds notes', async () => {
  signIn('test-token');
  const api = fakeApi();
  api.on(getNotes, () => [{ id: '1', note: 'Closed on Monday' }]);
  const found = await searchNotes(new QueryClient());
  expect(found).toEqual([expect.objectContaining({ label: 'Closed on Monday' })]);
  api.restore();
});
`;

const fillOf = (component: string) => `import type { FillProps } from '@frontdesk/shared/contract';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Card, Heading, Text } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import type { ReactElement } from 'react';
import { getNotes } from '../api/notes';
import { messages } from '../messages';

/** On the page of an agent: how many notes there are. */
export function ${component}OfAgent({ context: { agentId } }: FillProps<{ agentId: 'string' }>): ReactElement {
  const { data, error, refetch } = useQuery(endpointQuery(getNotes, {}));
  return (
    <Card>
      <Heading size="sm">{messages.title}</Heading>
      {error ? (
        <FailedState what="Notes" error={error} onRetry={() => void refetch()} />
      ) : (
        <Text tone="muted">{data ? \`\${data.length} notes for agent \${agentId}\` : 'Loading...'}</Text>
      )}
    </Card>
  );
}
`;

const fillTestOf = (component: string) => `import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { getNotes } from '../api/notes';
import { ${component}OfAgent } from './${component}OfAgent';

test('shows on the page of an agent how many notes there are', async () => {
  const api = fakeApi();
  api.on(getNotes, () => [{ id: '1', note: 'Closed on Monday' }]);
  renderPage(<${component}OfAgent context={{ agentId: '7' }} hasAddress={() => true} />);
  expect(await screen.findByText('1 notes for agent 7')).toBeInTheDocument();
  api.restore();
});
`;

const ALONE = `import type { AlonePage } from '@frontdesk/shared/testing';
import { getNotes, saveNote } from './src/api/notes';

let notes = [{ id: '1', note: 'Closed on Monday' }];

/** What \`frontdesk-remote dev\` answers to the calls of this remote, and what it passes to its pages. */
export const alone: AlonePage = {
  answers: (api) =>
    api
      .on(getNotes, () => notes)
      .on(saveNote, ({ note }) => {
        notes = [...notes, { id: String(notes.length + 1), note }];
      }),
  contexts: { 'agents.agent': { agentId: 'bot-1' } },
};
`;

const serverOf = (
  name: string,
) => `// The server of this remote's own calls. With api.prefix the proxy in front of the site forwards /${name}-api to it;
// with api.origin browsers call it directly, from the origins in ORIGINS.
import { createServer } from 'node:http';

const PORT = Number(process.env.PORT ?? 9000);
const ORIGINS = (process.env.ORIGINS ?? 'http://localhost:8080').split(' ');
const BODY_BYTES_MAX = 10_000;
const notes = [];

createServer(async (request, response) => {
  const { origin = '' } = request.headers;
  const answer = (status, body) => {
    response.writeHead(status, {
      'Content-Type': 'application/json',
      Vary: 'Origin',
      ...(ORIGINS.includes(origin) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Headers': 'content-type',
      }),
    });
    response.end(JSON.stringify(body));
  };
  if (request.method === 'OPTIONS') return answer(200, null);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/${name}-api/notes') return answer(404, { message: 'Not found.' });
  if (request.method === 'GET') return answer(200, notes);
  if (request.method !== 'POST') return answer(405, { message: 'Use GET or POST.' });
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > BODY_BYTES_MAX) return answer(413, { message: 'The note is too long.' });
  }
  try {
    const { note } = JSON.parse(text);
    if (typeof note !== 'string' || note.trim() === '') return answer(400, { message: 'Note is missing.' });
    notes.push({ id: String(notes.length + 1), note });
    answer(200, null);
  } catch {
    answer(400, { message: 'The body must be JSON.' });
  }
}).listen(PORT, '127.0.0.1', () => console.log(\`The server is ready on http://localhost:\${PORT}\`));
`;

const readmeOf = (name: string) => `# ${wordsOf(name).join(' ')}

A remote of a Frontdesk site.

\`\`\`sh
npm run dev                               # shows it alone, with a sample API
npm run dev -- --from https://site        # shows it in that deployed site
npm run server                            # its own server; then: npm run dev -- --api http://localhost:9000
npm run types                             # checks the types, and imports of the host's libraries
npm run build                             # builds dist/ and checks it
npm test                                  # checks dist/, and runs the unit tests
npm run publish -- --to https://site      # sends dist/ to the site; needs FRONTDESK_RELEASE_TOKEN
npm run status -- --of https://site       # shows what is live there; needs FRONTDESK_RELEASE_TOKEN
\`\`\`

\`remote.manifest.ts\` declares the pages and everything that the remote adds to the site. The guide is
\`node_modules/@frontdesk/remote-kit/README.md\`.

To release: move the changes of CHANGELOG.md under a new version, set it in remote.manifest.ts and package.json, and push a tag.
\`.github/workflows/publish.yml\` publishes it. It needs the variable \`FRONTDESK_SITE\` and the secret \`FRONTDESK_RELEASE_TOKEN\`,
which an operator of the site creates on \`/admin/releases\`.
`;

const AGENTS = `# Instructions for coding agents

Read \`node_modules/@frontdesk/remote-kit/AGENTS.md\`, and \`node_modules/@frontdesk/remote-kit/README.md\` for the commands. After
each change run \`npm run types\`, \`npm run build\` and \`npm test\`.
`;

const WORKFLOW = `name: publish
on:
  push:
    tags: ['v*']
permissions:
  contents: read
jobs:
  publish:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - run: npm ci
      - run: npm run types
      - run: npm run build
      - run: npm test
      - run: npm run publish -- --to "$FRONTDESK_SITE" --rollout 10 --halt
        env:
          FRONTDESK_SITE: \${{ vars.FRONTDESK_SITE }}
          FRONTDESK_RELEASE_TOKEN: \${{ secrets.FRONTDESK_RELEASE_TOKEN }}
`;
