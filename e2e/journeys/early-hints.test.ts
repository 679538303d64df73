import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { startSite } from '../harness/start-site';

/** A file that a page preloads but does not use. */
const UNUSED = '/admin/remotes.json?unused';

// Registries that are missing or changed on purpose.
test.use({ expectedComplaints: /registry|remotes\.json|Failed to load resource/ });

let token: string;

test.beforeAll(async ({ site }) => {
  ({ token } = await registerOwner(site.url));
});

/** Opens an address with the registry held back. Once `file` is requested, returns all requests so far and a function that releases it. */
async function openWithoutRegistry(page: Page, address: string, file: RegExp) {
  let sendRegistry = () => {};
  const waiting = new Promise<void>((resolve) => {
    sendRegistry = resolve;
  });
  await page.route('**/admin/remotes.json', async (route) => {
    await waiting;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: 'commit' });
  await untilEqual(() => requested.some((url) => file.test(url)), true, `${file} is requested`);
  return { requested, sendRegistry };
}

test('a page loads its files and its data in parallel with the registry, each once', async ({ newTab, site }) => {
  const { page } = await newTab(site.url, { token });
  const { requested, sendRegistry } = await openWithoutRegistry(page, '/agent', /_AgentListPage\./);
  for (const file of [/remotes\/agents\/entry\./, /getBots$/]) {
    assert.ok(
      requested.some((url) => file.test(url)),
      `${file}`,
    );
  }
  assert.ok(!requested.some((url) => url.includes('LoginPage')), 'nothing of the login page');
  sendRegistry();
  await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
  await page.waitForLoadState('networkidle');
  const files = requested.filter((url) => url.endsWith('.js') || url.endsWith('getBots'));
  assert.deepEqual(
    files.filter((url, at) => files.indexOf(url) !== at),
    [],
  );
});

test('the first scripts are marked to be compiled while they load', async ({ site }) => {
  const page = await (await fetch(`${site.url}/agent`)).text();
  const files = new Set(page.match(/(?<=["/])(?:vendor|main|common|shell|home)\.[0-9a-f]{8}\.js/g));
  assert.equal(files.size, 5);
  for (const file of files) {
    const script = await (await fetch(`${site.url}/admin/${file}`)).text();
    assert.match(script, /^\/\/# allFunctionsCalledOnLoad\n/, file);
  }
});

test('a visitor loads the login page at the address of another page, in her language', async ({ newTab, site }) => {
  const { page } = await newTab(site.url, { locale: 'de-DE' });
  const { requested, sendRegistry } = await openWithoutRegistry(page, '/agent', /_LoginPage\./);
  assert.ok(!requested.some((url) => url.includes('AgentListPage') || url.startsWith('/api/')), requested.join());
  const early = requested.find((url) => /remotes\/account\/entry\./.test(url));
  sendRegistry();
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
  assert.deepEqual(
    requested.filter((url) => /remotes\/account\/entry\./.test(url)),
    [early],
  );
});

test(
  'during a rollout a browser loads only its own release, even one that gets its rollout number during this load',
  inFull(),
  async ({ newTab }) => {
    const site = await startSite();
    try {
      const file = path.join(site.folder, 'admin/remotes.json');
      const { remotes } = JSON.parse(await readFile(file, 'utf8'));
      const listed = remotes.find(({ name }: { name: string }) => name === 'agents');
      const entry = `${listed.entry}?next`;
      const next = { ...listed, entry, integrity: { [entry]: listed.integrity[listed.entry] }, rollout: 10 };
      const others = remotes.filter((remote: unknown) => remote !== listed);
      await writeFile(file, JSON.stringify({ remotes: [...others, { ...next, previous: listed }] }));
      const { token: own } = await registerOwner(site.url);
      for (const share of ['9.9', '10', null]) {
        const { context, page } = await newTab(site.url, { token: own });
        await context.addInitScript(
          share === null ? 'Math.random = () => 0.05' : `localStorage.setItem('ROLLOUT_SHARE', '${share}')`,
        );
        const entries: string[] = [];
        page.on('request', (request) => {
          if (/remotes\/agents\/entry\./.test(request.url())) entries.push(new URL(request.url()).search);
        });
        const { sendRegistry } = await openWithoutRegistry(page, '/agent', /_AgentListPage\./);
        sendRegistry();
        await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
        assert.deepEqual(entries, [share === '10' ? '' : '?next'], `${share}`);
        await context.close();
      }
    } finally {
      await site.end();
    }
  },
);

test(
  'files that the registry does not name after all are neither run nor reported as unused',
  inFull(),
  async ({ newTab, site }) => {
    const withoutAccount = async (route: Route) => {
      const { remotes } = await (await route.fetch()).json();
      await route.fulfill({ json: { remotes: remotes.filter(({ name }: { name: string }) => name !== 'account') } });
    };
    const cases: [address: string, own: string | undefined, answer: (route: Route) => unknown][] = [
      ['/login', undefined, withoutAccount],
      ['/agent', token, (route) => route.fulfill({ status: 500, body: '' })],
      ['/MyQr', token, () => {}],
    ];
    await Promise.all(
      cases.map(async ([address, own, answer]) => {
        const { context, page } = await newTab(site.url, own === undefined ? {} : { token: own });
        await page.route('**/admin/remotes.json', answer);
        await page.addInitScript((href) => {
          addEventListener('DOMContentLoaded', () => {
            document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href }));
          });
        }, UNUSED);
        const warnings: string[] = [];
        page.on('console', (message) => warnings.push(message.text()));
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('.js')) scripts.push(request.url());
        });
        await page.goto(address, { waitUntil: 'commit' });
        // Chromium warns only after a few seconds, and about all unused files at the same time.
        await untilEqual(() => warnings.some((text) => text.includes(UNUSED)), true, 'the unused file is reported');
        assert.ok(
          scripts.some((url) => /remotes\/\w+\/entry\./.test(url)),
          address,
        );
        assert.deepEqual(
          warnings.filter((text) => text.includes('preload') && !text.includes(UNUSED)),
          [],
          address,
        );
        assert.deepEqual(
          await page.evaluate(() => Object.keys(window).filter((name) => /^frontdesk_remote/.test(name))),
          [],
        );
        await context.close();
      }),
    );
  },
);
