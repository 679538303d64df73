import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '../../server/test/support/free-port';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { composeSite } from '../../tooling/releases/compose-site';
import { sitePaths } from '../../tooling/releases/site-paths';
import { codeBlocks, commandsOf } from '../harness/code-blocks';
import { test } from '../harness/journey';
import { type OutsideTeam, outsideTeam } from '../harness/outside-team';
import { type Site, startSite } from '../harness/start-site';
import { startStaticSite } from '../harness/static-site';

let team: OutsideTeam;
let site: Site;
let commands: { check: string; build: string; test: string; showAlone: string };

test.beforeAll(async () => {
  site = await startSite();
  team = await outsideTeam();
  const [, workBlock = ''] = codeBlocks(team.readme, 'sh');
  const [check = '', build = '', test = '', showAlone = ''] = commandsOf(workBlock);
  commands = { check, build, test, showAlone };
  const [manifest = '', config = '', tests = ''] = codeBlocks(team.readme, 'ts');
  const [page = ''] = codeBlocks(team.readme, 'tsx');
  const [compilerConfig = ''] = codeBlocks(team.readme, 'json');
  const files = {
    'remote.manifest.ts': manifest,
    'webpack.config.ts': config,
    'remote.test.ts': tests,
    'src/HoursPage.tsx': page,
    'tsconfig.json': compilerConfig,
  };
  await mkdir(path.join(team.folder, 'src'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(team.folder, name), content);
});
test.afterAll(async () => {
  await team?.end();
  await site?.end();
});

test("a team that follows the kit's README can check types, build its remote and run the contract tests", async () => {
  await team.run(commands.check);
  await team.run(commands.build);
  const runTests = () => team.run(commands.test);
  assert.match(await runTests(), /pass 3\n\S+ fail 0/);
  const file = path.join(team.folder, 'dist/remote.json');
  const built = await readFile(file, 'utf8');
  await writeFile(file, built.replace('"HoursPage"', '"OtherPage"'));
  await assert.rejects(runTests(), /OtherPage/);
  await writeFile(file, built);
});

test('a build keeps the files of the build before it, which a live site requests', async () => {
  const dist = path.join(team.folder, 'dist');
  const before = (await readdir(dist)).filter((file) => /\.[0-9a-f]{8}\.js$/.test(file));
  const page = path.join(team.folder, 'src/HoursPage.tsx');
  const source = await readFile(page, 'utf8');
  await writeFile(page, source.replace('When your agents answer', 'When they answer'));
  await team.run(commands.build);
  const files = await readdir(dist);
  assert.deepEqual(
    before.filter((file) => !files.includes(file)),
    [],
  );
  assert.ok(files.some((file) => /^entry\.[0-9a-f]{8}\.js$/.test(file) && !before.includes(file)));
  await writeFile(page, source);
  await team.run(commands.build);
});

test('a build fails with a sentence for a page that imports a library of the host', async () => {
  const page = path.join(team.folder, 'src/HoursPage.tsx');
  const source = await readFile(page, 'utf8');
  await writeFile(page, source.replace('@frontdesk/remote-kit/ui/core', '@chakra-ui/react'));
  await assert.rejects(
    team.run(commands.build),
    /src\/HoursPage\.tsx imports @chakra-ui\/react, which belongs to the host\. Import from @frontdesk\/remote-kit\/ui\/core/,
  );
  await writeFile(page, source);
});

test("the site shows the remote from the team's own deployment", async ({ newOwner }) => {
  const deployed = await startStaticSite({ source: path.join(team.folder, 'dist') });
  const { page, context } = await newOwner({ url: site.url });
  try {
    const paths = { ...sitePaths(), site: site.folder, store: path.join(team.folder, 'releases') };
    await composeSite({
      changes: [{ kind: 'address', part: 'hours', address: deployed.url }],
      paths,
    });
    await page.goto('/hours');
    await page.getByRole('heading', { level: 1, name: 'Opening hours' }).waitFor();
    await page.getByText('0 agents').waitFor();
    await page.getByLabel('Note').fill('closed on Monday');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Noted: closed on Monday').waitFor();
    const own = await readFile(path.join(team.folder, 'dist/remote.json'), 'utf8');
    assert.match(own, /"groups":\s*\[\s*"form",\s*"query"\s*\]/);
  } finally {
    await context.close();
    await deployed.end();
  }
});

test('the remote is shown alone with a sample API', async ({ newTab }) => {
  const port = await freePorts(1);
  await rm(path.join(team.folder, 'dist'), { recursive: true });
  const stop = team.start(`${commands.showAlone} --port ${port}`);
  const { page, context } = await newTab(`http://localhost:${port}`);
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
