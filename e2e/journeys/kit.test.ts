import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { composeSite } from '../../tooling/compose-site';
import { sitePaths } from '../../tooling/releases/site-paths';
import { freePorts } from '../harness/free-ports';
import { newToken } from '../harness/new-token';
import { openBrowser, openPage } from '../harness/open-browser';
import { type OutsideTeam, outsideTeam } from '../harness/outside-team';
import { type Site, startSite } from '../harness/start-site';
import { startStaticSite } from '../harness/static-site';
import { untilEqual } from '../harness/until-equal';

const TSC = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const WEBPACK = ['--import', 'tsx', 'node_modules/webpack-cli/bin/cli.js'];
const PAGE = `
import { showToast, useParams } from '@frontdesk/remote-kit/app';
import { getBots } from '@frontdesk/remote-kit/endpoints/bot';
import { endpointQuery, useQuery } from '@frontdesk/remote-kit/query';
import { Button, PageFrame, Text } from '@frontdesk/remote-kit/ui/core';
import { TextField } from '@frontdesk/remote-kit/ui/form';
import { useState } from 'react';

export function HoursPage() {
  const { day } = useParams();
  const { data: agents } = useQuery(endpointQuery(getBots, {}));
  const [note, setNote] = useState('');
  return (
    <PageFrame title="Opening hours" intro={day ?? 'Every day'}>
      <Text>{agents ? \`\${agents.length} agents\` : 'Loading...'}</Text>
      <TextField label="Note" name="note" value={note} errors={[]} onChange={setNote} />
      <Button onClick={() => showToast('success', \`Noted: \${note}\`)}>Save</Button>
    </PageFrame>
  );
}
`;

let team: OutsideTeam;
let browser: Browser;
let site: Site;

before(async () => {
  site = await startSite();
  browser = await openBrowser();
  team = await outsideTeam();
  const readme = await readFile(path.join(team.folder, 'node_modules/@frontdesk/remote-kit/README.md'), 'utf8');
  const [manifest = '', config = '', tests = ''] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code]) => code,
  );
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const files = {
    'remote.manifest.ts': manifest,
    'webpack.config.ts': config,
    'remote.test.ts': tests,
    'src/HoursPage.tsx': PAGE,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, target: 'es2022' },
      include: ['*.ts', 'src'],
    }),
  };
  await mkdir(path.join(team.folder, 'src'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(team.folder, name), content);
});
after(async () => {
  await browser?.close();
  await team?.end();
  await site?.end();
});

test('a team with the packed kit alone checks its types, builds its remote and tests that it keeps the contract', async () => {
  await team.node(TSC, '-p', '.');
  await team.node(...WEBPACK);
  const runTests = () => team.node('--import', 'tsx', '--test', '--test-reporter=tap', 'remote.test.ts');
  assert.match(await runTests(), /# pass 3\n# fail 0/);
  const file = path.join(team.folder, 'dist/remote.json');
  const built = await readFile(file, 'utf8');
  await writeFile(file, built.replace('"HoursPage"', '"OtherPage"'));
  await assert.rejects(runTests(), /OtherPage/);
  await writeFile(file, built);
});

test('the site shows the remote from where the team deployed it', async () => {
  const deployed = await startStaticSite({ source: path.join(team.folder, 'dist') });
  const { page, context, complaints } = await openPage(browser, site.url);
  try {
    const paths = { ...sitePaths(), site: site.folder, store: path.join(team.folder, 'releases') };
    await composeSite({
      isStale: true,
      changes: [{ kind: 'address', part: 'hours', address: deployed.url }],
      paths,
    });
    const token = await newToken(site.url);
    await context.addInitScript({ content: `localStorage.setItem('TOKEN', ${JSON.stringify(token)})` });
    await page.goto('/hours');
    await page.getByRole('heading', { level: 1, name: 'Opening hours' }).waitFor();
    await page.getByText('0 agents').waitFor();
    await page.getByLabel('Note').fill('closed on Monday');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Noted: closed on Monday').waitFor();
    assert.deepEqual(
      complaints.filter((complaint) => !/hub/i.test(complaint)),
      [],
    );
    const own = await readFile(path.join(team.folder, 'dist/remote.json'), 'utf8');
    assert.match(own, /"kit":\s*\[\s*"form",\s*"query"\s*\]/);
  } finally {
    await context.close();
    await deployed.end();
  }
});

test('the remote is shown alone with a sample API', async () => {
  const port = await freePorts(1);
  await rm(path.join(team.folder, 'dist'), { recursive: true });
  const stop = team.start({ ALONE: '1', NODE_ENV: 'development' }, ...WEBPACK, 'serve', '--port', String(port));
  const { page, context } = await openPage(browser, `http://localhost:${port}`);
  try {
    const answers = () => page.goto('/hours').then(Boolean, () => false);
    await untilEqual(answers, true, 'the development server answers');
    await page.getByRole('heading', { level: 1, name: 'Opening hours' }).waitFor();
    await page.getByText('3 agents').waitFor();
  } finally {
    await context.close();
    stop();
  }
});
