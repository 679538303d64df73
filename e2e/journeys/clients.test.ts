import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { packClients } from '../../clients/pack';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { servePages } from '../harness/serve-pages';

const run = promisify(execFile);
const INSTALLED = path.resolve(import.meta.dirname, '../../clients/node_modules');

const SCRIPT = `
import { createClient } from '@frontdesk/client';

const desk = createClient({ url: process.env.SITE + '/', key: process.env.KEY });
const created = await desk.POST('/api/bot/create', { body: { name: 'By a script', description: 'x', enabled: true } });
const { data, error } = await desk.GET('/api/bot/getBots');
const refused = await desk.GET('/api/notification/getNotifications');
console.log(JSON.stringify({ created: created.response.status, names: data?.map((bot) => bot.name), error, refused: refused.error }));
`;

const MISTAKES = `
import { FrontdeskChat } from '@frontdesk/chat-react';
import { createClient } from '@frontdesk/client';

const desk = createClient({ url: 'https://desk.example.com' });
// @ts-expect-error There is no such call.
void desk.GET('/api/bot/getRobots');
// @ts-expect-error The name is a text.
void desk.POST('/api/bot/create', { body: { name: 1, description: 'x', enabled: true } });
// @ts-expect-error The agent is missing.
export const App = () => <FrontdeskChat server="https://desk.example.com" />;
`;

const app = (server: string, agent: string) => `
import { FrontdeskChat } from '@frontdesk/chat-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [isShown, setShown] = useState(true);
  return (
    <StrictMode>
      <button onClick={() => setShown(!isShown)}>Switch</button>
      {isShown && <FrontdeskChat server="${server}" agent="${agent}" />}
    </StrictMode>
  );
}
createRoot(document.getElementById('app')!).render(<App />);
`;

test.describe('The packages for other code, installed in a separate folder', inFull(), () => {
  test.use({ expectedComplaints: /ERR_FAILED .*chatbot-widget\.js/ });
  let folder = '';
  test.beforeAll(async ({ site }) => {
    folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-clients-'));
    const document = await (await fetch(`${site.url}/api/openapi.json`)).text();
    const modules = path.join(folder, 'node_modules');
    for (const file of await packClients(document, path.join(folder, 'packed'))) {
      const name = path.basename(file).replace(/^frontdesk-(.*)-[\d.]+\.tgz$/, '@frontdesk/$1');
      await mkdir(path.join(modules, name), { recursive: true });
      await run('tar', ['-xzf', file, '--strip-components=1', '-C', path.join(modules, name)]);
    }
    await mkdir(path.join(modules, '@types'));
    for (const name of ['openapi-fetch', 'react', 'react-dom', '@types/react']) {
      await symlink(path.join(INSTALLED, name), path.join(modules, name));
    }
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('have types for the calls and the props', async () => {
    await writeFile(path.join(folder, 'mistakes.tsx'), MISTAKES);
    const tsc = path.join(INSTALLED, '.bin/tsc');
    const flags = '--strict --noEmit --jsx react-jsx --target es2022 --module esnext --moduleResolution bundler'.split(
      ' ',
    );
    const { stdout } = await run(tsc, [...flags, 'mistakes.tsx'], { cwd: folder }).catch((error) => error);
    assert.equal(stdout, '');
  });

  test('allow a script to use an API key', async ({ site, newOwner }) => {
    const { token, context } = await newOwner();
    const created = await fetch(`${site.url}/api/keys/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Script', scopes: ['agents:read', 'agents:write'], days: null }),
    });
    const { key } = (await created.json()) as { readonly key: string };
    await writeFile(path.join(folder, 'script.mjs'), SCRIPT);
    const { stdout } = await run(process.execPath, ['script.mjs'], { cwd: folder, env: { SITE: site.url, KEY: key } });
    const { refused, ...rest } = JSON.parse(stdout) as { readonly refused: { readonly message: string } };
    assert.deepEqual(rest, { created: 200, names: ['By a script'] });
    assert.match(refused.message, /key/);
    await context.close();
  });

  test('show the chat while the component is mounted, only once even in strict mode', async ({
    site,
    newOwner,
    newTab,
  }) => {
    const { token, context } = await newOwner();
    const post = async (address: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(site.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { readonly id: string };
    };
    const { id: botId } = await post('/api/bot/create', { name: 'Rosa', description: 'x', enabled: true });
    const clientId = crypto.randomUUID();
    await post('/api/bot/createOrUpdateClient', { botId, clientId, isActive: true });
    await writeFile(path.join(folder, 'app.tsx'), app(site.url, clientId));
    await build({
      absWorkingDir: folder,
      entryPoints: ['app.tsx'],
      outfile: path.join(folder, 'app.js'),
      bundle: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
    });
    const page = `<!doctype html><title>Shop</title><div id="app"></div><script src="/app.js"></script>`;
    const files = new Map([
      ['/index.html', page],
      ['/app.js', await readFile(path.join(folder, 'app.js'), 'utf8')],
    ]);
    const policy = ['script-src', 'style-src', 'font-src'].map((name) => `${name} 'self' ${site.url}`).join('; ');
    const shop = await servePages(files, `default-src 'none'; ${policy}; img-src data:; connect-src ${site.url}`);
    const tab = await newTab(shop.url);
    const scripts: string[] = [];
    tab.page.on('request', (request) => request.url().endsWith('chatbot-widget.js') && scripts.push(request.url()));
    await tab.page.goto('/');
    const chat = tab.page.getByRole('button', { name: 'Open chat' });
    await chat.waitFor();
    assert.equal(await tab.page.locator('chatbot-widget').count(), 1);
    assert.equal(scripts.length, 1);
    await tab.page.getByRole('button', { name: 'Switch' }).click();
    await untilEqual(() => tab.page.locator('chatbot-widget').count(), 0);
    await tab.page.getByRole('button', { name: 'Switch' }).click();
    await chat.waitFor();
    await chat.click();
    await tab.page.getByRole('textbox').waitFor();
    await tab.context.close();

    // If the widget's script cannot load, the package stops watching the page.
    const broken = await newTab(shop.url);
    await broken.page.addInitScript(() => {
      const watchers = new Set<MutationObserver>();
      const { observe, disconnect } = MutationObserver.prototype;
      MutationObserver.prototype.observe = function (target, options) {
        if (target === document.documentElement) watchers.add(this);
        document.title = `${watchers.size} watch`;
        observe.call(this, target, options);
      };
      MutationObserver.prototype.disconnect = function () {
        watchers.delete(this);
        document.title = `${watchers.size} are left`;
        disconnect.call(this);
      };
    });
    await broken.page.route('**/chatbot-widget.js', (route) => route.abort());
    await broken.page.goto('/');
    await untilEqual(() => broken.page.title(), '0 are left');
    await broken.context.close();
    await context.close();
    await shop.end();
  });
});
