import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { drawPdf, makeDocx } from '../../server/test/support/files';
import { ServerProcess } from '../../server/test/support/server-process';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { packageFor } from '../../tooling/package/package-for';
import { inFull, test } from '../harness/journey';

const ROOT = path.resolve(import.meta.dirname, '../..');
const scan = (name: string) => readFile(path.join(ROOT, 'server/test/fixtures/scans', `${name}.png`));

test.describe('The files for production', inFull(), () => {
  const home = path.join(tmpdir(), `frontdesk-package-${randomUUID()}`);
  const folder = path.join(home, 'app');
  let bytes = 0;
  let server: ServerProcess;
  test.beforeAll(async () => {
    bytes = await packageFor(folder);
    // Without a PATH it finds no program of this machine by name.
    const env = { PATH: '/usr/bin:/bin', NODE_ENV: 'production', DATA_DIR: path.join(home, 'data') };
    server = await ServerProcess.start(env, path.join(folder, 'server/dist/main.js'));
    await server.until('ready');
    await server.signUp();
  });
  test.afterAll(async () => {
    await server.end('SIGTERM');
    await rm(home, { recursive: true, force: true });
  });

  test('take up at most 132 MB, and include no source maps and no package of the pages or the tooling', async () => {
    assert.ok(bytes < 132e6, `${bytes} bytes`);
    const packages = await readdir(path.join(folder, 'node_modules/.pnpm'));
    const others = /^(@chakra-ui|react-dom|webpack|typescript|playwright|jest|tsx|esbuild)/;
    assert.deepEqual(
      packages.filter((name) => others.test(name)),
      [],
    );
    const files = await readdir(folder, { recursive: true });
    assert.deepEqual(
      files.filter((name) => name.endsWith('.map')),
      [],
    );
  });

  test('serve the site and the documentation of the API', async ({ newTab }) => {
    const { page, context } = await newTab(server.url);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'authentication', exact: true }).waitFor();
    await context.close();
  });

  test('read Word files and scans, and embed their passages', async () => {
    const { json: bot } = await server.call('/api/bot/create', { name: 'Rosa', description: 'x', enabled: true });
    const botId = String(bot['id']);
    const image = await scan('menu-en');
    const files = {
      'scan.pdf': await drawPdf([(pdf) => void pdf.image(image, 40, 40, { width: 500 })]),
      'rules.docx': await makeDocx(['# Dogs', 'Dogs are welcome in the garden.']),
    };
    const documents = Object.entries(files).map(([name, content]) => ({
      documentId: randomUUID(),
      name,
      type: 0,
      status: 0,
      base64Content: content.toString('base64'),
    }));
    assert.equal((await server.call('/api/v1.0/document/upload', { botId, documents })).status, 200);
    await untilEqual(async () => {
      const { json } = await server.call(`/api/bot/getBot?botId=${botId}`);
      return (json['documents'] as { status: number }[]).map(({ status }) => status);
    }, [2, 2]);
    await untilEqual(async () => {
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      return /^frontdesk_passages_waiting 0$/m.test(metrics);
    }, true);
  });

  test('contain the commands that compose a site and back up the data', async () => {
    const run = promisify(execFile);
    const env = { PATH: '/usr/bin:/bin', DATA_DIR: path.join(home, 'data') };
    const program = (name: string) => path.join(folder, 'server/dist', name);
    const { stdout } = await run(process.execPath, [program('compose.js'), '--releases'], { env, cwd: folder });
    assert.match(stdout, /./);
    const file = path.join(home, 'backup');
    await run(process.execPath, [program('backup.js'), 'backup', file], { env });
    assert.ok((await stat(file)).size > 0);
  });
});
