import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { composeSite } from '../../tooling/releases/compose-site';
import { sitePaths } from '../../tooling/releases/site-paths';
import { test } from '../harness/journey';
import { type OutsideTeam, outsideTeam } from '../harness/outside-team';
import { saveAtomically } from '../harness/start-development';
import { type Site, startSite } from '../harness/start-site';
import { startStaticSite } from '../harness/static-site';

// The host asks whether the site forwards the team's prefix, which it does not.
test.use({ expectedComplaints: / 404 .*\/hours-api\/notes$/ });

let team: OutsideTeam;
let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  team = await outsideTeam();
});
test.afterAll(async () => {
  await team?.end();
  await site?.end();
});

const PAGE = 'src/pages/hours/HoursPage.tsx';
const edit = (file: string, change: (text: string) => string) => saveAtomically(path.join(team.folder, file), change);

/** Runs `act` with a changed file, and then restores the file. */
async function whileEdited(file: string, change: (text: string) => string, act: () => Promise<void>): Promise<void> {
  const before = await readFile(path.join(team.folder, file), 'utf8');
  assert.notEqual(change(before), before, `${file} does not change`);
  await edit(file, change);
  await act().finally(() => edit(file, () => before));
}

test("a team that follows the kit's README can check types, build its remote and run its tests", async () => {
  const [, types = '', build = '', runTests = ''] = team.commands;
  await team.run(types);
  assert.match(await team.run(build), /hours 0\.1\.0 is built in dist\//);
  assert.match(await team.run(runTests), /dist\/ follows the contract\.[\s\S]*Tests: +\d+ passed, \d+ total/);
  await whileEdited(
    'dist/remote.json',
    (text) => text.replaceAll('"HoursPage"', '"OtherPage"'),
    () => assert.rejects(team.run(runTests), /OtherPage/),
  );
  await whileEdited(
    'src/messages.ts',
    (text) => text.replace("saved: 'Saved.'", "saved: 'Kept.'"),
    () => assert.rejects(team.run(runTests), /Unit tests failed/),
  );
});

test('after a failed build, the tests do not mistake the previous build for its result', async () => {
  await whileEdited(
    PAGE,
    (text) => text.replace('return (', 'return (('),
    async () => {
      await assert.rejects(team.run('npm run build'), (error) => {
        assert.match(String(error), /The build failed:[\s\S]*,-\[src\/pages\/hours\/HoursPage\.tsx:\d+:\d+\]/);
        assert.doesNotMatch(String(error), /backtrace|swc-loader/);
        return true;
      });
      await assert.rejects(team.run('npm test'), /The last build failed, and dist\/ has only an older one/);
    },
  );
  await team.run('npm run build');
});

test('a build keeps the files of the previous build, which a live site requests', async () => {
  const dist = path.join(team.folder, 'dist');
  const before = (await readdir(dist)).filter((file) => /\.[0-9a-f]{8}\.js$/.test(file));
  await whileEdited(
    'src/messages.ts',
    (text) => text.replace('Describe this page', 'Explain this page'),
    async () => void (await team.run('npm run build')),
  );
  const files = await readdir(dist);
  assert.deepEqual(
    before.filter((file) => !files.includes(file)),
    [],
  );
  assert.ok(files.some((file) => /^entry\.[0-9a-f]{8}\.js$/.test(file) && !before.includes(file)));
  const current = JSON.parse(await readFile(path.join(dist, 'build-files.json'), 'utf8')) as string[];
  assert.ok(current.length < files.length, 'the list has the files of the last build only');
  await team.run('npm run build');
});

test('types and build fail with the same message for a library of the host', async () => {
  await whileEdited(
    PAGE,
    (text) => text.replace('@frontdesk/remote-kit/ui/core', '@chakra-ui/react'),
    async () => {
      const sentence =
        /src\/pages\/hours\/HoursPage\.tsx imports @chakra-ui\/react, which belongs to the host\. Import from @frontdesk\/remote-kit\/ui\/core/;
      await assert.rejects(team.run('npm run types'), sentence);
      await assert.rejects(team.run('npm run build'), sentence);
    },
  );
});

test('wrong arguments end the command with a message and a separate exit code', async () => {
  const refused = (args: string, words: RegExp) =>
    assert.rejects(
      team.run(`frontdesk-remote ${args}`, { PATH: `${team.folder}/node_modules/.bin:${process.env['PATH']}` }),
      (error) => {
        assert.match(String(error), words);
        assert.equal((error as Error & { cause: { code: number } }).cause.code, 2);
        return true;
      },
    );
  await refused('ship', /There is no command ship\./);
  await refused('publish --to nowhere', /--to nowhere is not an address/);
  await refused('publish --to https://site.example --halt', /--halt needs a rollout/);
  await refused('publish --to https://site.example --token fr_x', /Unknown option '--token'/);
  await refused('publish --to https://site.example', /Set FRONTDESK_RELEASE_TOKEN/);
  await refused('dev --port many', /--port many is not a port/);
});

test('publish sends the build to a site', async () => {
  await team.run('npm run build');
  const requests: string[] = [];
  const token = `fr_${'secret'.repeat(7)}x`;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    if (request.method === 'POST') requests.push(`${request.url} ${request.headers.authorization}`);
    response.setHeader('Content-Type', 'application/json');
    response.end('{"id":"0a1b","version":"0.1.0","state":"waiting","preview":null}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const printed = await team.run(`npm run publish -- --to ${url}`, { FRONTDESK_RELEASE_TOKEN: token });
    assert.match(printed, /hours 0\.1\.0 \(0a1b\) is stored, and is waiting for an operator to add hours on/);
    assert.deepEqual(requests, [`/api/releases/publish?remote=hours&mode=live Bearer ${token}`]);
  } finally {
    server.close();
  }
});

test("the site shows the remote from the team's own deployment, with its styles and first view", async ({
  newOwner,
}) => {
  await writeFile(path.join(team.folder, 'src/box.module.css'), '.box { border-top: 7px solid rgb(1, 2, 3); }');
  await writeFile(
    path.join(team.folder, 'src/ClosedPage.tsx'),
    `import { Text } from '@frontdesk/remote-kit/ui/core';
import styles from './box.module.css';

export function ClosedPage() {
  return <div className={styles.box} data-testid="box"><Text>We are closed today</Text></div>;
}
`,
  );
  await edit('remote.manifest.ts', (text) =>
    text
      .replace('pages: {', "pages: {\n    ClosedPage: './src/ClosedPage.tsx',")
      .replace(
        'routes: [',
        "routes: [\n    { path: '/closed', page: 'ClosedPage', access: 'public', title: 'Closed' },",
      ),
  );
  await team.run('npm run types');
  await team.run('npm run build');
  const deployed = await startStaticSite({ source: path.join(team.folder, 'dist') });
  const { page, context } = await newOwner({ url: site.url });
  try {
    const paths = { ...sitePaths(), site: site.folder, store: path.join(team.folder, 'releases') };
    await composeSite({ changes: [{ kind: 'address', part: 'hours', address: deployed.url }], paths });
    await page.goto('/hours');
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor();
    await page.getByLabel('Note').fill('closed on Monday');
    await page.goto('/closed');
    await page.locator('#root').getByText('We are closed today').waitFor();
    const border = await page
      .locator('#root')
      .getByTestId('box')
      .evaluate((box) => getComputedStyle(box).borderTopWidth);
    assert.equal(border, '7px');
    // What visitors see before any script runs.
    const html = await (await fetch(`${site.url}/closed`)).text();
    assert.match(html, /<template data-view="\/closed">(?:(?!<\/template>).)*We are closed today/);
  } finally {
    await context.close();
    await deployed.end();
  }
});
